import { isDigit, isWordUnit } from './characters.ts'
import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { shortNumbers } from './short-number.ts'

/** A run of digits with what may be between them. */
interface DigitRun extends Span {
  readonly text: string
  readonly digits: string
}

const LONGEST_RUN = 40

/** Units before the first digit of a run, such as “+ (”. */
const OPENING = 3
const FEWEST_DIGITS = 7
const PLUS = 0x2b
const BRACKET = 0x28
const between: ReadonlySet<number> = new Set(
  Array.from(' .-/()\u00a0\u2060\u2011', (character) => character.charCodeAt(0)),
)

/** Runs of digits, with single spaces, dots, slashes, hyphens and brackets between them. */
function* digitRuns(draft: DetectorDraft): Generator<DigitRun> {
  const { units, digitStarts } = draft
  let from = 0
  for (const digit of digitStarts) {
    for (let at = Math.max(from, digit - OPENING); at <= digit; at++) {
      from = at + 1
      const isStart = isDigit(units[at]) || units[at] === PLUS || units[at] === BRACKET
      if (!isStart || isWordUnit(units[at - 1])) continue
      const { end, next, count } = readRun(units, at)
      if (count >= FEWEST_DIGITS && !isWordUnit(units[end])) {
        const text = draft.prose.slice(at, end).replaceAll('\u2060', '')
        yield { start: at, end, text, digits: text.replaceAll(/\D/g, '') }
      }
      // The whole run is one try, so that digits without end are read once.
      at = Math.max(at, next - 1)
      from = at + 1
    }
  }
}

/** The end of the digits of a run, the end of the run, and how many digits it has. */
function readRun(units: Uint16Array, start: number): { end: number; next: number; count: number } {
  let end = start
  let count = 0
  let gap = 0
  let next = start
  for (; next < units.length && next - start < LONGEST_RUN; next++) {
    if (isDigit(units[next])) {
      count++
      end = next + 1
      gap = 0
    } else if (units[next] === PLUS ? next === start : between.has(units[next]) && gap < 2) gap++
    else break
  }
  return { end, next, count }
}

const shapes: readonly RegExp[] = [
  // +44 20 7946 0958
  /^\+\d[\d .()/-]*$/,
  // (020) 7946 0958, (555) 010-1234
  /^\(0?\d{2,4}\)[ -]?\d{2,4}[ .-]?\d{2,5}(?:[ .-]?\d{2,4})?$/,
  // 555-010-1234, 555.010.1234, 1-800-555-0123
  /^(?:1[ .-])?[2-9]\d{2}([ .-])\d{3}\1\d{4}$/,
  // 020 7946 0958, 0171/1234567, 030-1234567
  /^0\d{1,4}(?:[ /-]\d{2,8}){1,4}$/,
  // 0851234567
  /^0[1-9]\d{8,9}$/,
  // 00 44 20 7946 0958
  /^00[ ]?\d{1,3}(?:[ -]?\d{2,4}){2,5}$/,
]
/** Words that announce a number. */
const cue =
  /(?:(?<![a-z])ph|care|digits|me up|phone|call|tel|telephone|mobile|cell|fax|whatsapp|text|dial|hotline|ring|contact|helpline|freephone|landline|switchboard)(?: (?:me|us|her|him|them|number|no|line))?(?: (?:is|are|on|at|now))?[\s:.#\u2060]*$/i

/** Phone numbers. */
export const phoneNumber = defineDetector({
  id: 'phone-number',
  names:
    'phone number, phone numbers, telephone number, telephone numbers, mobile number, mobile numbers, fax number, fax numbers, contact number, contact numbers',
  describe: 'phone and fax numbers, those of helplines, and `tel:` links',
  readsQuotes: true,
  *find(draft) {
    for (const run of digitRuns(draft)) if (isPhone(run, draft.prose)) yield run
    yield* shortNumbers(draft)
    for (const { url, start, end, textStart, textEnd } of draft.links) {
      if (!/^(?:tel|sms):\+?\d/i.test(url)) continue
      yield textEnd > textStart ? { start: textStart, end: textEnd } : { start, end }
    }
  },
})

/** Phone numbers as they are dialled inside of a country. */
export const localPhoneNumber = defineDetector({
  id: 'local-phone-number',
  names:
    'phone number without a country code, phone numbers without a country code, phone numbers without country codes, telephone numbers without a country code, local phone numbers, national phone numbers',
  describe: 'phone and fax numbers that begin neither with “+” nor with “00”',
  readsQuotes: true,
  *find(draft) {
    for (const run of digitRuns(draft)) {
      const isLocal = !run.text.startsWith('+') && !run.digits.startsWith('00')
      if (isLocal && isPhone(run, draft.prose)) yield run
    }
  },
})

function isPhone({ text, digits, start }: DigitRun, prose: string): boolean {
  if (digits.length > 15 || /^[01]+$/.test(digits) || isDateOrVersion(text)) return false
  const before = prose.slice(Math.max(0, start - 40), start)
  if (
    /(?:isbn|issn|doi|order|invoice|ticket|serial|part|version|id|no|#)(?: (?:number|no))?[\s.:#]{0,3}$/i.test(
      before,
    )
  )
    return /(?:phone|fax|tel|mobile|call)[\w\s.]{0,10}$/i.test(before)
  if (cue.test(before)) return digits.length <= 13
  if (text.startsWith('+')) return digits.length >= 8 && shapes[0].test(text)
  const isLong = digits.length >= 9 && digits.length <= 13
  return isLong && shapes.some((shape) => shape.test(text))
}

/** 2024-05-17, 17.05.2024 10, 192.168.100.200, 1.20.300 */
function isDateOrVersion(text: string): boolean {
  return (
    /^(?:19|20)\d\d[-./ ]\d\d?[-./ ]\d\d?(?!\d)/.test(text) ||
    /^\d\d?[-./]\d\d?[-./](?:19|20)\d\d(?!\d)/.test(text) ||
    /^(?:19|20)\d\d[-/ ](?:19|20)\d\d$/.test(text) ||
    /^\d{1,3}(?:\.\d{1,3}){2,4}$/.test(text)
  )
}
