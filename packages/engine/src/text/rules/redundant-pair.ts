import { redundantPairs } from '../lexicons/redundant-pairs.ts'
import { defineRule } from '../rule-engine/define-rule.ts'
import { capitalizeLike, indefiniteArticle } from '../suggestions/replacement-form.ts'

const quotedPair = /^(?:(an?)\s+)?([\s\S]+)$/i

function enough(quote: string): string | undefined {
  const [, article, pair = ''] = quotedPair.exec(quote) ?? []
  const kept = redundantPairs.get(pair.toLowerCase().replace(/[\s-]+/g, ' '))
  if (kept === undefined) return undefined
  if (article === undefined) return capitalizeLike(quote, kept)
  return capitalizeLike(quote, `${indefiniteArticle(kept)} ${kept}`)
}

export default defineRule({
  id: 'redundant-pair',
  type: 'generic_phrasing',
  severity: 'low',
  summary: 'Two words where one is enough.',
  fix: 'Keep the word that is enough.',
  phrases: [...redundantPairs.keys()].map((pair) => `(a|an|) ${pair}`),
  explain: (quote) => {
    const kept = enough(quote)
    return kept === undefined
      ? `“${quote}” says the same thing twice.`
      : `“${quote}” says no more than “${kept}”.`
  },
  suggest: enough,
  examples: {
    bad: [
      'Every buyer gets «a free gift».',
      '«An end result» is due.',
      'The lamps are «round in shape».',
      'We «merged\ntogether» two teams.',
      'It was «an unexpected surprise».',
    ],
    good: [
      'The gift is free.',
      'It lasted for a period of time.',
      'It ends; results matter.',
      'The lamps, round, in shape of a pear, hang low.',
      'We merged two teams; together they sing.',
    ],
  },
})
