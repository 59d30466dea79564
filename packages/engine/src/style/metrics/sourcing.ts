import { sourcesOf } from '../../text/queries/sourcing/sources.ts'
import { type Metric, perHundred } from './metric.ts'

/** Bounds: near the worst quarter and the worst twentieth of human writing (`training/measure-style.ts`). */
const family = {
  dimension: 'sourcing',
  digits: 2,
  fewestWords: 40,
  fewestSentences: 1,
  weighs: true,
} as const

/** Whether claims say where they come from. */
export const sourcingMetrics: readonly Metric[] = [
  {
    ...family,
    name: 'unsupported_claim_density',
    what: 'Claims without a source in 100 words',
    good: 0.1,
    poor: 0.3,
    measure: ({ prose, counts }) =>
      perHundred(counts('unsupported_claim') + counts('weak_provenance'), prose),
  },
  {
    ...family,
    name: 'provenance_score',
    what: 'Provenance, 0 unsourced to 1 sourced',
    good: 0.6,
    poor: 0.3,
    digits: 4,
    measure: ({ risks }) => 1 - risks.provenance_weakness,
  },
  {
    ...family,
    name: 'source_density',
    what: 'Links to sources in 100 words',
    // A text without claims needs no source, so none is never poor by itself.
    good: 0,
    poor: -1,
    weighs: false,
    measure: ({ prose }) => perHundred(sourcesOf(prose.document).length, prose),
  },
]
