import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import type { HostileName } from './hostile-kinds.ts'
import type { ServiceProcess } from './start-process.ts'

/** An attack that is going on. */
export interface Attack {
  /** Ends it; how many answers of each status it got, 0 for connections that ended without one. */
  stop(): Promise<Readonly<Record<string, number>>>
}

const script = fileURLToPath(new URL('./hostile-load.ts', import.meta.url))
const statusesSchema = z.record(z.string(), z.number())

/** Begins an attack from a thread of its own. */
export async function startAttack(
  name: HostileName,
  { address, hostile }: ServiceProcess,
): Promise<Attack> {
  const worker = new Worker(script, { workerData: { name, address, key: hostile } })
  await once(worker, 'message')
  return {
    stop: async () => {
      const answer = once(worker, 'message')
      worker.postMessage('end')
      const [statuses] = await answer
      await worker.terminate()
      return statusesSchema.parse(statuses)
    },
  }
}
