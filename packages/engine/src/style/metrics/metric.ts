import type { StyleCheck, TextScores } from '../../schema/index.ts'
import type { Prose } from '../prose.ts'

/** What a draft is judged by, in the order in which it is shown. */
export const dimensionIds = [
  'readability',
  'rhythm',
  'phrasing',
  'directness',
  'specificity',
  'sourcing',
] as const
export type DimensionId = (typeof dimensionIds)[number]

/** Everything that a metric may look at. */
export interface StyleFacts {
  readonly prose: Prose
  readonly risks: TextScores
  /** Spans by what found them. */
  readonly counts: (check: StyleCheck) => number
}

/** One number about a draft. */
export interface Metric {
  /** Name on the wire, in the field's own terms. */
  readonly name: string
  readonly dimension: DimensionId
  /** What the number is; a colon and the value follow. */
  readonly what: string
  /** Values from which it is judged good, and poor; `poor` below `good` means that high is better. */
  readonly good: number
  readonly poor: number
  readonly digits: number
  /** Words and sentences below which the number says nothing. */
  readonly fewestWords: number
  readonly fewestSentences: number
  /** Whether the dimension's risk counts it; formulas that measure one thing twice do not all weigh. */
  readonly weighs: boolean
  measure(facts: StyleFacts): number
}

/** Occurrences in a hundred words. */
export function perHundred(count: number, { words }: Prose): number {
  return words === 0 ? 0 : (100 * count) / words
}

/** Mean; 0 for none. */
export function meanOf(values: readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return values.length === 0 ? 0 : sum / values.length
}

/** Coefficient of variation: standard deviation over mean; 0 for none. */
export function variationOf(values: readonly number[]): number {
  const mean = meanOf(values)
  if (mean === 0) return 0
  let squares = 0
  for (const value of values) squares += (value - mean) ** 2
  return Math.sqrt(squares / values.length) / mean
}
