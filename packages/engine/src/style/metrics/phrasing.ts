import { type Metric, perHundred } from './metric.ts'

/** Bounds: near the worst quarter and the worst twentieth of human writing (`training/measure-style.ts`). */
const family = {
  dimension: 'phrasing',
  digits: 2,
  fewestWords: 40,
  fewestSentences: 1,
  weighs: true,
} as const

/** How much of the text is ready-made. */
export const phrasingMetrics: readonly Metric[] = [
  {
    ...family,
    name: 'generic_phrase_density',
    what: 'Generic phrases in 100 words',
    good: 0.3,
    poor: 0.85,
    measure: ({ prose, counts }) =>
      perHundred(counts('generic_phrasing') + counts('cliche') + counts('filler'), prose),
  },
  {
    ...family,
    name: 'cliche_density',
    what: 'Clichés in 100 words',
    good: 0.05,
    poor: 0.15,
    measure: ({ prose, counts }) => perHundred(counts('cliche'), prose),
  },
  {
    ...family,
    name: 'filler_density',
    what: 'Fillers and wordy phrases in 100 words',
    good: 0.1,
    poor: 0.5,
    measure: ({ prose, counts }) => perHundred(counts('filler'), prose),
  },
]
