import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'imagine-opening',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'An invitation to imagine, where the text could show.',
  fix: 'Show the real case: who, where, when.',
  phrases: [
    '^(just|) (imagine|picture) (this|a world|a place|a future|yourself|waking|walking|being able|having|stepping|the scene|living|standing|sitting)',
    '^(just|) (imagine|picture) (a|an) (_|) (_|) (where|in which)',
    '^(close your eyes and|take a moment to) (imagine|picture|envision)',
    '^envision (a|an|this|yourself)',
    '^picture (this|yourself)',
  ],
  explain: (quote) => `“${quote}” asks for a scene that the text could show.`,
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
