import { KNOWN_YEAR } from './dates.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { isDenied, isJoined, phraseFinder, wordBefore, wordFinder, wordSet } from './phrases.ts'

const futures = wordFinder(
  "will shall won't could may might should it'll they'll he'll she'll you'll that'll",
)
const isWill = wordSet("will won't it'll they'll he'll she'll you'll that'll")
const isChange = wordSet(
  'rise fall grow increase decrease drop climb shrink double triple halve improve worsen become reach run live work be have use need own cost pay lead win lose make',
)
const isPlan = wordSet('closed open opened held shut at in on')
/** What a schedule says: these verbs tell when, and promise nothing. */
const isScheduled = wordSet('be start begin open close leave meet end take return play depart go')
/** What comes out of something, whatever the time. */
const isOutcome = wordSet(
  'succeed prevail skyrocket plummet collapse triple outlive flourish thrive',
)
/** What is counted in money or shares, so that a change of it is foretold: “profit will rise”. */
const isFigure = wordSet(
  'profit profits sales revenue revenues turnover earnings prices rents rates costs demand inflation unemployment growth shares emissions temperatures',
)
/** What a product promises by what it will hold. */
const isRelease = wordSet('version release update upgrade')

const horizons = phraseFinder(
  `next year/decade/century/spring/summer/autumn/fall/winter/month/quarter, this decade/century, within a decade, in two/three/five/ten/twenty/thirty/fifty years, over the next, in the near future, one day, soon,
  by the end of the decade/century/year, by a third/quarter/half/fifth/tenth, later this year/decade/month, in the coming years/months/decades, in spring/summer/autumn/winter, in the spring/summer/autumn/winter, shortly`,
)
const byYear = wordFinder('by in')

/** The sentences that speak of a time to come, or of a share by which something changes. */
export function sentencesAhead(draft: DetectorDraft): ReadonlySet<number> {
  const { words } = draft
  const ahead = new Set<number>()
  for (const { first } of horizons(draft)) {
    if (wordBefore(draft, first) !== 'as') ahead.add(words.sentence(first))
  }
  for (const at of byYear(draft)) {
    const isShared = words.lower(at) === 'by' && isShare(draft, at + 1)
    if (isShared || isFutureYear(draft, at + 1)) ahead.add(words.sentence(at))
  }
  return ahead
}

function isFutureYear(draft: DetectorDraft, at: number): boolean {
  if (!draft.words.hasDigit(at)) return false
  const year = draft.words.lower(at)
  return /^2[01]\d\d$/.test(year) && isJoined(draft, at) && Number(year) > KNOWN_YEAR
}

/** “By 15%”. */
function isShare({ words, prose }: DetectorDraft, at: number): boolean {
  const end = words.end(at)
  if (!words.isNumber(at)) return false
  return /^ ?%/.test(prose.slice(end, end + 2)) || words.lower(at + 1).startsWith('percent')
}

/** “By 2030 half of all cars will run …”, “Soon it will read PDFs”, “profit will rise”, “it will be faster”. */
export function* forecasts(draft: DetectorDraft, ahead: ReadonlySet<number>): Generator<Span> {
  const { words } = draft
  for (const at of futures(draft)) {
    if (!isJoined(draft, at + 1)) continue
    const verb = words.lower(at + 1)
    const isLater = ahead.has(words.sentence(at))
    const isSchedule = verb === 'be' && isPlan(words.lower(at + 2))
    const isMoving = /^(?:go|come)$/.test(verb) && /^(?:up|down)$/.test(words.lower(at + 2))
    const isTold =
      (isChange(verb) || isMoving) && !isSchedule && (isLater || isFigure(wordBefore(draft, at)))
    const isPromised = isWill(words.lower(at)) && promises(draft, at, isLater)
    if (isTold || isPromised) yield { start: words.start(at), end: words.end(at + 1) }
  }
}

function promises(draft: DetectorDraft, at: number, isLater: boolean): boolean {
  const { words } = draft
  const verb = words.lower(at + 1)
  if (isLater && (!isScheduled(verb) || words.lower(at + 2) === 'able')) return true
  if (isOutcome(verb) || (verb === 'pay' && words.lower(at + 2) === 'off')) return true
  const isNumbered = words.isNumber(at - 1) && isRelease(words.lower(at - 2))
  if (isRelease(wordBefore(draft, at)) || isNumbered) return !isScheduled(verb)
  return verb === 'be' && isBetter(draft, at + 2)
}

/** “Twice as fast”, “much better”. */
function isBetter(draft: DetectorDraft, at: number): boolean {
  if (!isJoined(draft, at)) return false
  return /^(?:twice|much|better|faster|cheaper|safer|easier|quicker|stronger|bigger|larger)$/.test(
    draft.words.lower(at),
  )
}

const RANKED = /^(?:first|only|next|most|leading|number)$|.{2}est$/

/** “Will be the largest”. */
export function* boasts(draft: DetectorDraft): Generator<Span> {
  const { words } = draft
  for (const at of futures(draft)) {
    if (words.lower(at) !== 'will' || !isJoined(draft, at + 3)) continue
    const isBeing = /^(?:be|become)$/.test(words.lower(at + 1)) && isJoined(draft, at + 1)
    if (!isBeing || !/^(?:the|our|its|their)$/.test(words.lower(at + 2))) continue
    if (RANKED.test(words.lower(at + 3))) yield { start: words.start(at), end: words.end(at + 3) }
  }
}

const expecting = wordFinder('expects anticipates foresees forecasts expect anticipate foresee')
const isExpected = wordSet(
  'growth rise rises increase increases fall falls drop decline gain gains profit profits loss losses sales revenue turnover demand rents prices inflation higher lower',
)
/** Words between “expects” and what it is expected to do. */
const LONGEST_OBJECT = 5

/** “Expects its profit to double”, “expects growth of 8%”. */
export function* expectations(draft: DetectorDraft): Generator<Span> {
  const { words } = draft
  for (const at of expecting(draft)) {
    if (isDenied(draft, at)) continue
    const last = expectedAfter(draft, at)
    if (last !== -1) yield { start: words.start(at), end: words.end(last) }
  }
}

/** The word that says what is expected; -1 where nothing of the kind is. */
function expectedAfter(draft: DetectorDraft, at: number): number {
  const { words } = draft
  let thing = -1
  for (let next = at + 1; next <= at + LONGEST_OBJECT && isJoined(draft, next); next++) {
    const lower = words.lower(next)
    if (lower === 'to' && isJoined(draft, next + 1) && isChange(words.lower(next + 1)))
      return next + 1
    if (thing === -1 && isExpected(lower)) thing = next
  }
  return thing
}
