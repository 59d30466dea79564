/** A run of sentences, both ends as indices, half-open, and how dense it is. */
export interface Run {
  readonly first: number
  readonly end: number
  /** Weighted occurrences in 100 words, with no more of the heaviest sentence than counts. */
  readonly density: number
  /** What the weights of the run were divided by: its words, or the least number, and the prior. */
  readonly length: number
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

/** How far one sentence may raise a density: never by itself over a threshold. */
export interface SentenceCap {
  /** The density that the run has to reach without its heaviest sentence. */
  readonly threshold: number
  /** The most that a run has which does not; just below the threshold. */
  readonly held: number
  /** What a run above the threshold gains at most for each unit by which the others rise. */
  readonly gain: number
}

/** A density of which `heaviest` is one sentence's, with no more of that sentence than counts; rises with each. */
export function capDensity(density: number, heaviest: number, cap: SentenceCap): number {
  const others = density - heaviest
  return others < cap.threshold
    ? Math.min(density, cap.held)
    : Math.min(density, cap.threshold + cap.gain * (others - cap.threshold))
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
 * Runs are compared with the cap, so that one heavy sentence hides no run that is even.
 */
export function densestRun(
  weights: Float64Array,
  words: Uint32Array,
  { share, fewest, prior }: RunLength,
  cap?: SentenceCap,
): Run {
  const count = weights.length
  const weightBefore = new Float64Array(count + 1)
  const wordsBefore = new Float64Array(count + 1)
  let heaviest = 0
  for (let i = 0; i < count; i++) {
    weightBefore[i + 1] = weightBefore[i] + weights[i]
    wordsBefore[i + 1] = wordsBefore[i] + words[i]
    if (weights[i] > heaviest) heaviest = weights[i]
  }
  const runOf = (first: number, end: number, least: number, top: number): Run => {
    const length = Math.max(least, wordsBefore[end] - wordsBefore[first]) + prior
    const density = (100 * (weightBefore[end] - weightBefore[first])) / length
    const capped = cap === undefined ? density : capDensity(density, (100 * top) / length, cap)
    return { first, end, density: capped, length }
  }

  let run = runOf(0, count, fewest, heaviest)
  const least = Math.max(fewest, share * wordsBefore[count])
  const heavy = createHeaviest(weights)
  let first = 0
  for (let end = 1; end <= count; end++) {
    heavy.add(end - 1)
    while (wordsBefore[end] - wordsBefore[first + 1] >= least) first++
    for (let from = first; from <= Math.min(first + 1, end - 1); from++) {
      const own = runOf(from, end, least, heavy.from(from, first))
      // A margin above rounding, so that equal runs do not depend on the order of additions.
      if (own.density > run.density + 1e-9) run = own
    }
  }
  return run
}

/** The largest weight of a run whose ends only move on; every sentence comes and goes once. */
function createHeaviest(weights: Float64Array): {
  add(sentence: number): void
  /** Of the run from a sentence to the last added; nothing before `first` is asked for again. */
  from(sentence: number, first: number): number
} {
  // Sentences with falling weights: each is the largest of all that came since the one before it.
  const queue = new Int32Array(weights.length)
  let head = 0
  let tail = 0
  return {
    add(sentence) {
      while (tail > head && weights[queue[tail - 1]] <= weights[sentence]) tail--
      queue[tail++] = sentence
    },
    from(sentence, first) {
      while (queue[head] < first) head++
      return weights[queue[queue[head] < sentence ? head + 1 : head]]
    },
  }
}
