import { defineNumberDetector } from './detector.ts'
import { wordAfter, wordBefore, wordSet } from './phrases.ts'

const isCounted = wordSet(
  'users people words items lines files bytes ms km kg m mb gb times rows requests dollars euros points steps copies metres meters miles feet pounds',
)
const isSign = wordSet(
  'no number nearest rfc iso page pages pp room flight model version extension ext code pin gate port line item lot unit suite box order',
)

/** Years before one that a policy names. */
export const yearBefore = defineNumberDetector({
  id: 'year-before',
  names:
    'year before, years before, date before, dates before, dated before, published before, from before, earlier than, older than the year, written before',
  describe: 'years from 1000 on that lie before that year',
  parameter: {
    name: 'year',
    fallback: 2000,
    range: [1000, 3000],
    describe: 'The first year that is not found',
  },
  *find(draft, limit) {
    const { words, prose } = draft
    for (const at of words.mixed) {
      const year = words.lower(at)
      if (!/^[12]\d{3}$/.test(year) || Number(year) >= limit) continue
      const start = words.start(at)
      const end = words.end(at)
      if (/[$€£#.,\d]/.test(prose[start - 1] ?? '')) continue
      if (/^(?:%|[.,]\d|-[A-Z])/.test(prose.slice(end, end + 2))) continue
      const isAmount = isCounted(wordAfter(draft, at)) || isSign(wordBefore(draft, at))
      if (!isAmount) yield { start, end }
    }
  },
})
