import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'rule-of-three',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'Three abstract words in a row.',
  fix: 'Keep the one that matters and give an example.',
  phrases: [
    '(<inflated_adjective>|<abstract_noun>|<buzzword>) , (<inflated_adjective>|<abstract_noun>|<buzzword>) , (and|or) (<inflated_adjective>|<abstract_noun>|<buzzword>|<puffery>)',
  ],
  accepts: ({ first, last }, document) =>
    /^[^,]+,[^,]+,?\s+(and|or)\s/i.test(document.textOf(first, last)),
  explain: (quote) => `“${quote}” lists three abstractions and gives no example.`,
  examples: {
    bad: [
      'It stands for «growth, innovation, and excellence».',
      'A «robust, scalable, and seamless» pump.',
      'It means «resilience,\nconnection and freedom».',
    ],
    good: [
      'It needs sand, lime, and water.',
      'Growth and innovation cost money.',
      'Growth innovation and excellence cost money.',
      'They sell a robust pump, a hose, and a scalable wall.',
    ],
  },
})
