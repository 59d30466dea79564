import { calibrate } from './calibration.ts'

/**
 * A map from raw scores to published ones that depends on the kind of writing. Each kind has the raw
 * scores at which people of that kind reach the same published scores, so that a draft between two
 * kinds has marks between theirs, and no mark jumps when a word more makes one kind a little likelier.
 */
export interface MixedCalibration {
  /** The kinds, in the order of their probabilities. */
  readonly kinds: readonly string[]
  /** Published scores 0 to 1, rising; the same for all kinds. */
  readonly y: readonly number[]
  /** For each kind the raw scores, rising, that are published as each y. */
  readonly x: readonly (readonly number[])[]
  readonly register: Register
}

/**
 * How the marks rise with the register of a draft: people who write long words score higher, whatever
 * the kind, so that the marks of essays hold for pupils and for students alike.
 */
export interface Register {
  /** The document feature that tells the register. */
  readonly feature: string
  readonly centre: number
  readonly spread: number
  /** What one spread above the centre takes off the raw score. */
  readonly slope: number
}

/** Registers farther out than so many spreads count as that far. */
const FARTHEST = 2.5

/** The published score of a raw one, for a draft with these probabilities of the kinds, which sum to 1. */
export function calibrateMixed(
  { x, y, register }: MixedCalibration,
  raw: number,
  probabilities: ArrayLike<number>,
  value: number,
): number {
  const mixed: number[] = []
  for (let knot = 0; knot < y.length; knot++) {
    let sum = 0
    for (let kind = 0; kind < x.length; kind++) sum += probabilities[kind] * x[kind][knot]
    mixed.push(sum)
  }
  return calibrate({ x: mixed, y }, raw - registerOf(register, value))
}

/** What the register of a draft takes off its raw score; below the centre it adds. */
export function registerOf({ centre, spread, slope }: Register, value: number): number {
  return slope * Math.max(-FARTHEST, Math.min(FARTHEST, (value - centre) / spread))
}
