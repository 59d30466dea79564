import { defineDetector } from './detector.ts'
import type { DetectorDraft } from './detector-draft.ts'
import { isJoined, phraseFinder, wordBefore, wordFinder, wordSet } from './phrases.ts'

const ranks = wordFinder(
  'first only oldest biggest largest smallest longest tallest highest earliest greatest deepest fastest busiest youngest newest lowest widest heaviest',
)
const kinds = phraseFinder(
  "first/only one/example of its/their kind, only one of its/their kind, first of its/their kind, one of a kind, first ever, world first, world's first/only/oldest/biggest/largest/smallest/longest/tallest/highest",
)
const opens = wordSet('in on of')
const skips = wordSet('the this that our all whole entire')
const areas = wordSet(
  'county country world city town village region district state province nation north south east west continent island islands area history galaxy planet land valley coast neighbourhood borough kind market industry',
)
const isTime = wordSet(
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter',
)
/** “The first week in York”: a day or a place in an order. */
const isTurn = wordSet(
  'day days week weeks month months year years time times night morning half quarter round step stage part page line chapter monday tuesday wednesday thursday friday saturday sunday weekend evening afternoon thing',
)
const isSome = wordSet('one some many any several two three few')
const isSpan = wordSet('among between at from until by')
/** Words between a rank and where it holds. */
const REACH = 6

/** “The oldest pub in the county”, “Europe's only school of lace”. */
export const rankClaim = defineDetector({
  id: 'rank-claim',
  names:
    'rank claim, rank claims, claim of rank, claims of rank, claims to a rank, claims of being first, claims to be first, claims to fame, claims of uniqueness, claims to be unique, record claims',
  describe:
    'claims to be the first, the largest or the only one somewhere, such as “the oldest pub in the county”',
  *find(draft) {
    yield* kinds(draft)
    const { words } = draft
    for (const at of ranks(draft)) {
      const last = placeBehind(draft, at)
      if (last !== undefined) yield { start: words.start(at), end: words.end(last) }
    }
  },
})

/** The word of the place in which something is said to have a rank; of “Kent's oldest pub” the rank alone. */
function placeBehind(draft: DetectorDraft, rank: number): number | undefined {
  const { words } = draft
  const before = wordBefore(draft, rank)
  if (words.isCapital(rank - 1) && /['\u2019]s$/.test(before) && !isTime(before.slice(0, -2)))
    return rank
  const isOneOf = words.lower(rank - 2) === 'of' && isSome(words.lower(rank - 3))
  if (before !== 'the' || isOneOf || isSpan(words.lower(rank - 2))) return undefined
  for (let at = rank + 1; at <= rank + REACH && isJoined(draft, at); at++) {
    if (isTurn(words.lower(at))) return undefined
    if (at === rank + 1 || !opens(words.lower(at))) continue
    let place = at + 1
    while (skips(words.lower(place)) && isJoined(draft, place)) place++
    if (!isJoined(draft, place)) return undefined
    const name = words.lower(place)
    const isNamed = words.isCapital(place) && words.lower(at) !== 'of' && !isTime(name)
    if (areas(name) || isNamed) return place
  }
  return undefined
}
