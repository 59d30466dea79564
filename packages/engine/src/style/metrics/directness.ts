import { classSet, wordIsAny } from '../../text/queries/class-tests.ts'
import type { Prose } from '../prose.ts'
import { type Metric, perHundred } from './metric.ts'

/** Bounds: near the worst quarter and the worst twentieth of human writing (`training/measure-style.ts`). */
const family = {
  dimension: 'directness',
  digits: 2,
  fewestWords: 40,
  fewestSentences: 1,
  weighs: true,
} as const

const hedges = classSet('hedge', 'weasel')
const absolutes = classSet('absolute', 'intensifier')

/** How plainly the text says who does what. */
export const directnessMetrics: readonly Metric[] = [
  {
    ...family,
    name: 'passive_voice_share',
    what: 'Passives a sentence',
    good: 0.26,
    poor: 0.53,
    digits: 3,
    fewestSentences: 3,
    measure: ({ prose, counts }) =>
      prose.sentences === 0 ? 0 : counts('passive_voice') / prose.sentences,
  },
  {
    ...family,
    name: 'nominalization_density',
    what: 'Nouns made from verbs in 100 words',
    good: 3,
    poor: 5.3,
    measure: ({ prose }) => perHundred(prose.nominalizations, prose),
  },
  {
    ...family,
    name: 'hedge_density',
    what: 'Hedges and vague amounts in 100 words',
    good: 1.8,
    poor: 3.1,
    measure: ({ prose }) => perHundred(countWords(prose, hedges), prose),
  },
  {
    ...family,
    name: 'absolute_density',
    what: 'Absolutes and intensifiers in 100 words',
    good: 1.75,
    poor: 3,
    measure: ({ prose }) => perHundred(countWords(prose, absolutes), prose),
  },
  {
    ...family,
    name: 'adverb_density',
    what: 'Adverbs in -ly in 100 words',
    good: 1.55,
    poor: 2.5,
    measure: ({ prose }) => perHundred(prose.adverbs, prose),
  },
]

function countWords(
  { document, wordIndices }: Prose,
  classes: ReturnType<typeof classSet>,
): number {
  let count = 0
  for (const word of wordIndices) if (wordIsAny(document, word, classes)) count++
  return count
}
