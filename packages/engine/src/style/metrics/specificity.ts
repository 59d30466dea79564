import { classSet, wordIsAny } from '../../text/queries/class-tests.ts'
import { type Metric, perHundred } from './metric.ts'

/** Bounds: near the worst quarter and the worst twentieth of human writing (`training/measure-style.ts`). */
const family = {
  dimension: 'specificity',
  digits: 2,
  fewestWords: 40,
  fewestSentences: 1,
  weighs: true,
} as const

const vague = classSet(
  'vague_quantity',
  'vague_time',
  'vague_place',
  'vague_agent',
  'placeholder_noun',
)

/** How much a reader could check or picture. */
export const specificityMetrics: readonly Metric[] = [
  {
    ...family,
    name: 'specificity_score',
    what: 'Specificity, 0 vague to 1 concrete',
    // The borders of the risk bands, seen from the other side.
    good: 0.6,
    poor: 0.3,
    digits: 4,
    measure: ({ risks }) => 1 - risks.specificity_risk,
  },
  {
    ...family,
    name: 'concrete_detail_density',
    what: 'Names and numbers in 100 words',
    good: 4.3,
    poor: 1.8,
    measure: ({ prose }) => perHundred(prose.names + prose.numbers, prose),
  },
  {
    ...family,
    name: 'vague_word_density',
    what: 'Vague amounts, times, places and people in 100 words',
    good: 3.4,
    poor: 5.6,
    measure: ({ prose }) => {
      let count = 0
      for (const word of prose.wordIndices) if (wordIsAny(prose.document, word, vague)) count++
      return perHundred(count, prose)
    },
  },
]
