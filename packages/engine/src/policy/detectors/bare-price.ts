import type { DetectorDraft, Span } from './detector-draft.ts'
import { isJoined, phraseFinder, wordFinder, wordSet } from './phrases.ts'

const named = wordFinder(
  'price prices priced fare fares fee fees rent cost costs deposit tuition salary subscription',
)
/** “ is just 25”, “: 450,000”, “ of around 12.50”, up to what may follow a sum. */
const sumBehind =
  /^(?:[ \u2060]+(?:guide|range|tag|is|are|was|were|of|from|about|around|circa|only|just|starts?|starting|at|now|up|to)){0,4}[ \u2060]?[:=–-]?[ \u2060]{1,2}(\d{1,3}(?:,\d{3}){1,3}|\d{1,9}(?:\.\d\d)?)(k|m)?(?=(?<=\.\d\d)[ \u2060]+(?:and|but|while|at|in|on|to|from|until|this|online)\b|[.!?;)]?\s*$|[.!?;,)]\s|[ \u2060]+(?:an?|per|each|plus|pcm|pw|or|for|if|with|when|including|excluding|net|gross)\b)/i
const isYear = /^(?:1[5-9]|20)\d\d$/
/** Units behind a word that are read for a sum. */
const REACH = 64

/** Rates that only money has: “1,400 pcm”. */
const rates = wordFinder('pcm pppw pppn')
const thousands = wordFinder('lakh lakhs crore crores')
const pays = wordSet(
  'pay pays paid paying cost costs costing spend spends spent worth owe owed earn earned earns raise raised fined grant profit loss budget',
)
/** “Only 9.99 a month”, “just 4.50 per person”. */
const periods = phraseFinder(
  'a/per month/year/week/night/person/head/ticket/seat/copy/kilo/litre/hour/day',
)
const isOnly = wordSet('only just from for at pay costs cost is now')

/** Sums of money whose currency everybody knows: “Guide price 300k”, “1,400 pcm”, “3 crore”. */
export function* barePrices(draft: DetectorDraft): Generator<Span> {
  if (draft.digitStarts.length === 0) return
  const { words, prose } = draft
  for (const at of named(draft)) {
    const match = sumBehind.exec(prose.slice(words.end(at), words.end(at) + REACH))
    if (match === null || (isYear.test(match[1]) && match[2] === undefined)) continue
    const end = words.end(at) + match[0].length
    yield { start: end - match[1].length - (match[2]?.length ?? 0), end }
  }
  for (const at of rates(draft)) {
    if (words.isNumber(at - 1) && isJoined(draft, at)) yield spanOf(draft, at - 1, at)
  }
  for (const at of thousands(draft)) {
    if (words.isNumber(at - 1) && isJoined(draft, at) && isPaid(draft, at - 1))
      yield spanOf(draft, at - 1, at)
  }
  for (const { first, last } of periods(draft)) {
    const isSum = /^\d{1,4}\.\d\d$/.test(words.text(first - 1)) && isJoined(draft, first)
    if (isSum && isOnly(words.lower(first - 2))) yield spanOf(draft, first - 1, last)
  }
}

function spanOf({ words }: DetectorDraft, first: number, last: number): Span {
  return { start: words.start(first), end: words.end(last) }
}

/** Whether somebody pays so much: the verb or the noun closely before the number. */
function isPaid(draft: DetectorDraft, number: number): boolean {
  for (let at = number - 1; at >= number - 4 && isJoined(draft, at + 1); at--) {
    if (pays(draft.words.lower(at))) return true
  }
  return false
}
