import { defineNumberDetector } from './detector.ts'
import type { DetectorDraft } from './detector-draft.ts'
import { wordAfter, wordBefore, wordSet } from './phrases.ts'

const isCounted = wordSet(
  'users people words items lines files bytes ms km kg m mb gb times rows requests dollars euros points steps copies metres meters miles feet pounds',
)
const isSign = wordSet(
  'no number nearest rfc iso page pages pp room flight model version extension ext code pin gate port line item lot unit suite box order',
)
const isMonth = wordSet(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
)
/** What stands before a year and seldom before an amount. */
const opensYear = wordSet(
  'in since year ad anno circa spring summer autumn fall winter during founded established erected opened born died est dated',
)
/** What stands before a year, and before an amount just as well. */
const mayOpenYear = wordSet('the from until till before after by around of to and between')
const isNoNoun = wordSet(
  'was is has does as this its his us thus plus across perhaps always afterwards besides unless whereas years',
)
/** The first year that is told from an amount without a word that says so. */
const FIRST_PLAIN = 1500
/** The first year that is none before a noun, as in “1800 sheds”. */
const FIRST_MODERN = 1900

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
      if (!isAmount && isYear(draft, at, Number(year))) yield { start, end }
    }
  },
})

/** Whether a number of four digits is a year: “in 1066”, “(1789)”, but not “1200 sheds”. */
function isYear(draft: DetectorDraft, at: number, year: number): boolean {
  if (year >= FIRST_MODERN) return true
  const { words, prose } = draft
  const before = wordBefore(draft, at)
  const after = wordAfter(draft, at)
  const isNoun =
    /^[a-z]{3,}(?:[^s'’]s|men|people|children)$|^(?:men|people|children|women)$/.test(after) &&
    !isNoNoun(after) &&
    !words.isCapital(at + 1)
  if (isNoun) return false
  if (isMonth(before) || opensYear(before) || /^(?:ad|ce|bc|bce)$/.test(after)) return true
  // “1500 new sheds”, but “the 1850 census” and “the 1215 charter”
  const isRound = year % 50 === 0
  if (year >= FIRST_PLAIN ? !isRound || before === 'the' : !isRound && before === 'the') return true
  const isAside = prose[words.start(at) - 1] === '(' && /[),]/.test(prose[words.end(at)] ?? '')
  const isLast =
    after === '' || /^(?:and|to|until|or|the|when|was|is|but|he|she|they|it)$/.test(after)
  return isAside || (mayOpenYear(before) && isLast)
}
