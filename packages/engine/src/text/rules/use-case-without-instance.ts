import { isAsserted, isFollowedBy } from '../queries/context/not-asserted.ts'
import { hasDetailNear, hasInstanceAfter, lowerAt } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

/** “Use cases that conflict”: those are meant and no others. */
const NARROWED = new Set('that which where for of'.split(' '))

export default defineRule({
  id: 'use-case-without-instance',
  type: 'missing_concrete_examples',
  severity: 'low',
  summary: 'Uses that are claimed but not named.',
  fix: 'Describe one use: who does what with it.',
  phrases: [
    '(many|various|numerous|countless|diverse|a variety of|a range of|a wide range of|a wide variety of|all kinds of|endless) use cases',
    '(various|numerous|countless|diverse|endless|a wide range of|a wide variety of) applications',
    '(can be|is|are) used (in many ways|for many things|for many purposes|in a variety of ways|in various ways|everywhere|in almost any|for almost anything|for anything)',
    '(across|in) (a variety of|various|many|diverse|numerous) (industries|sectors|fields|domains|disciplines)',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ first, last }, document) =>
    isAsserted(document, first) &&
    lowerAt(document, first - 1) !== 'too' &&
    !isFollowedBy(document, last, NARROWED) &&
    !hasDetailNear(document, last) &&
    !hasInstanceAfter(document, last),
  explain: (quote) => `“${quote}” does not name a single use.`,
  examples: {
    bad: [
      'It fits «many use cases».',
      'Glue has «various applications».',
      'The skill helps «in many\nindustries».',
      '- It fits «many use cases».',
    ],
    good: [
      'It is built for too many use cases.',
      'The host runs multiple applications in a pod.',
      'A record is made of a number of fields.',
      'Wages rose in all sectors.',
      'People in different industries see it differently.',
      'In real-world applications both kinds meet.',
      'It fits many use cases, such as roofing.',
      'It fits two use cases.',
      'Glue has various applications: wood, paper and glass.',
      'Close all other applications in the `Dock`.',
      'Does it fit many use cases?',
      'It fits many use cases that we list.',
      'In two towns it fits many use cases.',
    ],
  },
})
