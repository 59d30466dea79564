import { type MediaLimits, type MediaTask, mediaLimits } from '../tasks/media-task.ts'
import type { Outcome } from '../tasks/outcome.ts'
import { DecodingProcess } from './decoding-process.ts'

const MAX_PROCESSES = 8

/** Where media is scored. */
export interface MediaPlace {
  readonly jobs: number
  readonly signal: AbortSignal
  readonly limits?: MediaLimits
  /** The decoding program; tests pass one that misbehaves. */
  readonly entry?: string
}

/**
 * Spreads media over processes and yields the outcomes in the order of the tasks. Processes and not threads:
 * a decoder that crashes or takes all memory then ends alone.
 */
export async function* scoreInProcesses(
  tasks: readonly MediaTask[],
  { jobs, signal, limits = mediaLimits, entry }: MediaPlace,
): AsyncGenerator<Outcome> {
  const count = Math.min(jobs, tasks.length, MAX_PROCESSES)
  const processes = Array.from({ length: count }, () => new DecodingProcess(limits, entry))
  const stop = () => {
    for (const process of processes) process.stop()
  }
  signal.addEventListener('abort', stop)
  const { acquire, release } = shareOut(processes)
  const outcomes = tasks.map(async (task) => {
    const process = await acquire()
    const outcome = await process.score(task)
    release(process)
    return outcome
  })
  try {
    for (const outcome of outcomes) {
      const done = await outcome
      if (signal.aborted) return
      yield done
    }
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}

/** Lends out free things, first come, first served. */
function shareOut<Thing>(things: readonly Thing[]) {
  const free = [...things]
  const waiting: ((thing: Thing) => void)[] = []
  return {
    acquire: async (): Promise<Thing> =>
      free.shift() ?? (await new Promise((resolve) => waiting.push(resolve))),
    release: (thing: Thing): void => {
      const next = waiting.shift()
      if (next === undefined) free.push(thing)
      else next(thing)
    },
  }
}
