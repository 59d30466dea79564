import { isBeforeComma } from '../queries/context/before-comma.ts'
import { defineRule } from '../rule-engine/define-rule.ts'

export default defineRule({
  id: 'filler-adverb',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'An opening adverb that adds nothing.',
  fix: 'Delete the adverb.',
  phrases: [
    '^(basically|essentially|honestly|frankly|interestingly|remarkably|crucially|most importantly|significantly|interestingly enough|quite simply|quite frankly|truth be told|in actuality|undeniably)',
    'quite (literally|frankly|honestly)',
  ],
  accepts: ({ last, pattern }, document) =>
    !pattern.startsWith('^') || isBeforeComma(document, last),
  suggest: (quote) => (/^quite (literally|honestly)$/i.test(quote) ? undefined : ''),
  explain: (quote) => `“${quote}” adds nothing to the sentence.`,
  examples: {
    bad: [
      '«Basically», the pump leaks.',
      '«Interestingly», we lost.',
      '«Most\nimportantly», rain fell.',
    ],
    good: [
      'The pump basically leaks.',
      'Basically new pumps came.',
      'Notably, two pumps had no valve.',
      'The reality, naturally, was wet.',
    ],
  },
})
