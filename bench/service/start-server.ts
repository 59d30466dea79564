import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { ServerUsage } from './server-usage.ts'

const script = fileURLToPath(new URL('./measured-server.ts', import.meta.url))
const helloSchema = z.object({ address: z.string(), key: z.string() })
const usageSchema = z.object({ cpuMs: z.number(), residentBytes: z.number() })

export interface MeasuredServer {
  readonly address: string
  readonly key: string
  usage(): Promise<ServerUsage>
  stop(): Promise<void>
}

/** Starts the service in a process of its own, on SQLite or on the PostgreSQL at an address. */
export async function startMeasuredServer(databaseUrl?: string): Promise<MeasuredServer> {
  const child = fork(script, databaseUrl === undefined ? [] : [databaseUrl], {
    execArgv: ['--conditions=source'],
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error('The measured server ended.')
  })
  // At the end it may.
  ended.catch(() => {})
  const nextMessage = async (): Promise<unknown> => {
    const [message] = await Promise.race([once(child, 'message'), ended])
    return message
  }
  const { address, key } = helloSchema.parse(await nextMessage())
  return {
    address,
    key,
    usage: async () => {
      const message = nextMessage()
      child.send('usage')
      return usageSchema.parse(await message)
    },
    stop: async () => {
      const exit = once(child, 'exit')
      child.disconnect()
      await exit
    },
  }
}
