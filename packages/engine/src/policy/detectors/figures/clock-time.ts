import { isDigit, isWordUnit, matchesNear } from '../characters.ts'
import { defineTextDetector } from '../detector.ts'
import type { DetectorDraft, Span } from '../detector-draft.ts'
import { isJoined, wordFinder, wordSet } from '../phrases.ts'

type Clock = '12-hour' | '24-hour' | 'plain'

const halves = "(?:[ \u00a0]?[ap](?:\\.m\\.|m\\b)|[ \u00a0]o['’]clock\\b)"
const time = new RegExp(
  `([01]?\\d|2[0-4])(?:([:.h])([0-5]\\d)(?::[0-5]\\d)?)?(?:(${halves})|([ \u00a0]?(?:hrs|uhr)\\b)|(?![\\w%:/°€£$]|[.,]\\d))`,
  'iy',
)
/** “1730 hours”, “0900 hrs”. */
const military = /([01]\d|2[0-3])[0-5]\d(?= ?(?:hours|hrs|h)\b)/y
/** What stands before a number with a point that is a time: “at 17.30”. */
const isBefore = wordSet(
  'at from to until till by before after and around about since between starts start ends opens closes',
)
/** What a colon parts besides hours and minutes. */
const other =
  /(?:\b(?:won|lost|score|scored|beat|result|ratio|verse|chapter|odds|drew)\b[^.]{0,16}|\b(?:Genesis|Exodus|Psalms?|Isaiah|Matthew|Mark|Luke|John|Romans|Corinthians|Revelation)) $/

/** A time of day and the way in which it is written. */
export interface ClockTime extends Span {
  readonly form: Clock
  readonly text: string
}

/** Times of day in figures. “9:30” alone may be of either clock. */
export function* clockTimes(draft: DetectorDraft): Generator<ClockTime> {
  if (draft.digitStarts.length === 0) return
  const near = { starts: draft.digitStarts, reach: 0 }
  for (const match of matchesNear(draft, near, time, mayBegin)) {
    const { index } = match
    const [text, hour, mark, minutes, half, hours] = match
    const span = { start: index, end: index + text.length, text }
    if (half !== undefined) {
      if (Number(hour) <= 12) yield { ...span, form: '12-hour' }
      continue
    }
    const before = draft.prose.slice(Math.max(0, index - REACH), index)
    const isTime = hours !== undefined || (minutes !== undefined && isClock(mark, before))
    if (!isTime || other.test(before)) continue
    const isLate = Number(hour) > 12 || hour.startsWith('0') || mark === 'h' || hours !== undefined
    yield { ...span, form: isLate ? '24-hour' : 'plain' }
  }
  for (const { index, 0: text } of matchesNear(draft, near, military, mayBegin))
    yield { start: index, end: index + text.length, text, form: '24-hour' }
}

/** Units before a time that are read. */
const REACH = 32

function isClock(mark: string, before: string): boolean {
  if (mark !== '.') return true
  return isBefore(/([a-z]+) $/i.exec(before)?.[1].toLowerCase() ?? '')
}

function mayBegin(units: Uint16Array, at: number): boolean {
  const before = units[at - 1]
  return isDigit(units[at]) && !isWordUnit(before) && !SIGNS.has(before)
}

/** “.”, “,”, “:”, “/”, “-”, “$”, “€” and “£” before a number that is no time. */
const SIGNS: ReadonlySet<number> = new Set(Array.from('.,:/$€£', (sign) => sign.charCodeAt(0)))

/** How a time may be written on either clock. */
const styles: Readonly<Record<string, RegExp>> = {
  colon: /\d:\d/,
  point: /\d\.\d/,
  spaced: /\d[ \u00a0][ap]\.?m/i,
  closed: /\d[ap]\.?m/i,
  dotted: /[ap]\.m/i,
  undotted: /[ap]m/i,
  capitals: /[AP]\.?M/,
  small: /[ap]\.?m/,
  zeros: /\d[:.]00[ \u00a0]?[ap]/i,
}

const noons = wordFinder('noon midnight midday')
const clocks = wordFinder("o'clock")

/** Times of day. */
export const clockTime = defineTextDetector({
  id: 'clock-time',
  names:
    'clock time, clock times, times of day, time of day, times of the day, exact times, exact time, start times, start time, starting times, start and end times, times of events, hours of the day',
  describe: 'times of day, such as “17:30”, “5.30 pm” and “noon”',
  parameter: {
    name: 'clock',
    fallback: 'any',
    choices: ['any', '12-hour', '24-hour', ...Object.keys(styles)],
    describe:
      '`12-hour` for “5:30 pm”, `24-hour` for “17:30”; `colon` for “5:30”, `point` for “5.30”, `spaced` for “5 pm”, `closed` for “5pm”, `dotted` for “p.m.”, `undotted` for “pm”, `capitals` for “PM”, `small` for “pm”, `zeros` for “5:00 pm”',
  },
  *find(draft, clock) {
    for (const { form, text, start, end } of clockTimes(draft)) {
      if (clock === 'any' || clock === form || styles[clock]?.test(text)) yield { start, end }
    }
    if (clock !== 'any' && clock !== '12-hour') return
    const { words } = draft
    for (const at of clocks(draft)) {
      if (isJoined(draft, at)) yield { start: words.start(at - 1), end: words.end(at) }
    }
    if (clock !== 'any') return
    for (const at of noons(draft)) yield { start: words.start(at), end: words.end(at) }
  },
})
