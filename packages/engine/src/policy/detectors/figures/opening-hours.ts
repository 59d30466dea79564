import { defineDetector } from '../detector.ts'
import { isJoined, phraseFinder, wordFinder } from '../phrases.ts'
import { clockTimes } from './clock-time.ts'

const doors = wordFinder('open opens close closes closed shut shuts opening closing hours')
const days = phraseFinder(
  `mondays, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays, weekdays, daily, every day, seven days, six days, five days, all day, 24 hours, round the clock, around the clock, bank holidays, by appointment, noon, midnight,
  monday/tuesday/mon/tue/tues/wednesday to/through thursday/friday/saturday/sunday/fri/sat/sun, mon/tue/tues fri/sat/sun, from nine/ten/eight/seven/eleven, until/till five/six/seven/eight/nine/ten, at nine/ten/eight/seven/eleven, at five/six/half`,
)

/** When a place is open. */
export const openingHours = defineDetector({
  id: 'opening-hours',
  names:
    'opening hours, opening times, opening hour, hours of opening, business hours, office hours, trading hours, shop hours, store hours, working hours, closing times, closing time, hours of business, opening days, opening and closing times, when we are open, when we open',
  describe: 'when a place is open, such as “open daily from 9 am” and “closed on Sundays”',
  *find(draft) {
    const { words, sentences } = draft
    const opens = doors(draft)
    if (opens.length === 0) return
    const times = [...clockTimes(draft), ...days(draft)].sort((a, b) => a.start - b.start)
    let next = 0
    let done = -1
    for (const at of opens) {
      const sentence = words.sentence(at)
      if (sentence === done || sentence === -1) continue
      // “An open letter”, “to open the door” give no hours.
      if (
        /^(?:to|an|the)$/.test(words.lower(at - 1)) &&
        isJoined(draft, at) &&
        words.lower(at) === 'open'
      )
        continue
      const { start, end } = sentences[sentence]
      while (next < times.length && times[next].start < start) next++
      const time = times[next]
      if (time === undefined) return
      if (time.start >= end) continue
      done = sentence
      yield {
        start: Math.min(words.start(at), time.start),
        end: Math.max(words.end(at), time.end),
      }
    }
  },
})
