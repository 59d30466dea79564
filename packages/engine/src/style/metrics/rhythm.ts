import type { Prose } from '../prose.ts'
import { lexicalVariety } from './lexical-variety.ts'
import { type Metric, meanOf, variationOf } from './metric.ts'

/** Bounds: near the worst quarter and the worst twentieth of human writing (`training/measure-style.ts`). */
const family = {
  dimension: 'rhythm',
  digits: 2,
  fewestWords: 60,
  fewestSentences: 6,
  weighs: true,
} as const

/** How much sentences, paragraphs and words vary. */
export const rhythmMetrics: readonly Metric[] = [
  {
    ...family,
    name: 'sentence_length_variation',
    what: 'Spread of sentence length over its mean',
    good: 0.43,
    poor: 0.31,
    measure: ({ prose }) => variationOf(prose.sentenceWords),
  },
  {
    ...family,
    name: 'repeated_opening_share',
    what: 'Share of sentences that open like the one before',
    good: 0.1,
    poor: 0.22,
    digits: 3,
    measure: ({ prose }) => repeatedOpenings(prose),
  },
  {
    ...family,
    name: 'lexical_variety',
    what: 'Distinct words in windows of 50 (MATTR)',
    // Covington and McFall (2010): the moving average does not fall with length.
    good: 0.775,
    poor: 0.725,
    digits: 3,
    measure: ({ prose }) => lexicalVariety(prose),
  },
  {
    ...family,
    name: 'paragraph_length_mean',
    what: 'Words of the average paragraph',
    good: 140,
    poor: 240,
    digits: 0,
    fewestSentences: 1,
    weighs: false,
    measure: ({ prose }) => meanOf(prose.paragraphWords),
  },
  {
    ...family,
    name: 'paragraph_length_variation',
    what: 'Spread of paragraph length over its mean',
    good: 0.32,
    poor: 0.17,
    fewestWords: 200,
    fewestSentences: 12,
    weighs: false,
    measure: ({ prose }) => variationOf(prose.paragraphWords),
  },
]

function repeatedOpenings({ document, sentenceIndices }: Prose): number {
  const { words, sentences } = document
  let previous = 0
  let repeated = 0
  for (const sentence of sentenceIndices) {
    const opening = words.hashes[sentences.firstWords[sentence]]
    if (opening === previous) repeated++
    previous = opening
  }
  return sentenceIndices.length === 0 ? 0 : repeated / sentenceIndices.length
}
