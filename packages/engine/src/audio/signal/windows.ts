import { SPEECH_RATE } from './samples.ts'

/** Seconds of a window; the model was fitted to recordings of at most that length. */
const SECONDS = 10
/** Windows that are measured of one recording; each takes about 200 ms. */
const MOST_WINDOWS = 6
/** A rest shorter than this is left out. */
const LEAST_SECONDS = 1

/** A part of a recording, in seconds. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Windows spread evenly over a recording; none for one that is too short. */
export function chooseSpans(length: number): Span[] {
  const seconds = length / SPEECH_RATE
  if (seconds < LEAST_SECONDS) return []
  const count = Math.min(MOST_WINDOWS, Math.max(1, Math.round(seconds / SECONDS)))
  const width = Math.min(SECONDS, seconds / count)
  return Array.from({ length: count }, (_, at) => {
    const start = ((seconds - width) * at) / Math.max(1, count - 1)
    return { start, end: start + width }
  })
}
