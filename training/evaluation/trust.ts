import type {
  ConfidenceError,
  FairnessGroup,
  MissedKind,
  Reliability,
} from '../../packages/engine/src/schema/index.ts'
import { findBands, type MeasuredConfidence } from './confidence-bands.ts'
import type { Judged } from './confidence-error.ts'
import { bandTable, confidenceErrors, confidenceTable, errorTable } from './confidence-tables.ts'
import { fairnessTable, measureFairness } from './fairness.ts'
import { missedByKind, missedTable } from './missed.ts'
import type { FreshText } from './never-fitted.ts'
import { measureReliability, reliabilityTable } from './reliability.ts'
import type { Scored } from './score-corpora.ts'

/** How far the scores may be trusted, and by whom. */
export interface Trust {
  readonly fairness: readonly FairnessGroup[]
  readonly reliability: readonly Reliability[]
  readonly bands: MeasuredConfidence
  readonly confidence: readonly ConfidenceError[]
  readonly missed: readonly MissedKind[]
}

/** Measures false alarms by group, machine texts at low, calibration, and the error rate of each confidence. */
export function measureTrust(
  scored: readonly Scored[],
  leftOut: Float64Array,
  fresh: readonly FreshText[],
): Trust {
  const test = (row: Scored): boolean => row.split === 'test'
  const known = scored.filter(test)
  const judged = scored.map((row) => judge(row, row.texture))
  // Slop is the shipped model's, which has seen most of these texts; texture decides nearly all of them.
  const unseen = scored.map((row, at) => judge(row, leftOut[at]))
  const chosen = unseen.filter((_, at) => !test(scored[at]))
  const checked = unseen.filter((_, at) => test(scored[at]))
  const bands = findBands(chosen)
  const people = ({ machine }: Scored): boolean => machine === 0
  return {
    bands,
    fairness: measureFairness(known.filter(people), [
      ...scored.flatMap((row, at) =>
        people(row) ? [{ ...row, texture: leftOut[at], slop: null }] : [],
      ),
      ...fresh,
    ]),
    missed: missedByKind(scored.map((row, at) => ({ ...row, risk: leftOut[at] }))),
    reliability: [
      measureReliability(
        'test groups',
        known.map(({ texture, machine }) => ({ score: texture, machine })),
      ),
      measureReliability(
        'sources left out',
        scored.map(({ machine }, at) => ({ score: leftOut[at], machine })),
      ),
    ],
    confidence: [
      ...confidenceErrors(
        'test groups',
        judged.filter((_, at) => test(scored[at])),
        bands,
      ),
      ...confidenceErrors('test groups, source left out', checked, bands),
      ...confidenceErrors('train and dev groups, source left out', chosen, bands),
    ],
  }
}

/** What was measured, as tables: fairness and reliability for the card, all for the evaluation page. */
export function trustTables(
  trust: Trust,
  scored: readonly Scored[],
  leftOut: Float64Array,
): { card: string[][]; page: string[][] } {
  const card = [
    fairnessTable(trust.fairness),
    missedTable(trust.missed),
    ...trust.reliability.map(reliabilityTable),
  ]
  return {
    card,
    page: [
      ...card,
      errorTable(scored.map((row, at) => judge(row, leftOut[at]))),
      bandTable(trust.bands),
      confidenceTable(trust.confidence),
    ],
  }
}

function judge(row: Scored, texture: number): Judged {
  return {
    machine: row.machine,
    words: row.words,
    coverage: row.coverage,
    readable: row.confidence !== 'low',
    risk: Math.max(texture, row.slop),
    kinds: row.kinds,
  }
}
