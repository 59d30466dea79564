import { quantile } from '../metrics.ts'
import { fitLogistic, type LogisticSettings, scoreRows } from './fit-logistic.ts'
import type { Sample } from './load-samples.ts'
import { isRawCompletion, sampleWeights } from './sample-weights.ts'
import type { SparseRows } from './sparse-rows.ts'

/** One family of features, fitted by itself. */
export interface Part {
  readonly name: string
  readonly rows: SparseRows
  readonly settings: LogisticSettings
  /** What one standard deviation of people in this part counts in the sum. */
  readonly share: number
}

/** The parts as one linear model: log-odds in standard deviations of people's texts. */
export interface Mix {
  readonly intercept: number
  /** Weights of each part, in the order of the parts. */
  readonly weights: readonly Float32Array[]
}

/** Shorter texts do not judge: their spread is not that of running text. */
const FEWEST_WORDS = 70

/**
 * Fits every part alone and adds them up, each measured in standard deviations of the people it
 * was not fitted to. Fitted alone, no part can lean on what another has learnt of a source: the sum
 * ranks left-out sources better than one fit of all columns (`training/results/texture-candidates.md`).
 */
export function fitMix(
  samples: readonly Sample[],
  parts: readonly Part[],
  train: readonly number[],
  dev: readonly number[],
  seed: number,
): Mix {
  const fitted = train.filter((index) => !isRawCompletion(samples[index]))
  const chosen = fitted.map((index) => samples[index])
  const genres = [...new Set(chosen.map(({ domain }) => domain))]
  const task = {
    rows: Uint32Array.from(fitted),
    labels: Uint8Array.from(chosen, ({ machine }) => machine),
    masses: sampleWeights(chosen),
    genres: Uint16Array.from(chosen, ({ domain }) => genres.indexOf(domain)),
  }
  const people = dev.filter((index) => {
    const { machine, words } = samples[index]
    return machine === 0 && words >= FEWEST_WORDS
  })
  let intercept = 0
  const weights = parts.map(({ rows, settings, share }) => {
    const fit = fitLogistic(rows, task, settings, seed)
    const { mean, spread } = moments(scoreRows(rows, fit, people))
    const unit = share / spread
    intercept += (fit.intercept - mean) * unit
    return fit.weights.map((weight) => weight * unit)
  })
  const mix = { intercept, weights }
  const { mean, spread } = moments(scoreMix(mix, parts, people))
  return {
    intercept: (intercept - mean) / spread,
    weights: weights.map((list) => list.map((weight) => weight / spread)),
  }
}

/** Raw scores of the given samples. */
export function scoreMix(
  { intercept, weights }: Mix,
  parts: readonly Part[],
  indexes: readonly number[],
): Float64Array {
  const sums = new Float64Array(indexes.length).fill(intercept)
  for (const [at, { rows }] of parts.entries()) {
    const scores = scoreRows(rows, { weights: weights[at], intercept: 0 }, indexes)
    for (let i = 0; i < sums.length; i++) sums[i] += scores[i]
  }
  return sums
}

/** Mean and standard deviation; the outermost hundredth on each side does not count. */
export function moments(values: Float64Array): { mean: number; spread: number } {
  const all = [...values]
  const low = quantile(all, 0.01)
  const high = quantile(all, 0.99)
  const kept = all.filter((value) => value >= low && value <= high)
  const mean = kept.reduce((sum, value) => sum + value, 0) / kept.length
  const squares = kept.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, spread: Math.sqrt(squares / kept.length) }
}
