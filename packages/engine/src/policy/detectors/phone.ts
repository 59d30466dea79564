import { isDigit, isWordUnit } from './characters.ts'
import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'

/** A run of digits with what may be between them. */
interface DigitRun extends Span {
  readonly text: string
  readonly digits: string
}

const LONGEST_RUN = 40

/** Runs of digits, with single spaces, dots, slashes, hyphens and brackets between them. */
function* digitRuns(prose: string): Generator<DigitRun> {
  for (let at = 0; at < prose.length; at++) {
    const isStart = isDigit(prose.charCodeAt(at)) || prose[at] === '+' || prose[at] === '('
    if (!isStart || isWordUnit(prose.charCodeAt(at - 1))) continue
    let end = at
    let digits = ''
    let gap = 0
    let next = at
    for (; next < prose.length && next - at < LONGEST_RUN; next++) {
      const unit = prose[next]
      if (isDigit(prose.charCodeAt(next))) {
        digits += unit
        end = next + 1
        gap = 0
      } else if (unit === '+' ? next === at : ' .-/()\u00a0\u2060\u2011'.includes(unit) && gap < 2)
        gap++
      else break
    }
    if (digits.length >= 7 && !isWordUnit(prose.charCodeAt(end))) {
      yield { start: at, end, text: prose.slice(at, end).replaceAll('\u2060', ''), digits }
    }
    // The whole run is one try, so that digits without end are read once.
    at = Math.max(at, next - 1)
  }
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
  // 00 44 20 7946 0958
  /^00[ ]?\d{1,3}(?:[ -]?\d{2,4}){2,5}$/,
]
/** Words that announce a number. */
const cue =
  /(?:phone|call|tel|telephone|mobile|cell|fax|whatsapp|text|dial|hotline|ring)(?: (?:me|us|her|him|them|number|no|line))?(?: (?:is|on|at|now))?[\s:.#\u2060]*$/i

/** Phone numbers. */
export const phoneNumber = defineDetector({
  id: 'phone-number',
  names:
    'phone number, phone numbers, telephone number, telephone numbers, mobile number, mobile numbers, fax number, fax numbers, contact number, contact numbers',
  describe: 'phone and fax numbers, and `tel:` links',
  readsQuotes: true,
  *find({ prose, links }: DetectorDraft) {
    for (const run of digitRuns(prose)) if (isPhone(run, prose)) yield run
    for (const { url, start, end, textStart, textEnd } of links) {
      if (!/^(?:tel|sms):\+?\d/i.test(url)) continue
      yield textEnd > textStart ? { start: textStart, end: textEnd } : { start, end }
    }
  },
})

function isPhone({ text, digits, start }: DigitRun, prose: string): boolean {
  if (digits.length > 15 || /^[01]+$/.test(digits) || isDateOrVersion(text)) return false
  const before = prose.slice(Math.max(0, start - 40), start)
  if (
    /(?:isbn|issn|doi|order|invoice|ticket|serial|part|version|id|no|#)[\s.:#]{0,3}$/i.test(before)
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
