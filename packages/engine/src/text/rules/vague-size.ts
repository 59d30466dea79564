import { hasDetailNear } from '../queries/context/surroundings.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'vague-size',
  type: 'low_specificity',
  severity: 'low',
  exemptIn: ['software'],
  summary: 'A size without a figure.',
  fix: 'Give the size, or compare it with something of known size.',
  phrases: [
    '(of|in) all (shapes and sizes|budgets)',
    '(a|an) (huge|massive|enormous|tremendous|vast|immense|gigantic|colossal) (gap|community|selection|collection|audience|market|library|crowd|following)',
    '(huge|massive|enormous|tremendous|vast|immense) (amounts|volumes|quantities|numbers|sums) of',
    '(incredibly|extremely|surprisingly) (large|small|big|tiny|huge|long|tall|heavy|light)$',
  ],
  accepts: ({ last }, document) => !hasDetailNear(document, last),
  explain: (quote) => `“${quote}” does not say how large.`,
  examples: {
    bad: [
      'It has «a huge community».',
      'The room is «incredibly small».',
      'It stores «vast amounts of» data.',
    ],
    good: [
      'The risk is very low.',
      'The design space is quite large.',
      'It is a huge amount of work.',
      'Cooks of all skill levels are welcome.',
      'Commands of different kinds may share a name.',
      'It has a huge community of 40,000 people.',
      'The room is 3 m wide.',
      'Vast plains lie beyond.',
      'The room is very small for five people.',
      'Run `tea`. It has a huge community.',
    ],
  },
})
