import {
  type ConfidenceFile,
  isCertain,
} from '../../packages/engine/src/text/result/limits/confidence.ts'
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

/** The certain risks of all texts, or of those of one kind. */
export interface Bands {
  readonly low: readonly LowRange[]
  readonly high: HighRange
}

/** The form of `models/confidence.json`. */
export interface MeasuredConfidence extends Bands {
  readonly engine: string
  readonly limit: number
  readonly coverage: number
  readonly kinds: readonly (Bands & { readonly kind: string })[]
}

/**
 * Finds the risks that leave no doubt among the texts of each kind, and among all texts for drafts that are like no
 * kind. A range of low risk, one for each length, has an error below the limit in every step of it and at
 * the upper bound of the whole. The range of high risk is one for all lengths: the widest with an error
 * below the limit at the upper bound, of all texts in each length, of a kind over all lengths; there the
 * error in each length is below the limit as it was measured. Of people who bear a confidence of high,
 * none or less than 2 % at the upper bound are flagged, too.
 */
export function findBands(rows: readonly Judged[]): MeasuredConfidence {
  const certain = rows.filter((row) => row.readable && row.coverage >= COVERAGE)
  const kinds = [...new Set(certain.flatMap((row) => row.kinds))].sort()
  return {
    engine: engineVersion,
    limit: LIMIT,
    coverage: COVERAGE,
    ...bandsOf(certain, (own) => own.upper),
    kinds: kinds.map((kind) => ({
      kind,
      ...bandsOf(
        certain.filter((row) => row.kinds.includes(kind)),
        (own) => own.error,
      ),
    })),
  }
}

/** The bands of some texts; in each length the error of a range of high risk, as it is read, is below the limit. */
function bandsOf(rows: readonly Judged[], errorIn: (own: RiskError) => number): Bands {
  const byLength = lengths.map((words, at) =>
    rows.filter(
      (row) => row.words >= words && row.words < (lengths[at + 1] ?? Number.POSITIVE_INFINITY),
    ),
  )
  const low = byLength.map((own, at) => ({ words: lengths[at], ...widestLow(own) }))
  const from =
    highStarts.find(
      (start) =>
        riskError(rows, start, Number.POSITIVE_INFINITY).upper < LIMIT &&
        isCalm(rows, { coverage: COVERAGE, low, high: { from: start }, kinds: [] }) &&
        byLength.every((own) => isSound(riskError(own, start, Number.POSITIVE_INFINITY), errorIn)),
    ) ?? NEVER
  const range = from === NEVER ? nothing : rounded(riskError(rows, from, Number.POSITIVE_INFINITY))
  return { low, high: { from, ...range } }
}

/** Whether an error is below the limit; where no text lies in the range there is none to be seen. */
function isSound(own: RiskError, errorIn: (own: RiskError) => number): boolean {
  return !(errorIn(own) >= LIMIT)
}

/** Whether people who bear a confidence of high are hardly ever flagged. */
function isCalm(rows: readonly Judged[], bands: ConfidenceFile): boolean {
  const sure = rows.filter((row) => row.machine === 0 && isCertain(bands, { ...row, kinds: [] }))
  const flagged = sure.filter(({ risk }) => risk >= LOOK).length
  return flagged === 0 || wilson(flagged, sure.length).high < LIMIT
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
