import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'double-negative',
  type: 'hedging_and_absolutes',
  severity: 'low',
  summary: 'A double negative.',
  fix: 'Say it positively, such as “common” for “not uncommon”.',
  phrases: [
    'not (uncommon|unusual|unlike|unlikely|unreasonable|unimportant|insignificant|unheard of|inconceivable|dissimilar|without (merit|reason|risk|cost|problems|challenges)|untrue|unfamiliar|unpleasant|unexpected|infrequently|inconsiderable|implausible|incorrect|undeserved|unwelcome|unaware|unhappy|unreasonably|disagree|unjustified)',
    '(hardly|scarcely|barely) (unusual|unexpected|surprising|unique|uncommon|impossible)',
  ],
  explain: (quote) => `“${quote}” is a double negative.`,
  examples: {
    bad: [
      'It is «not uncommon» to wait.',
      'The idea is «not without merit».',
      'That is **«hardly**\nsurprising».',
    ],
    good: [
      'It is common to wait.',
      'It is not common to wait.',
      'Not, unusual as it is, today.',
      'The place is uncommon, not rare.',
    ],
  },
})
