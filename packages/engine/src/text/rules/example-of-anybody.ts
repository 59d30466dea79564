import { hasDetailNear } from '../queries/surroundings.ts'
import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'example-of-anybody',
  type: 'missing_concrete_examples',
  severity: 'low',
  summary: 'An example whose hero is “a person” or “a company”.',
  fix: 'Use a real case, or give the made-up one a number and a place.',
  phrases: [
    '^(for example|for instance|imagine|consider|picture|suppose|say) , (that|) (a|an|some|one) (person|company|business|student|user|customer|team|individual|organization|organisation|employee|teacher|someone|small business|consumer|patient|manager|worker|family) (_|) (may|might|could|can|who|that|is|has|wants|needs|struggling|faces|feels|with)',
  ],
  kinds: ['paragraph', 'list_item'],
  accepts: ({ last }, document) => !hasDetailNear(document, last),
  explain: (quote) => `“${quote}” opens an example that could be about anybody.`,
  examples: {
    bad: [
      '«For example, a company might» save money.',
      '«Imagine a student who is» late.',
      '«Consider a small\nbusiness that» grows.',
    ],
    good: [
      'For example, the bakery in Leeds saved money.',
      'Imagine a world without salt.',
      'For example, a company with 40 staff might save money.',
      'For example, a valve may stick.',
    ],
  },
})
