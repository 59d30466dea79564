import type { Place } from './place.ts'
import type { PolicyDraft } from './policy-draft.ts'

/** Fewest digits of a number that people write with spaces or without. */
const FEWEST_DIGITS = 7

/** Whether what stands at a place is one of some values, or a part of one: “0800 123 456”, “£9.99”, “@example.com”. */
export function isOneOf(values: readonly string[], place: Place, draft: PolicyDraft): boolean {
  const source = draft.detected?.source
  if (source === undefined) return false
  const found = source.slice(place.start, place.end)
  return values.some((value) => isSame(value, found) || isInside(value, place, source))
}

function isSame(value: string, found: string): boolean {
  const [one, other] = [value, found].map(bare)
  if (one.startsWith('@')) return other.endsWith(one)
  if (one === other) return true
  // “info@”, and “4 Mill Lane” of “4 Mill Lane, Leeds”
  if (one.endsWith('@') || /^\d+\p{L}+$/u.test(one)) return other.startsWith(one)
  const isNumber = /^[+\d\s()./-]+$/.test(value)
  return isNumber && isSameNumber(value, found)
}

/** “+44 20 7946 0000” and “020 7946 0000” are one number. */
function isSameNumber(one: string, other: string): boolean {
  const [first, second] = [digitsOf(one), digitsOf(other)].sort((a, b) => a.length - b.length)
  if (first.length < FEWEST_DIGITS) return false
  if (first === second) return true
  const isAbroad = /^\s*(?:\+|00)/.test(one) !== /^\s*(?:\+|00)/.test(other)
  const national = first.replace(/^0/, '')
  return isAbroad && second.endsWith(national) && second.length - national.length <= LONGEST_CODE
}

/** Digits of “0044” and of the longest codes of countries. */
const LONGEST_CODE = 5

function digitsOf(text: string): string {
  return text.replace(/\(0\)/, '').replaceAll(/\D/g, '')
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s\u2060]/g, '')
    .replace(/[.,;:!?]+$/, '')
}

/** Whether a place lies in a longer value, such as “changeme” in “password: changeme”. */
function isInside(value: string, { start, end }: Place, source: string): boolean {
  const wanted = value.toLowerCase()
  if (wanted.length <= end - start) return false
  const from = Math.max(0, start - wanted.length)
  const around = source.slice(from, end + wanted.length).toLowerCase()
  for (let at = around.indexOf(wanted); at !== -1; at = around.indexOf(wanted, at + 1)) {
    const first = from + at
    const last = first + wanted.length
    const isWhole = !/\w/.test(source[first - 1] ?? '') && !/\w/.test(source[last] ?? '')
    if (isWhole && first <= start && end <= last) return true
  }
  return false
}
