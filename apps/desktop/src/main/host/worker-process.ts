import { type UtilityProcess, utilityProcess } from 'electron'
import { z } from 'zod'
import { type Answer, failureCodeSchema } from '../../shared/answer.ts'
import type { SendTask } from '../scoring/task-queue.ts'

const replySchema = z.object({
  id: z.int(),
  answer: z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), value: z.unknown() }),
    z.object({ ok: z.literal(false), code: failureCodeSchema, message: z.string() }),
  ]),
})

/** Runs the engine in a process of its own; one that died is started again with the next task. */
export function startWorker(script: string): { readonly send: SendTask; stop(): void } {
  const open = new Map<number, (answer: Answer<unknown>) => void>()
  let child: UtilityProcess | null = null
  let lastId = 0

  const start = (): UtilityProcess => {
    const started = utilityProcess.fork(script, [], { serviceName: 'Content Trust engine' })
    started.on('message', (message: unknown) => {
      const { id, answer } = replySchema.parse(message)
      open.get(id)?.(answer)
      open.delete(id)
    })
    started.on('exit', () => {
      if (child === started) child = null
      const message = 'Scoring was interrupted. It starts again with the next change.'
      for (const settle of open.values()) settle({ ok: false, code: 'interrupted', message })
      open.clear()
    })
    return started
  }
  child = start()

  return {
    send: (name, input) =>
      new Promise((resolve) => {
        child ??= start()
        lastId += 1
        open.set(lastId, resolve)
        child.postMessage({ id: lastId, name, input })
      }),
    stop: () => {
      child?.kill()
    },
  }
}
