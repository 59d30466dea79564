import type { Confidence } from '../schema/index.ts'

/** A risk this low is wrong seldom enough to say so. */
const CLEARLY_LOW = 0.15

/**
 * How far the statistics of windows can be relied on, never far: a low risk on whose raw scores the
 * windows agree, closer together than `wide`, is worth something.
 */
export function windowConfidence(
  { risk, spread }: { readonly risk: number; readonly spread: number },
  unclear: string | null,
  wide: number,
): Confidence {
  return unclear === null && risk < CLEARLY_LOW && spread < wide ? 'medium' : 'low'
}
