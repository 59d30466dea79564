import { hasDetailNear, hasInstanceAfter } from '../queries/surroundings.ts'
import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'use-case-without-instance',
  type: 'missing_concrete_examples',
  severity: 'low',
  summary: 'Uses that are claimed and not shown.',
  fix: 'Describe one use: who, what, with which result.',
  phrases: [
    '(many|various|numerous|countless|multiple|diverse|a variety of|a range of|a wide range of|a wide variety of|all kinds of|a number of|endless|wide) (use cases|applications|purposes|industries|fields|sectors|domains|contexts|disciplines|occasions)',
    '(can be|is|are) used (in many ways|for many things|for many purposes|in a variety of ways|in various ways|everywhere|in almost any|for almost anything|for anything)',
    '(across|in) (a variety of|various|many|diverse|numerous) (industries|sectors|fields|domains|disciplines)',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ last }, document) =>
    !hasDetailNear(document, last) && !hasInstanceAfter(document, last),
  explain: (quote) => `“${quote}” claims uses and shows none.`,
  examples: {
    bad: [
      'It fits «many use cases».',
      'Glue has «various applications».',
      'The skill helps «in many\nindustries».',
    ],
    good: [
      'Wages rose in all sectors.',
      'People in different industries see it differently.',
      'In real-world applications both kinds meet.',
      'It fits many use cases, such as roofing.',
      'It fits two use cases.',
      'Glue has various applications: wood, paper and glass.',
      'Close all other applications in the `Dock`.',
    ],
  },
})
