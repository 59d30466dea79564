import { isFollowedBy } from '../queries/context/not-asserted.ts'
import { hasDetailNear, hasInstanceAfter } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

const ANYBODY = new Set(
  'may might could can who that is has wants needs struggling faces feels with'.split(' '),
)

export default defineRule({
  id: 'example-of-anybody',
  type: 'missing_concrete_examples',
  severity: 'low',
  summary: 'An invented example without details.',
  fix: 'Use a real case, or give the invented one some details.',
  phrases: [
    '^(for example|for instance|imagine|consider|picture|suppose|say) , (that|) (a|an|some|one) (small|local|large|typical|young|busy|) (person|company|business|student|customer|individual|organization|organisation|employee|teacher|consumer|patient|manager|worker|family)',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ last }, document) =>
    isFollowedBy(document, last, ANYBODY) &&
    !hasDetailNear(document, last) &&
    !hasInstanceAfter(document, last),
  explain: (quote) => `“${quote}” starts an example that could be about anybody.`,
  examples: {
    bad: [
      '«For example, a company» might save money.',
      '«Imagine a student» who is late.',
      '«Consider a small\nbusiness» that grows.',
      '- «Imagine a student» who is late.',
    ],
    good: [
      'For example, the bakery in Leeds saved money.',
      'Suppose a customer has a plan:\n\n```json\n{}\n```',
      'Imagine a world without salt.',
      'For example, a company with 40 staff might save money.',
      'For example, a valve may stick.',
      'Imagine a student on the stairs.',
      'Imagine a student who is late three times.',
    ],
  },
})
