import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'imagine-opening',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'An invitation to imagine something.',
  fix: 'Show a real case: who, where and when.',
  phrases: [
    '^(just|) (imagine|picture) (this|a world|a place|a future|yourself|waking|walking|being able|having|stepping|the scene|living|standing|sitting)',
    '^(just|) (imagine|picture) (a|an) (_|) (_|) (where|in which)',
    '^(close your eyes and|take a moment to) (imagine|picture|envision)',
    '^envision (a|an|this|yourself)',
    '^picture (this|yourself)',
  ],
  explain: (quote) => `“${quote}” asks the reader to imagine what the text could show.`,
  examples: {
    bad: [
      '«Imagine a world» without rain.',
      '«Picture this»: a wet dog.',
      '«Close your eyes and imagine» rain.',
    ],
    good: [
      'She could imagine a world without rain.',
      'The picture this week is a wet dog.',
      'Imagine Dragons played in May.',
    ],
  },
})
