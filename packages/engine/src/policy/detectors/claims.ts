import { isWordUnit, matchesNear } from './characters.ts'
import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import {
  type FoundWords,
  isJoined,
  opensSentence,
  phraseFinder,
  wordAfter,
  wordBefore,
  wordFinder,
  wordSet,
} from './phrases.ts'

const ranks = phraseFinder(
  `best, worst, finest, greatest, biggest, largest, smallest, fastest, slowest, cheapest, strongest, safest, easiest,
  simplest, smartest, lightest, toughest, cleanest, hottest, coolest, newest, oldest, longest, shortest, highest,
  lowest, richest, quickest, quietest, smoothest, warmest, coldest, deepest, widest, tallest, heaviest, hardest, loudest, cosiest, comfiest,
  loveliest, prettiest, fairest, wisest, boldest, bravest, busiest, closest, darkest, driest, fanciest, fittest, friendliest, funniest,
  gentlest, grandest, handiest, hippest, juiciest, keenest, kindest, leanest, liveliest, loosest, luckiest, mightiest,
  neatest, nicest, noblest, poorest, proudest, quirkiest, rarest, ripest, roomiest, safest, shiniest, sleekest, slimmest, snappiest, sturdiest,
  sweetest, swiftest, tightest, tiniest, trendiest, truest, ugliest, wealthiest, weirdest, wildest, yummiest, crispiest, creamiest,
  ultimate, bestselling, brightest, happiest, healthiest, tastiest, sharpest, purest, freshest, softest, thinnest,
  number one, unrivalled, unrivaled, unmatched, unbeatable, unparalleled, unsurpassed, second to none,
  world leading/class/beating, top choice/pick, nothing compares, nothing comes close, nothing beats, voted best, market leading, industry leading, market leader, award winning, best in class, state of the art,
  world's/nation's/country's/europe's/britain's/america's/industry's first, world first, first ever, first of its kind, only one of its/their kind, one of a kind,
  like no other, first class service/comfort/experience/care/support/quality/food/product/facilities/treatment/results/work/job/team, perfect in every, you'll ever need/want/see/eat/taste/buy/wear/own/read/use/meet/find, you will ever need/want/see/eat/taste/buy/wear/own/read/use/meet/find, the goat of, in a class/league of its/their/our own, widely regarded as the, premier destination/provider/supplier/venue/spa/resort/hotel/school/brand/address, market/category leader/leaders, world leader in, hands down, voted the/britain's/ireland's/england's/yorkshire's/london's, one and only, streets ahead, top of the line, the mother of all, like nothing you've, like nothing you, nobody/nothing does it better, does it better, won't/cannot/can't/never/you'll find a better/finer/nicer/cheaper/quicker/faster/friendlier/safer, won't/cannot/can't/never find better/cheaper/finer, world's/nation's/country's/europe's/britain's/america's/ireland's/england's/scotland's/australia's/india's/town's/city's top, best loved, most loved, best kept, no. one, bar none, without equal, without rival, without peer, peerless, incomparable, unequalled, unequaled, matchless, gold standard, top of the range/class, top notch, top quality/class, finest quality, five star, record breaking, top rated/selling/performing, leading provider/brand/supplier/maker/manufacturer/platform/company/expert/firm`,
)
const degrees = wordFinder('most least')
/** What “most” makes a boast of at the start of a line. */
const isPraise = wordSet(
  'trusted loved popular reliable advanced comfortable powerful beautiful innovative efficient affordable durable experienced exclusive effective accurate secure complete respected wanted talked',
)
const favourites = wordFinder('favourite favorite')
const isPublic = wordSet(
  "nation's country's world's town's city's britain's america's europe's ireland's england's scotland's",
)
/** “No better pump”; “is no better” and “no better than” claim no rank. */
const betters = phraseFinder(
  'no better/finer/greater/faster/cheaper/safer/easier/smarter/quicker/healthier',
)
const isBeing = wordSet(
  'is are was were be been get gets got feel feels felt look looks fared do did does',
)
const isNoThing = wordSet('than off for and or at but')
const opensRank = wordSet("the our its their your my his her world's this that")
/** “The most of it”, “the most people can do”. */
const isNoQuality = wordSet(
  'of people users cases things part parts one it we you they times recent common likely recently important and or if when in at on to',
)
/** “At best”, “do your best”, “best practices”, “best before”. */
const isSetBefore = wordSet('at try tried trying do does did doing second third next past what')
const isSetAfter = wordSet('practice practices regards wishes before effort man of')
const isOwner = wordSet('my our your his her their its')

const firstRank = /(?<![\w#])(?:no\. ?|number |#)1(?![\w.,-]\d|[\w])/iy
/** Units of “number ”. */
const RANK_REACH = 7

function* findSuperlatives(draft: DetectorDraft): Generator<Span> {
  for (const found of ranks(draft)) {
    if (!isSetPhrase(draft, found)) yield found
  }
  const { words, units } = draft
  const starts = draft.digitStarts.filter((at) => units[at] === 0x31 && !isWordUnit(units[at + 1]))
  const near = { starts, reach: RANK_REACH }
  for (const { index, 0: text } of matchesNear(draft, near, firstRank, opensNumber))
    yield { start: index, end: index + text.length }
  for (const at of degrees(draft)) {
    if (!isJoined(draft, at + 1)) continue
    const isBoast = opensSentence(draft, at) && isPraise(words.lower(at + 1))
    if (!isBoast && !opensRank(wordBefore(draft, at))) continue
    if (!isNoQuality(words.lower(at + 1)) && !words.isNumber(at + 1))
      yield { start: words.start(at), end: words.end(at + 1) }
  }
  for (const { first, last } of betters(draft)) {
    const isStated =
      isBeing(wordBefore(draft, first)) ||
      isNoThing(wordAfter(draft, last)) ||
      wordAfter(draft, last) === ''
    if (!isStated) yield { start: words.start(first), end: words.end(last) }
  }
  for (const at of favourites(draft)) {
    if (isPublic(wordBefore(draft, at))) yield { start: words.start(at), end: words.end(at) }
  }
}

/** “No. 1”, “number 1”, “#1”. */
function opensNumber(units: Uint16Array, at: number): boolean {
  return units[at] === 0x23 || (units[at] | 0x20) === 0x6e
}

function isSetPhrase(draft: DetectorDraft, { first, last }: FoundWords): boolean {
  const word = draft.words.lower(first)
  if (first !== last || !/^(?:best|worst|longest|oldest)$/.test(word)) return false
  const before = wordBefore(draft, first)
  const after = wordAfter(draft, first)
  if (isSetBefore(before) || (word === 'best' && isSetAfter(after))) return true
  return isOwner(before) && /^(?:do|does|did|try|tried|doing)$/.test(draft.words.lower(first - 2))
}

/** Superlatives, whatever backs them. */
export const superlative = defineDetector({
  id: 'superlative',
  names:
    'superlative, superlatives, superlative claim, superlative claims, number one claims, boasts, boasting',
  describe: 'superlatives and claims of a top rank, such as “the fastest” and “market-leading”',
  find: findSuperlatives,
})

/** Superlatives in sentences that neither count nor cite anything. */
export const unprovenSuperlative = defineDetector({
  id: 'unproven-superlative',
  names:
    'superlative without proof, superlatives without proof, superlative without a source, superlatives without a source, unproven superlative, unproven superlatives, unproved superlatives, unsupported superlatives',
  describe: 'superlatives in a sentence without a number, a link or “according to”',
  *find(draft) {
    const found = [...findSuperlatives(draft)]
    if (found.length === 0) return
    const proven = provenSentences(draft)
    yield* found.filter(({ start }) => !proven.has(sentenceAt(draft, start)))
  },
})

const attribution = phraseFinder('according to, as measured by, tested by, rated by, ranked by')

function provenSentences(draft: DetectorDraft): ReadonlySet<number> {
  const { words, links } = draft
  const proven = new Set<number>()
  for (const at of words.mixed) {
    const isRank = words.text(at) === '1' && isRankMark(draft, at)
    if (words.isNumber(at) && !isRank) proven.add(words.sentence(at))
  }
  for (const { first } of attribution(draft)) proven.add(words.sentence(first))
  for (const { kind, start } of links) {
    if (kind !== 'image') proven.add(sentenceAt(draft, start))
  }
  return proven
}

/** “No. 1”, “number 1” and “#1” boast and count nothing. */
function isRankMark({ words, prose }: DetectorDraft, at: number): boolean {
  return /^(?:no|number)$/.test(words.lower(at - 1)) || prose[words.start(at) - 1] === '#'
}

/** The sentence that holds a place or comes last before it; sentences of alternative texts are not asked. */
export function sentenceAt({ sentences }: DetectorDraft, at: number): number {
  let low = 0
  let high = sentences.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (sentences[middle].start <= at) low = middle
    else high = middle - 1
  }
  return low
}
