import type { StyleCheck } from '../schema/index.ts'

/** What to do about a poor metric that no single span tells. */
export interface MetricAdvice {
  readonly title: string
  readonly action: string
  /** The check whose spans show where. */
  readonly shownBy?: StyleCheck
}

/** Advice by metric; metrics that count spans have theirs with the spans. */
export const metricAdvice: ReadonlyMap<string, MetricAdvice> = new Map<string, MetricAdvice>([
  [
    'flesch_kincaid_grade',
    {
      title: 'Make the text easier to read',
      action: 'Shorten sentences and take the shorter of two words.',
      shownBy: 'long_sentence',
    },
  ],
  [
    'sentence_length_mean',
    {
      title: 'Shorten the average sentence',
      action: 'Bring the average to 20 words or fewer.',
      shownBy: 'long_sentence',
    },
  ],
  [
    'sentence_length_variation',
    {
      title: 'Vary the length of sentences',
      action: 'Put a short sentence after a long one where the thought turns.',
      shownBy: 'sentence_uniformity',
    },
  ],
  [
    'lexical_variety',
    { title: 'Repeat fewer words', action: 'Cut what is said twice; keep terms as they are.' },
  ],
  [
    'nominalization_density',
    {
      title: 'Use more verbs and fewer nouns made from them',
      action: 'Find the action of each sentence and make it the verb.',
      shownBy: 'nominalization',
    },
  ],
  [
    'concrete_detail_density',
    {
      title: 'Add names and numbers',
      action: 'Say who, where, when and how much, from your own material.',
      shownBy: 'absence_of_specificity',
    },
  ],
  [
    'specificity_score',
    {
      title: 'Say what is true of this subject alone',
      action: 'Replace general statements by what was seen, done or measured.',
      shownBy: 'low_specificity',
    },
  ],
])
