import { quantile } from '../metrics.ts'
import type { Sample } from '../texture/load-samples.ts'
import type { Run } from './runs.ts'

/** Scores of one run: the dev texts and the texts measured on, in the order of the run. */
export interface RunScores {
  readonly dev: Float64Array
  readonly out: Float64Array
}

/** Shorter texts do not judge: their spread is not that of running text. */
const FEWEST_WORDS = 70

/** Scores in standard deviations of the people of the dev split, its outermost hundredths left out. */
export function standardise(samples: readonly Sample[], run: Run, scores: RunScores): RunScores {
  const people = [...scores.dev].filter((_, at) => {
    const { machine, words } = samples[run.dev[at]]
    return machine === 0 && words >= FEWEST_WORDS
  })
  const low = quantile(people, 0.01)
  const high = quantile(people, 0.99)
  const kept = people.filter((value) => value >= low && value <= high)
  const mean = kept.reduce((sum, value) => sum + value, 0) / kept.length
  const squares = kept.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const spread = Math.sqrt(squares / kept.length)
  const unit = (value: number): number => (value - mean) / spread
  return { dev: scores.dev.map(unit), out: scores.out.map(unit) }
}

/** Joins the scores that several parts give one text. */
export type Join = (scores: readonly number[]) => number

/** Joins parts run by run. */
export function joinRuns(parts: readonly (readonly RunScores[])[], join: Join): RunScores[] {
  const joined = (lists: readonly Float64Array[]): Float64Array =>
    lists[0].map((_, at) => join(lists.map((list) => list[at])))
  return parts[0].map((_, run) => ({
    dev: joined(parts.map((part) => part[run].dev)),
    out: joined(parts.map((part) => part[run].out)),
  }))
}

/** The sum of the parts, each times its share. */
export function weightedSum(shares: readonly number[]): Join {
  return (scores) => scores.reduce((sum, score, part) => sum + score * shares[part], 0)
}

/** A smooth minimum: near the smallest score, and lower still where several are small. */
export function softMinimum(scores: readonly number[]): number {
  const least = Math.min(...scores)
  // Measured from the smallest, so that no power overflows.
  return least - Math.log(scores.reduce((sum, score) => sum + Math.exp(least - score), 0))
}
