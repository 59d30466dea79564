/** How often a class was found, claimed and there. */
export interface Counts {
  readonly hits: number
  readonly guessed: number
  readonly there: number
}

/** Counts of one class among guesses. */
export function countsOf(
  guesses: readonly number[],
  truth: readonly number[],
  kind: number,
): Counts {
  let hits = 0
  let guessed = 0
  let there = 0
  for (let index = 0; index < truth.length; index++) {
    if (guesses[index] === kind) guessed++
    if (truth[index] === kind) there++
    if (guesses[index] === kind && truth[index] === kind) hits++
  }
  return { hits, guessed, there }
}

/** Precision and F1 of a class; 0 when it was never found. */
export function f1Of({ hits, guessed, there }: Counts): { precision: number; f1: number } {
  if (hits === 0) return { precision: 0, f1: 0 }
  return { precision: hits / guessed, f1: (2 * hits) / (guessed + there) }
}

/** Mean of F1 over the classes 0 to `kinds` - 1. */
export function macroF1Of(
  guesses: readonly number[],
  truth: readonly number[],
  kinds: number,
): number {
  let sum = 0
  for (let kind = 0; kind < kinds; kind++) sum += f1Of(countsOf(guesses, truth, kind)).f1
  return sum / kinds
}

/** The threshold on a raw score, from -3 to 3, whose guesses are worth most. */
export function bestThreshold(
  raws: readonly number[],
  truth: readonly number[],
  worth: (guesses: readonly number[], truth: readonly number[]) => number,
): number {
  let best = { threshold: 0, worth: Number.NEGATIVE_INFINITY }
  for (let step = -60; step <= 60; step++) {
    const threshold = step / 20
    const found = worth(
      raws.map((raw) => (raw >= threshold ? 1 : 0)),
      truth,
    )
    if (found > best.worth) best = { threshold, worth: found }
  }
  return best.threshold
}
