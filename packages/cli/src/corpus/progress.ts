import type { Output } from '../host.ts'

/** Says how far a run is, on a terminal. */
export interface RunProgress {
  /** Hears of bytes that were read, packed or not. */
  readonly count: (bytes: number) => void
  /** Hears of rows that are done. */
  readonly tell: (rows: number) => void
  readonly stop: () => void
}

const EVERY_MS = 500

/** A line on standard error that is written again and again: rows, rate and time left. */
export function createRunProgress(
  output: Output,
  /** Bytes of all inputs; null when standard input is one of them. */
  total: number | null,
  isWanted: boolean,
  now: () => number = () => performance.now(),
): RunProgress {
  if (!isWanted || !output.isTerminal) return { count: () => {}, tell: () => {}, stop: () => {} }
  const started = now()
  let told = started
  let bytes = 0
  let rows = 0
  let first: { readonly bytes: number; readonly at: number } | null = null
  return {
    count: (more) => {
      bytes += more
    },
    tell: (more) => {
      rows += more
      const at = now()
      // What an earlier run did, and how threads start, says nothing about the rate.
      first ??= { bytes, at }
      if (at - told < EVERY_MS) return
      told = at
      const rate = (bytes - first.bytes) / Math.max(1, at - first.at)
      void output.write(`\r${line(rows, bytes, total, rate)}\u001B[K`)
    },
    stop: () => {
      if (told !== started) void output.write('\r\u001B[K')
    },
  }
}

function line(rows: number, bytes: number, total: number | null, rate: number): string {
  const done = `${rows} rows, ${megabytes(bytes)}`
  const speed = `${(rate / 1000).toFixed(1)} MB/s`
  if (total === null || rate <= 0) return `${done}, ${speed}`
  const share = Math.min(100, Math.floor((100 * bytes) / Math.max(1, total)))
  const left = duration(Math.max(0, total - bytes) / rate / 1000)
  return `${done} of ${megabytes(total)} (${share} %), ${speed}, ${left} left`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 60) return `${whole} s`
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`
}
