import { defineTextDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { medicineComparisons } from './matters/medicine-comparisons.ts'
import {
  isJoined,
  opensSentence,
  phraseFinder,
  wordBefore,
  wordFinder,
  wordSet,
} from './phrases.ts'
import { rivalBehind } from './rivals.ts'

const comparisons = phraseFinder(
  `outperform/outperforms/outperformed/outperforming, outclass/outclasses, outshine/outshines, ahead of the competition,
  beat/beats/beating the competition, beats all/any/every/other, better alternative to, superior to, inferior to,
  leaves the competition, head and shoulders above, no other bank/brand/shop/company/product/app/tool/provider/supplier/maker/firm/service/team/model/agency/school/hotel/airline, nobody else offers/has/does/gives/makes/sells/comes, no one else offers/has/does/gives/makes/sells/comes, others/rivals/competitors charge/cost/need/promise/only, the competition needs/takes/charges/costs/only, switch from our rivals/competitors, than/as we do, than we are, than ours, than theirs, better/cheaper/faster/quicker/harder than anyone/anybody/everyone else, choose us over/instead, competition can't/cannot/don't/won't/fail/fails/struggle/struggles/lags/lag/overcharge/overcharges/isn't/aren't/never, rivals/competitors can't/cannot/don't/won't/fail/overcharge/struggle/lag/cut/copy/copied, pay more/less elsewhere, pay over the odds elsewhere, other brands/shops/companies/products/apps/tools/providers/suppliers/makers/firms/services/banks/schools/airlines/agencies charge/can't/cannot/don't/only/fall/fail/break/cost/use/take/make/promise/need/add/lack, next best, nearest rival/competitor, closest rival/competitor, beat the rest/others, beats the rest/others, ahead of the rest/pack, can't/cannot/couldn't match/touch/beat our/us, can't/cannot compete with us/our, not like other/those, what others/competitors/rivals charge, others/rivals would charge, better than the rest, the others don't/can't/won't`,
)
const pivots = wordFinder(
  'than unlike versus vs beats outlast outlasts outlasted outsell outsells outsold outpace outpaces',
)
const compared = wordFinder('compared')
/** “We beat Acme”, “half the price of Acme”, and whoever does it. */
const contests = wordFinder('beat outdo outdoes undercut undercuts')
const leaving = wordFinder('ditch dump')
const isUs = wordSet('we ours')
const shares = phraseFinder(
  'half/third/quarter/fraction the/of price/cost/weight/size/speed of, half/third the price/cost of, fraction of the price/cost of',
)
/** “Kestrel Bank charges twice as much” */
const multiples = phraseFinder(
  'charges/costs/asks/takes/wants/needs/pays twice/double/triple/half/three/four/five/ten as/the/times',
)
const likens = wordFinder('as')
const isMoreWord = wordSet(
  'better worse faster slower cheaper safer stronger weaker higher lower larger bigger smaller greater easier harder simpler smarter lighter quicker cleaner cleverer longer shorter more less fewer nicer fresher richer tougher smoother cooler closer newer fuller fairer rarer clearer dearer wiser denser looser sleeker thicker rougher taller quieter',
)
/** “As soon as Anna”, “as well as Acme” compare nothing. */
const isNoQuality = wordSet('well far soon long much many early late often such just same recently')

/** Comparisons with others: rivals, other products, what somebody named makes. */
export const comparison = defineTextDetector({
  id: 'comparison',
  names:
    'comparison, comparisons, comparison with others, comparisons with others, comparison with competitors, comparisons with competitors, comparison with rivals, comparisons with rivals, comparative claim, comparative claims, comparative statements, comparative advertising, mention of rivals',
  describe: 'comparisons with others, such as “faster than other tools” and “unlike Acme”',
  parameter: {
    name: 'rival',
    fallback: 'any',
    choices: ['any', 'named', 'medicine'],
    describe:
      '`named` for those that name a rival, such as “unlike Acme”, `medicine` for one medicine that is better or safer than another, `any` for all',
  },
  find(draft, rival) {
    if (rival === 'medicine') return medicineComparisons(draft)
    const found = [...comparisonsIn(draft)]
    return rival === 'named' ? found.filter((span) => endsWithName(draft, span)) : found
  },
})

function* comparisonsIn(draft: DetectorDraft): Generator<Span> {
  yield* comparisons(draft)
  const { words } = draft
  for (const at of pivots(draft)) {
    const last = rivalBehind(draft, at)
    if (last === -1) continue
    // “VS Code” compares nothing; only “Unlike” begins a sentence that compares.
    const mayOpen = words.lower(at) === 'unlike' && opensSentence(draft, at)
    const isTitle = words.isCapital(at) && !mayOpen
    if (isTitle || (words.lower(at) === 'than' && !isMore(draft, at))) continue
    yield { start: words.start(at), end: words.end(last) }
  }
  for (const at of compared(draft)) {
    const last = /^(?:to|with)$/.test(words.lower(at + 1)) ? rivalBehind(draft, at + 1) : -1
    if (last !== -1) yield { start: words.start(at), end: words.end(last) }
  }
  for (const at of contests(draft)) {
    const last = isUs(wordBefore(draft, at)) ? rivalBehind(draft, at) : -1
    if (last !== -1) yield { start: words.start(at), end: words.end(last) }
  }
  for (const at of leaving(draft)) {
    const last = opensSentence(draft, at) ? rivalBehind(draft, at) : -1
    if (last !== -1) yield { start: words.start(at), end: words.end(last) }
  }
  for (const { start, last: of } of shares(draft)) {
    const last = rivalBehind(draft, of)
    if (last !== -1) yield { start, end: words.end(last) }
  }
  for (const { first, end } of multiples(draft)) {
    const name = nameBefore(draft, first)
    if (name !== -1) yield { start: words.start(name), end }
  }
  for (const at of likens(draft)) {
    if (!isLikening(draft, at)) continue
    const last = rivalBehind(draft, at + 2)
    if (last !== -1) yield { start: words.start(at), end: words.end(last) }
  }
}

/** “Faster than Acme”, “unlike iTunes”, but not “than other tools”. */
function endsWithName({ prose }: DetectorDraft, { start, end }: Span): boolean {
  return /\s\p{Ll}{0,2}\p{Lu}\S*$/u.test(prose.slice(start, end))
}

/** “As good as”. */
function isLikening(draft: DetectorDraft, at: number): boolean {
  const { words } = draft
  if (words.lower(at + 2) !== 'as' || isNoQuality(words.lower(at + 1))) return false
  return isJoined(draft, at + 1) && isJoined(draft, at + 2)
}

/** Most words of a name. */
const LONGEST_NAME = 3

/** The first word of a name right before a word; -1 where there is none. A capital that opens a sentence makes no name. */
function nameBefore(draft: DetectorDraft, at: number): number {
  let first = at
  while (at - first < LONGEST_NAME && isJoined(draft, first) && draft.words.isCapital(first - 1))
    first--
  const isOpening = first === at - 1 && opensSentence(draft, first)
  return first === at || isOpening ? -1 : first
}

/** Whether a comparative stands closely before “than”. */
function isMore(draft: DetectorDraft, at: number): boolean {
  for (let word = at; word > 0 && at - word < 4 && isJoined(draft, word); word--) {
    const lower = draft.words.lower(word - 1)
    if (isMoreWord(lower) || /^\w{3,}(?:i|[bdgmnpt])er$/.test(lower)) return true
  }
  return false
}
