import {
  createScratchFractions,
  createScratchList,
  type LendFractions,
} from '../document/scratch-list.ts'

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
  /** What a run nears that does not; just below the threshold. */
  readonly held: number
  /** What a run above the threshold gains at most for each unit by which the others rise. */
  readonly gain: number
}

/** Evidence of one kind, which by itself carries a density no further than a bound. */
export interface BoundedEvidence {
  readonly weights: Float64Array
  /** The density that it nears and never reaches; above 0. */
  readonly most: number
}

// What lies before each sentence, for one draft.
const lendLengths = createScratchFractions()
const lendWeights = createScratchFractions()
const lendTotals = createScratchFractions()
const lendSums = createScratchFractions()
const lendQueue = createScratchList()
const lendBounded: LendFractions[] = []

/** What evidence of one kind counts: as much as it weighs while it is little, less and less towards `most`. */
export function boundDensity(density: number, most: number): number {
  // Most sentences and many runs hold nothing of a kind: no exponential for them.
  if (density === 0) return 0
  return most * (1 - Math.exp(-density / most))
}

/**
 * A density that is `others` without its heaviest sentence, with no more of that one than counts; rises with each.
 * Below the threshold the sentence counts less and less the nearer it would come; above it, as far as the others do.
 */
export function capDensity(density: number, others: number, cap: SentenceCap): number {
  if (others >= cap.threshold) {
    return Math.min(density, cap.threshold + cap.gain * (others - cap.threshold))
  }
  const room = cap.held - others
  return room > 0 ? others + boundDensity(density - others, room) : others
}

/**
 * The densest run of a draft's sentences among those that are long enough, or the whole draft.
 *
 * A density over all words falls when anything is added: a licence or a legal footer took a tenth
 * off the risk of an unchanged text. Half of the draft, but no less than 100 words, is enough
 * to speak for it and stays in place when something else is put beside it. A shorter run counts as
 * if calm words filled it up, so a draft of 60 words scores alike alone and in front of a footer.
 *
 * Linear: for every last sentence only the shortest run that is long enough is looked at, and the
 * same run without its first sentence. Of equal runs the first is taken, and the whole draft before any.
 * No weight is below zero. Runs are compared with the cap and the bounds, so that one heavy sentence hides no run that is even.
 */
export function densestRun(
  weights: Float64Array,
  words: Uint32Array,
  { share, fewest, prior }: RunLength,
  cap?: SentenceCap,
  bounded: readonly BoundedEvidence[] = [],
): Run {
  const count = weights.length
  const wordsBefore = runningSums(words, lendLengths)
  const weightBefore = runningSums(weights, lendWeights)
  const boundedBefore = bounded.map((kind, index) => {
    lendBounded[index] ??= createScratchFractions()
    return runningSums(kind.weights, lendBounded[index])
  })
  const totals = bounded.length === 0 ? weights : sumOf(weights, bounded)
  const totalBefore = bounded.length === 0 ? weightBefore : runningSums(totals, lendTotals)
  /** The density of a run without one sentence, or with all where that is -1. */
  const densityOf = (first: number, end: number, length: number, without: number): number => {
    const taken = without < 0 ? 0 : weights[without]
    let density = (100 * (weightBefore[end] - weightBefore[first] - taken)) / length
    for (let kind = 0; kind < bounded.length; kind++) {
      const before = boundedBefore[kind]
      const out = without < 0 ? 0 : bounded[kind].weights[without]
      const own = (100 * (before[end] - before[first] - out)) / length
      density += boundDensity(Math.max(0, own), bounded[kind].most)
    }
    return density
  }
  /** The same with the cap, or without where it is no more than `least`: the cap raises none. */
  const cappedDensity = (
    first: number,
    end: number,
    length: number,
    heaviest: number,
    least: number,
  ): number => {
    const density = densityOf(first, end, length, -1)
    if (cap === undefined || density <= least) return density
    return capDensity(density, densityOf(first, end, length, heaviest), cap)
  }

  const length = Math.max(fewest, wordsBefore[count]) + prior
  const density = cappedDensity(0, count, length, heaviestOf(totals), -1)
  let run: Run = { first: 0, end: count, density, length }
  const least = Math.max(fewest, share * wordsBefore[count])
  const heavy = createHeaviest(totals)
  let first = 0
  for (let end = 1; end <= count; end++) {
    heavy.add(end - 1)
    while (wordsBefore[end] - wordsBefore[first + 1] >= least) first++
    for (let from = first; from <= Math.min(first + 1, end - 1); from++) {
      const length = Math.max(least, wordsBefore[end] - wordsBefore[from]) + prior
      // Neither the cap nor a bound raises a density: this spares most runs two exponentials for each kind.
      if ((100 * (totalBefore[end] - totalBefore[from])) / length <= run.density) continue
      const density = cappedDensity(from, end, length, heavy.from(from, first), run.density)
      // A margin above rounding, so that equal runs do not depend on the order of additions.
      if (density > run.density + 1e-9) run = { first: from, end, density, length }
    }
  }
  return run
}

/** What all values before each place add up to; one longer than the values. */
function runningSums(values: Float64Array | Uint32Array, lend: LendFractions): Float64Array {
  const sums = lend(values.length + 1)
  for (let i = 0; i < values.length; i++) sums[i + 1] = sums[i] + values[i]
  return sums
}

/** The weights of each sentence with those of every kind of bounded evidence. */
function sumOf(weights: Float64Array, bounded: readonly BoundedEvidence[]): Float64Array {
  const sums = lendSums(weights.length)
  for (const kind of bounded) {
    for (let i = 0; i < sums.length; i++) sums[i] += kind.weights[i]
  }
  for (let i = 0; i < sums.length; i++) sums[i] += weights[i]
  return sums
}

/** The heaviest sentence, or -1 where there is none. */
function heaviestOf(weights: Float64Array): number {
  let heaviest = -1
  for (let i = 0; i < weights.length; i++) {
    if (heaviest < 0 || weights[i] > weights[heaviest]) heaviest = i
  }
  return heaviest
}

/** The heaviest sentence of a run whose ends only move on; every sentence comes and goes once. */
function createHeaviest(weights: Float64Array): {
  add(sentence: number): void
  /** Of the run from a sentence to the last added; nothing before `first` is asked for again. */
  from(sentence: number, first: number): number
} {
  // Sentences with falling weights: each is the largest of all that came since the one before it.
  const queue = lendQueue(weights.length)
  let head = 0
  let tail = 0
  return {
    add(sentence) {
      while (tail > head && weights[queue[tail - 1]] <= weights[sentence]) tail--
      queue[tail++] = sentence
    },
    from(sentence, first) {
      while (queue[head] < first) head++
      return queue[queue[head] < sentence ? head + 1 : head]
    },
  }
}
