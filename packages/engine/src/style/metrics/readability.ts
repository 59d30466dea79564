import { LONG } from '../checks/long-sentence.ts'
import * as formulas from '../readability/formulas.ts'
import { type Metric, meanOf } from './metric.ts'

/**
 * Bounds: Flesch's own table (1949) for his scale, 50 "fairly difficult" and 30 "very difficult"; Björnsson's for LIX.
 * The others lie near the worst quarter and the worst twentieth of human writing (`training/measure-style.ts`);
 * for grades and sentences that is above what guides to plain English ask for, 10 and 20.
 */
const family = {
  dimension: 'readability',
  digits: 1,
  fewestWords: 30,
  fewestSentences: 3,
  weighs: false,
} as const

/** How hard the text is to read. */
export const readabilityMetrics: readonly Metric[] = [
  {
    ...family,
    name: 'flesch_reading_ease',
    what: 'Flesch reading ease, 0 hard to 100 easy',
    good: 50,
    poor: 30,
    weighs: true,
    measure: ({ prose }) => formulas.fleschReadingEase(prose),
  },
  {
    ...family,
    name: 'flesch_kincaid_grade',
    what: 'School grade by Flesch-Kincaid',
    good: 12,
    poor: 16,
    weighs: true,
    measure: ({ prose }) => formulas.fleschKincaidGrade(prose),
  },
  {
    ...family,
    name: 'gunning_fog',
    what: 'School grade by the Gunning fog index',
    good: 14,
    poor: 18,
    measure: ({ prose }) => formulas.gunningFog(prose),
  },
  {
    ...family,
    name: 'smog_index',
    what: 'School grade by SMOG',
    good: 14,
    poor: 16.5,
    measure: ({ prose }) => formulas.smogIndex(prose),
  },
  {
    ...family,
    name: 'automated_readability_index',
    what: 'School grade by the automated readability index',
    good: 12.5,
    poor: 17.5,
    measure: ({ prose }) => formulas.automatedReadabilityIndex(prose),
  },
  {
    ...family,
    name: 'coleman_liau_index',
    what: 'School grade by Coleman-Liau',
    good: 12,
    poor: 14.5,
    measure: ({ prose }) => formulas.colemanLiauIndex(prose),
  },
  {
    ...family,
    name: 'dale_chall_score',
    what: 'New Dale-Chall score, 5 easy to 10 college',
    good: 9.6,
    poor: 11,
    measure: ({ prose }) => formulas.daleChallScore(prose),
  },
  {
    ...family,
    name: 'lix',
    what: 'LIX, 20 easy to 60 hard',
    good: 50,
    poor: 60,
    measure: ({ prose }) => formulas.lix(prose),
  },
  {
    ...family,
    name: 'sentence_length_mean',
    what: 'Words of the average sentence',
    good: 22,
    poor: 30,
    weighs: true,
    measure: ({ prose }) => meanOf(prose.sentenceWords),
  },
  {
    ...family,
    name: 'sentence_length_max',
    what: 'Words of the longest sentence',
    good: 50,
    poor: 70,
    digits: 0,
    measure: ({ prose }) => prose.sentenceWords.reduce((most, count) => Math.max(most, count), 0),
  },
  {
    ...family,
    name: 'long_sentence_share',
    what: `Share of sentences above ${LONG} words`,
    good: 0.14,
    poor: 0.35,
    digits: 3,
    measure: ({ prose }) =>
      prose.sentences === 0
        ? 0
        : prose.sentenceWords.filter((count) => count > LONG).length / prose.sentences,
  },
  {
    ...family,
    name: 'long_word_share',
    what: 'Share of words above six letters',
    good: 0.27,
    poor: 0.34,
    digits: 3,
    measure: ({ prose }) => (prose.words === 0 ? 0 : prose.longWords / prose.words),
  },
  {
    ...family,
    name: 'syllables_per_word',
    what: 'Syllables of the average word',
    good: 1.67,
    poor: 1.83,
    digits: 2,
    measure: ({ prose }) => (prose.words === 0 ? 0 : prose.syllables / prose.words),
  },
]
