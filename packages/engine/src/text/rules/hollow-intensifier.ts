import { defineRule } from './define-rule.ts'

export default defineRule({
  id: 'hollow-intensifier',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'An intensifier before a word that has no degrees.',
  fix: 'Delete intensifiers before words that have no degrees.',
  phrases: ['<intensifier> <uncomparable>'],
  accepts: ({ first }, document) => document.textOf(first, first).toLowerCase() !== 'simply',
  explain: (quote) => `“${quote}” says no more than “${quote.slice(quote.indexOf(' ') + 1)}”.`,
  suggest: (quote) => quote.slice(quote.search(/\s/) + 1).trimStart(),
  examples: {
    bad: [
      'The layout is «very unique».',
      'A «Really Perfect» day.',
      'Sleep is «truly\nessential» here.',
    ],
    good: [
      'The layout is unique.',
      'The layout is very plain.',
      'He said very; unique it was not.',
      'A truly, essential difference.',
    ],
  },
})
