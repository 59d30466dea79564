import { defineDetector } from './detector.ts'
import type { DetectorDraft } from './detector-draft.ts'
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

const period =
  'week/weekend/month/year/quarter/decade/century/spring/summer/autumn/winter/monday/tuesday/wednesday/thursday/friday/saturday/sunday/january/february/march/april/may/june/july/august/september/october/november/december'
const relatives = phraseFinder(
  `yesterday, today, tomorrow, tonight, recently, lately, nowadays, these days, currently, at the moment, at present, right now,
  last ${period}/night, next ${period}, this ${period}/morning/afternoon/evening, the day before yesterday, the day after tomorrow,
  in recent years/months/weeks, in the near future, in the coming days/weeks/months/years, over the past/last week/month/year, in the past week/month/year`,
)
const agos = wordFinder('ago')
const isUnit = wordSet(
  'second seconds minute minutes hour hours day days week weeks month months year years decade decades century centuries while',
)
const isCount = wordSet(
  'a an one two three four five six seven eight nine ten twelve twenty few couple of several some many long',
)
/** “This may”, “next may” read as a verb or a month; only the month has a capital. */
const isMonthVerb = wordSet('may march')

/** Times that only the day of publication gives a date. */
export const relativeDate = defineDetector({
  id: 'relative-date',
  names:
    'relative date, relative dates, relative time, relative times, time references, relative time references, relative time words, vague date, vague dates, vague times, undated time references',
  describe: 'times that pass with the day of publication, such as “last week” and “recently”',
  *find(draft) {
    for (const found of relatives(draft)) if (!isOther(draft, found)) yield found
    const { words } = draft
    for (const ago of agos(draft)) {
      let first = ago
      if (isJoined(draft, ago) && isUnit(words.lower(ago - 1))) first--
      while (first < ago && isJoined(draft, first) && counts(draft, first - 1)) first--
      yield { start: words.start(first), end: words.end(ago) }
    }
  },
})

function counts({ words }: DetectorDraft, at: number): boolean {
  return words.isNumber(at) || isCount(words.lower(at))
}

/** “The last week of May” and “USA Today” are no such times. */
function isOther(draft: DetectorDraft, { first, last }: FoundWords): boolean {
  const { words } = draft
  const isTitle = first === last && words.isCapital(first) && !opensSentence(draft, first)
  if (isTitle || wordAfter(draft, last) === 'of') return true
  if (isMonthVerb(words.lower(last)) && !words.isCapital(last)) return true
  return /^(?:last|next)$/.test(words.lower(first)) && wordBefore(draft, first) === 'the'
}
