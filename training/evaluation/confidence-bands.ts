import { isCertain } from '../../packages/engine/src/text/result/limits/confidence.ts'
import { engineVersion } from '../../packages/engine/src/version.ts'
import { wilson } from '../precision/wilson.ts'
import { type Judged, LOOK, type RiskError, riskError } from './confidence-error.ts'

/** A confidence of high stands for an error below this. */
const LIMIT = 0.02
/** Below this share of prose too few texts of either kind are at hand to show an error below the limit. */
export const COVERAGE = 0.9
/** Fewest words of each band. */
export const lengths = [70, 100, 150, 200, 300, 500] as const
/** Ends of ranges of low risk, and below them starts of the range of high risk. */
const lowEnds = [0.06, 0.08, 0.1, 0.12, 0.14, 0.16, 0.18, 0.2]
/** Above every risk: nothing is certain. */
const NEVER = 1.01
const highStarts = Array.from({ length: 29 }, (_, step) => (70 + step) / 100)

interface LowRange extends RiskError {
  readonly words: number
  /** Risks below this are certain; 0 where none are. */
  readonly below: number
}

interface HighRange extends RiskError {
  readonly from: number
}

/** The form of `models/confidence.json`. */
export interface MeasuredConfidence {
  readonly engine: string
  readonly limit: number
  readonly coverage: number
  readonly low: readonly LowRange[]
  readonly high: HighRange
}

/**
 * Finds the risks that leave no doubt. A range of low risk, one for each length, has an error below the
 * limit in every step of it and at the upper bound of the whole. The range of high risk is one for all
 * lengths: the widest with an error below the limit at the upper bound in each length. Of people who
 * bear a confidence of high, none or less than 2 % at the upper bound are flagged, too.
 */
export function findBands(rows: readonly Judged[]): MeasuredConfidence {
  const certain = rows.filter((row) => row.readable && row.coverage >= COVERAGE)
  const byLength = lengths.map((words, at) =>
    certain.filter(
      (row) => row.words >= words && row.words < (lengths[at + 1] ?? Number.POSITIVE_INFINITY),
    ),
  )
  const low = byLength.map((own, at) => ({ words: lengths[at], ...widestLow(own) }))
  const people = certain.filter(({ machine }) => machine === 0)
  const isSound = (from: number): boolean => {
    const bounds = { coverage: COVERAGE, low, high: { from } }
    const sure = people.filter((row) => isCertain(bounds, row.words, row.coverage, row.risk))
    const flagged = sure.filter(({ risk }) => risk >= LOOK).length
    return (
      (flagged === 0 || wilson(flagged, sure.length).high < LIMIT) &&
      byLength.every((own) => riskError(own, from, Number.POSITIVE_INFINITY).upper < LIMIT)
    )
  }
  const from = highStarts.find(isSound) ?? NEVER
  return {
    engine: engineVersion,
    limit: LIMIT,
    coverage: COVERAGE,
    low,
    high: {
      from,
      ...(from === NEVER ? nothing : rounded(riskError(certain, from, Number.POSITIVE_INFINITY))),
    },
  }
}

const nothing: RiskError = { people: 0, machines: 0, error: 0, upper: 0 }

function widestLow(rows: readonly Judged[]): Omit<LowRange, 'words'> {
  let found: Omit<LowRange, 'words'> = { below: 0, ...nothing }
  for (const [at, below] of lowEnds.entries()) {
    if (riskError(rows, lowEnds[at - 1] ?? 0, below).error >= LIMIT) break
    const whole = riskError(rows, 0, below)
    if (whole.upper < LIMIT) found = { below, ...rounded(whole) }
  }
  return found
}

function rounded({ people, machines, error, upper }: RiskError): RiskError {
  return {
    people,
    machines,
    error: Number(error.toFixed(5)),
    // An upper bound is never rounded down.
    upper: Math.ceil(upper * 1e5) / 1e5,
  }
}
