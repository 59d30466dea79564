import { defineDetector } from '../detector.ts'
import { isJoined, phraseFinder, wordFinder, wordSet } from '../phrases.ts'

const named = phraseFinder(
  `deadline, deadlines, closing date/day, due date, cut off date/time/is, last day/date/chance to/for, no/not later than, applications/entries/submissions/nominations/bookings/registration/voting close/closes/closed, is/are due by/on/at/in, due by/on`,
)
const limits = wordFinder('by before until')
const isDay = wordSet(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december noon midnight midday tomorrow tonight friday's end close 5pm 5 jan feb mar apr jun jul aug sept sep oct nov dec`,
)
const isBefore = wordSet('the end close noon midday midnight next this on of')
const asks = wordFinder(
  `must please should need needs apply send submit return reply respond register book enter rsvp pay reach arrive received complete deliver hand sign order claim have write email call contact ring phone message bring nominate vote bid post`,
)
/** Words behind “by” in which its day stands. */
const REACH = 3

/** Days by which readers must have done something. */
export const deadline = defineDetector({
  id: 'deadline',
  names:
    'deadline, deadlines, closing date, closing dates, due date, due dates, cut off dates, cutoff dates, submission dates, dates by which something is due',
  describe: 'deadlines, such as “the closing date is” and “must reach us by 3 June”',
  *find(draft) {
    const { words } = draft
    yield* named(draft)
    let asking: ReadonlySet<number> | undefined
    for (const at of limits(draft)) {
      const last = dayAfter(at)
      if (last === -1) continue
      asking ??= new Set(asks(draft).map((word) => words.sentence(word)))
      if (asking.has(words.sentence(at))) yield { start: words.start(at), end: words.end(last) }
    }
    function dayAfter(limit: number): number {
      for (let at = limit + 1; at <= limit + REACH && isJoined(draft, at); at++) {
        const lower = words.lower(at)
        if (isDay(lower)) return at
        if (!words.isNumber(at) && !/^\d/.test(lower) && !isBefore(lower)) return -1
      }
      return -1
    }
  },
})
