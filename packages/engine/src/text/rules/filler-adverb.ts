import { keepLastWord } from '../suggestions/keep-last-word.ts'
import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'filler-adverb',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'An opening adverb that adds nothing to its sentence.',
  fix: 'Delete the adverb.',
  phrases: [
    '^(basically|essentially|fundamentally|actually|honestly|frankly|interestingly|remarkably|notably|crucially|importantly|significantly|interestingly enough|quite simply|quite frankly|truth be told|in reality|in actuality|ultimately|undeniably|inherently|naturally) , (_|)',
    'quite (literally|simply|frankly|honestly)',
  ],
  accepts: ({ first, last, pattern }, document) =>
    !pattern.startsWith('^') || /,\s/.test(document.textOf(first, last)),
  suggest: (quote) => (quote.includes(',') ? keepLastWord(quote, /,$/) : undefined),
  explain: (quote) => `“${quote}” adds an adverb and no meaning.`,
  examples: {
    bad: [
      '«Basically, the» pump leaks.',
      '«Interestingly, we» lost.',
      '«Importantly,\nrain» fell.',
    ],
    good: [
      'The pump basically leaks.',
      'Fundamentally new pumps came.',
      'The reality, naturally, was wet.',
    ],
  },
})
