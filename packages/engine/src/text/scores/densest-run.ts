/** A run of sentences, both ends as indices, half-open, and how dense it is. */
export interface Run {
  readonly first: number
  readonly end: number
  /** Weighted occurrences in 100 words. */
  readonly density: number
}

/** Which run of sentences may speak for a draft, and what calms a short one. */
export interface RunLength {
  /** Least share of the draft's words. */
  readonly share: number
  /** Least number of words; a shorter draft counts as one of so many. */
  readonly fewest: number
  /** Words added to every length before dividing, so that one phrase in a short text stays calm. */
  readonly prior: number
}

/**
 * The densest run of a draft's sentences among those that are long enough, or the whole draft.
 *
 * A density over all words falls when anything is added: a licence or a legal footer took a tenth
 * off the risk of an unchanged text. A quarter of the draft, but no less than 100 words, is enough
 * to speak for it and stays in place when something else is put beside it. A shorter run counts as
 * if calm words filled it up, so a draft of 60 words scores alike alone and in front of a footer.
 *
 * Linear: for every last sentence only the shortest run that is long enough is looked at, and the
 * same run without its first sentence. Of equal runs the first is taken, and the whole draft before any.
 */
export function densestRun(
  weights: Float64Array,
  words: Uint32Array,
  { share, fewest, prior }: RunLength,
): Run {
  const count = weights.length
  const weightBefore = new Float64Array(count + 1)
  const wordsBefore = new Float64Array(count + 1)
  for (let i = 0; i < count; i++) {
    weightBefore[i + 1] = weightBefore[i] + weights[i]
    wordsBefore[i + 1] = wordsBefore[i] + words[i]
  }
  const density = (first: number, end: number, least: number): number =>
    (100 * (weightBefore[end] - weightBefore[first])) /
    (Math.max(least, wordsBefore[end] - wordsBefore[first]) + prior)

  let run: Run = { first: 0, end: count, density: density(0, count, fewest) }
  const least = Math.max(fewest, share * wordsBefore[count])
  let first = 0
  for (let end = 1; end <= count; end++) {
    while (wordsBefore[end] - wordsBefore[first + 1] >= least) first++
    for (let from = first; from <= Math.min(first + 1, end - 1); from++) {
      const own = density(from, end, least)
      // A margin above rounding, so that equal runs do not depend on the order of additions.
      if (own > run.density + 1e-9) run = { first: from, end, density: own }
    }
  }
  return run
}
