import { fitMix, type Part, scoreMix } from '../texture/fit-mix.ts'
import { type RunScores, standardise } from './run-scores.ts'
import { fitTask } from './runs.ts'
import type { Task } from './task.ts'
import { fitRatios, type RatioSettings, scoreTokens, type TokenRatios } from './token-ratios.ts'

/** A part in every run, and what its numbers weigh in a model file before base64. */
export interface FittedPart {
  readonly scores: readonly RunScores[]
  readonly kilobytes: number
}

const KILOBYTE = 1024

/** Fits a part alone, as the shipped mix fits it. */
export function fitPart({ samples, runs, seed }: Omit<Task, 'parts'>, part: Part): RunScores[] {
  return runs.map((run) => {
    const mix = fitMix(samples, [part], run.train, run.dev, seed)
    const score = (indexes: readonly number[]): Float64Array => scoreMix(mix, [part], indexes)
    return standardise(samples, run, { dev: score(run.dev), out: score(run.out) })
  })
}

/** Two numbers of four bytes for each knot. */
export function shapeKilobytes(knots: readonly (readonly number[])[]): number {
  return knots.reduce((sum, list) => sum + list.length * 8, 0) / KILOBYTE
}

/** A byte for each bucket. */
export function bucketKilobytes({ rows }: Part): number {
  return rows.width / KILOBYTE
}

/** A byte for each word, and the word. */
export function wordKilobytes(list: readonly string[]): number {
  return (list.length + list.join(' ').length) / KILOBYTE
}

const ratioSettings = {
  large: { backOff: 20, fewestPairs: 5, fewestTriples: 40, leastChange: 0.1, cap: 1.5 },
  small: { backOff: 50, fewestPairs: 20, fewestTriples: 150, leastChange: 0.3, cap: 1 },
} as const satisfies Record<string, RatioSettings>

/** The ratio of two language models over the topic-free tokens. */
export function fitTokenRatios(
  { samples, runs }: Task,
  size: keyof typeof ratioSettings,
): FittedPart {
  let vocabulary = 0
  for (const { tokens } of samples) {
    for (const token of tokens) vocabulary = Math.max(vocabulary, token + 1)
  }
  let kilobytes = 0
  const scores = runs.map((run) => {
    const { rows, masses } = fitTask(samples, run)
    const texts = Array.from(rows, (index) => samples[index])
    const ratios = fitRatios(texts, masses, vocabulary, ratioSettings[size])
    if (run.leftOut === null) kilobytes = ratioKilobytes(ratios)
    const score = (indexes: readonly number[]): Float64Array =>
      Float64Array.from(indexes, (index) => scoreTokens(ratios, samples[index].tokens))
    return standardise(samples, run, { dev: score(run.dev), out: score(run.out) })
  })
  return { scores, kilobytes }
}

/** Four bytes for the key of each pair and triple, and one for each ratio. */
function ratioKilobytes({ unigrams, bigrams, trigrams }: TokenRatios): number {
  const pairs = bigrams.filter((ratio) => !Number.isNaN(ratio)).length
  return (unigrams.length + (pairs + trigrams.size) * 5) / KILOBYTE
}
