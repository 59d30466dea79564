import { FRAME, HOP } from './frames.ts'

/** One voiced frame. */
export interface Voiced {
  readonly frame: number
  /** Pitch in hertz. */
  readonly pitch: number
  /** How alike one period is to the next, 0 to 1. */
  readonly likeness: number
}

const RATE = 16_000
/** Range of pitch in hertz. */
const LOWEST = 65
const HIGHEST = 420
const LEAST_LIKENESS = 0.5
/** Only every second sample is compared at first: pitch lies far below. */
const STEP = 2

/** Finds the pitch of spoken frames by autocorrelation over two frames' length. */
export function findPitch(
  values: Float32Array,
  spoken: readonly number[],
  frames: number,
): Voiced[] {
  const shortest = Math.floor(RATE / HIGHEST)
  const longest = Math.ceil(RATE / LOWEST)
  const span = FRAME + HOP - longest
  const likenessAt = likenessOf(values, span)
  const found: Voiced[] = []
  for (const frame of spoken) {
    if (frame >= frames - 3) continue
    const from = frame * HOP
    let best = 0
    let bestLag = 0
    for (let lag = shortest; lag <= longest; lag += STEP) {
      const value = likenessAt(from, lag, STEP)
      // A longer lag must be clearly better, or octaves below would win.
      if (value > best * 1.02 + 0.01) {
        best = value
        bestLag = lag
      }
    }
    if (best < LEAST_LIKENESS) continue
    const [before, here, after] = [-1, 0, 1].map((gap) => likenessAt(from, bestLag + gap, 1))
    const bend = before - 2 * here + after
    const shift = bend < 0 ? Math.max(-1, Math.min(1, (0.5 * (before - after)) / bend)) : 0
    const likeness = here - 0.25 * (before - after) * shift
    if (likeness < LEAST_LIKENESS) continue
    found.push({ frame, pitch: RATE / (bestLag + shift), likeness: Math.min(1, likeness) })
  }
  return found
}

/** Likeness of two parts of a wave that lie a lag apart, 1 for the same shape. */
function likenessOf(values: Float32Array, span: number) {
  // Sums of squares up to each sample, so that the power of any part is one difference.
  const squares = new Float64Array(values.length + 1)
  for (let at = 0; at < values.length; at++) squares[at + 1] = squares[at] + values[at] ** 2
  return (from: number, lag: number, step: number): number => {
    let product = 0
    for (let at = from; at < from + span; at += step) product += values[at] * values[at + lag]
    const own = squares[from + span] - squares[from]
    const other = squares[from + lag + span] - squares[from + lag]
    return (product * step) / Math.sqrt(own * other + 1e-12)
  }
}
