import type { Output } from '../host.ts'

/** Shows the progress of a run. */
export interface Progress {
  step(): Promise<void>
  /** Makes room for other lines; the next step shows the bar below them. */
  clear(): Promise<void>
  stop(): Promise<void>
}

/** A shorter run is over before anybody reads a bar. */
const LONG_RUN_MS = 1000
const CLEAR_LINE = '\r\x1b[2K'
const nothing = async () => {}

/** A bar on standard error, once a run on a terminal takes long; elsewhere nothing. */
export function createProgress(
  output: Output,
  total: number,
  isWanted: boolean,
  noun = 'files',
): Progress {
  if (!isWanted || !output.isTerminal || total === 0)
    return { step: nothing, clear: nothing, stop: nothing }
  const started = performance.now()
  let done = 0
  let bar: Promise<Bar> | null = null
  // Drafts are scored in this thread, which delays timers; media is decoded elsewhere, where only a timer helps.
  const timer = setTimeout(() => {
    bar ??= openBar(total, done, noun)
  }, LONG_RUN_MS)
  return {
    step: async () => {
      done++
      if (done < total && performance.now() - started > LONG_RUN_MS)
        bar ??= openBar(total, done, noun)
      const open = await bar
      open?.update(done)
    },
    clear: async () => {
      if (bar !== null) await output.write(CLEAR_LINE)
    },
    stop: async () => {
      clearTimeout(timer)
      const open = await bar
      open?.stop()
    },
  }
}

interface Bar {
  update(value: number): void
  stop(): void
}

async function openBar(total: number, done: number, noun: string): Promise<Bar> {
  const { SingleBar, Presets } = await import('cli-progress')
  // Before the first file is done, there is nothing to estimate from.
  const time = done === 0 ? '{duration_formatted}' : '{eta_formatted} left'
  const format = ` {bar} {value} of {total} ${noun}, ${time}`
  const bar = new SingleBar(
    // Cursor and line wrapping are left alone: Ctrl+C ends the process at once, and nothing would restore them.
    { format, clearOnComplete: true, linewrap: true, stream: process.stderr },
    Presets.shades_classic,
  )
  bar.start(total, done)
  return bar
}
