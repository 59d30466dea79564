import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'empty-superlative',
  type: 'generic_phrasing',
  severity: 'low',
  exemptIn: ['quotations', 'software'],
  summary: 'A ranking with no measure and no source.',
  fix: 'Give the measure and the source, or delete the claim.',
  phrases: [
    '(one|some) of (the|its|their|our|my|his|her) most (powerful|iconic|influential|exciting|crucial|pressing|beloved|versatile|essential|remarkable|innovative|profound|valuable|unique|compelling|fascinating|striking|renowned|pivotal|promising|memorable|enduring|impactful)',
    '(one|some) of the (best|greatest|biggest|finest) (reasons|benefits|aspects|advantages|features|moments|strengths|qualities)',
    '(arguably|undoubtedly|without a doubt) (the|one of the) (most|best|greatest|finest|biggest)',
  ],
  explain: (quote) => `“${quote}” ranks the thing and gives no measure.`,
  examples: {
    bad: [
      'It is «one of the most powerful» laws.',
      '«One of the best aspects» of rest.',
      'It is «arguably the\nbest» pump.',
    ],
    good: [
      'One of the men left.',
      'It is one of the most popular names of the year.',
      'It was the most popular name of 1990.',
      'The best of the pumps costs ten euro.',
      'They say “it is arguably the best pump”.',
      'Run `tea`. It is arguably the best pump.',
    ],
  },
})
