import { defineRule } from '../rule-engine/define-rule.ts'
import { capitalizeLike, indefiniteArticle } from '../suggestions/replacement-form.ts'

const phrase = /^(?:(an?)\s+)?\S+\s+(\S+)$/i

/** The adjective alone, with the article that fits it. */
function withoutIntensifier(quote: string): string | undefined {
  const [, article, adjective] = phrase.exec(quote) ?? []
  if (adjective === undefined || /[*_[\]<>`]/.test(quote)) return undefined
  if (article === undefined) return capitalizeLike(quote, adjective.toLowerCase())
  return capitalizeLike(quote, `${indefiniteArticle(adjective)} ${adjective.toLowerCase()}`)
}

export default defineRule({
  id: 'hollow-intensifier',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'An intensifier before a word that has no degrees.',
  fix: 'Delete intensifiers before words that have no degrees.',
  phrases: ['(a|an|) <intensifier> <uncomparable>'],
  accepts: ({ first, last }, document) =>
    !/^(simply|so|quite|literally|particularly|really)$/i.test(
      document.textOf(last - 1, last - 1),
    ) && first < last,
  explain: (quote) =>
    `“${quote}” says no more than “${withoutIntensifier(quote) ?? quote.slice(quote.lastIndexOf(' ') + 1)}”.`,
  suggest: withoutIntensifier,
  examples: {
    bad: [
      'The layout is «very unique».',
      '«A Truly Perfect» day.',
      'Sleep is «truly\nessential» here.',
      'It is «a very essential» part.',
    ],
    good: [
      'The layout is unique.',
      'The layout is very plain.',
      'It was literally impossible to search the archive.',
      'He said very; unique it was not.',
      'A truly, essential difference.',
    ],
  },
})
