import { actionSchema, confidenceSchema, riskLevelSchema } from '@content-trust/engine/schema'
import * as z from 'zod'
import { scoreColumns } from '../rows/columns.ts'
import type { RowOutcome } from '../rows/score-batch.ts'

/** Bins of a distribution, each 0.05 wide; the borders of the bands, 0.40 and 0.70, are borders of bins. */
export const BINS = 20
/** Most sources that are counted separately, so that a report stays readable. */
const MAX_SOURCES = 200
/** What all further sources are counted under. */
const OTHER_SOURCES = '(all other sources)'

const count = z.int().min(0)
const distributionSchema = z.object({
  /** Sum in units of 0.0001, so that no order of adding changes it. */
  sum: count,
  bins: z.array(count).length(BINS),
})

/** What was counted of one source. */
export const tallySchema = z.object({
  source: z.string(),
  scored: count,
  failed: count,
  duplicates: count,
  filtered: count,
  written: count,
  characters: count,
  actions: z.record(actionSchema, count),
  risk_levels: z.record(riskLevelSchema, count),
  confidences: z.record(confidenceSchema, count),
  scores: z.record(z.enum(scoreColumns), distributionSchema),
})
export type Tally = z.infer<typeof tallySchema>

/** What becomes of a row in the output. */
export type Fate = 'written' | 'filtered' | 'duplicates' | 'failed'

/** Counts the rows of a run by source, in constant memory. */
export class Tallies {
  readonly #bySource: Map<string, Tally>

  constructor(earlier: readonly Tally[] = []) {
    this.#bySource = new Map(structuredClone(earlier).map((tally) => [tally.source, tally]))
  }

  add({ group, columns }: Pick<RowOutcome, 'group' | 'columns'>, fate: Fate): void {
    const tally = this.#tallyOf(group)
    tally[fate]++
    // A duplicate was counted when it came first.
    if (columns === null || fate === 'duplicates') return
    tally.scored++
    tally.characters += columns.characters
    tally.actions[columns.recommended_action]++
    tally.risk_levels[columns.risk_level]++
    tally.confidences[columns.confidence]++
    for (const name of scoreColumns) {
      const units = Math.round(columns[name] * 10_000)
      const { bins } = tally.scores[name]
      const bin = Math.min(BINS - 1, Math.floor((units * BINS) / 10_000))
      bins[bin] = (bins[bin] ?? 0) + 1
      tally.scores[name].sum += units
    }
  }

  /** Adds what was counted of rows that come after these. */
  merge(later: readonly Tally[]): void {
    for (const tally of later) addUp(this.#tallyOf(tally.source), tally)
  }

  /** By source, in the order in which they came. */
  list(): Tally[] {
    return [...this.#bySource.values()]
  }

  total(): Tally {
    return this.list().reduce(addUp, emptyTally('total'))
  }

  #tallyOf(group: string): Tally {
    const isFull = this.#bySource.size >= MAX_SOURCES && !this.#bySource.has(group)
    const source = isFull ? OTHER_SOURCES : group
    const known = this.#bySource.get(source)
    if (known !== undefined) return known
    const tally = emptyTally(source)
    this.#bySource.set(source, tally)
    return tally
  }
}

function addUp(sum: Tally, tally: Tally): Tally {
  for (const name of [
    'scored',
    'failed',
    'duplicates',
    'filtered',
    'written',
    'characters',
  ] as const) {
    sum[name] += tally[name]
  }
  for (const name of actionSchema.options) sum.actions[name] += tally.actions[name]
  for (const name of riskLevelSchema.options) sum.risk_levels[name] += tally.risk_levels[name]
  for (const name of confidenceSchema.options) sum.confidences[name] += tally.confidences[name]
  for (const name of scoreColumns) {
    const { sum: units, bins } = tally.scores[name]
    sum.scores[name].sum += units
    sum.scores[name].bins = sum.scores[name].bins.map((of, index) => of + (bins[index] ?? 0))
  }
  return sum
}

function emptyTally(source: string): Tally {
  const distribution = () => ({ sum: 0, bins: Array.from({ length: BINS }, () => 0) })
  return {
    source,
    scored: 0,
    failed: 0,
    duplicates: 0,
    filtered: 0,
    written: 0,
    characters: 0,
    actions: { allow: 0, revise: 0, human_review: 0, reject: 0 },
    risk_levels: { low: 0, medium: 0, high: 0 },
    confidences: { low: 0, medium: 0, high: 0 },
    scores: {
      content_trust_score: distribution(),
      slop_risk: distribution(),
      specificity_risk: distribution(),
      provenance_weakness: distribution(),
      synthetic_texture_risk: distribution(),
    },
  }
}
