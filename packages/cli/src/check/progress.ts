import type { Output } from '../host.ts'

/** Says how far a run is. */
export interface Progress {
  step(): Promise<void>
  stop(): void
}

/** Below this time a run is over before a bar is read. */
const LONG_RUN_MS = 1000

/** A bar on standard error, once a run on a terminal takes long; elsewhere nothing. */
export function createProgress(output: Output, total: number, isWanted: boolean): Progress {
  if (!isWanted || !output.isTerminal) return { step: async () => {}, stop: () => {} }
  const started = performance.now()
  let done = 0
  let bar: { update(value: number): void; stop(): void } | null = null
  return {
    step: async () => {
      done++
      if (bar === null && done < total && performance.now() - started > LONG_RUN_MS) {
        const { SingleBar, Presets } = await import('cli-progress')
        const format = ' {bar} {value} of {total} drafts, {eta_formatted} left'
        const single = new SingleBar(
          { format, clearOnComplete: true, hideCursor: true, stream: process.stderr },
          Presets.shades_classic,
        )
        single.start(total, done)
        bar = single
      }
      bar?.update(done)
    },
    stop: () => bar?.stop(),
  }
}
