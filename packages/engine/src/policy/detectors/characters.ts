import type { DetectorDraft } from './detector-draft.ts'

/** Whether a code unit is an ASCII digit; that of no character is none. */
export function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

/** Whether a code unit is a capital of ASCII. */
export function isCapital(code: number): boolean {
  return code >= 0x41 && code <= 0x5a
}

/** Whether a code unit is a small letter of ASCII. */
export function isSmallLetter(code: number): boolean {
  return code >= 0x61 && code <= 0x7a
}

/** Whether a code unit may be part of a word: letters of any script, digits, the underscore. */
export function isWordUnit(code: number): boolean {
  if (code < 0x80) {
    const lower = code | 0x20
    return isDigit(code) || code === 0x5f || (lower >= 0x61 && lower <= 0x7a)
  }
  // Latin letters with marks and everything from Greek on but for punctuation, symbols and emoji.
  return (code >= 0xc0 && code <= 0x1fff) || (code >= 0x2c00 && code <= 0xd7ff && code >= 0x3040)
}

/** Units before a number in which what belongs to it may begin. */
interface Near {
  /** Where the numbers begin, rising. */
  readonly starts: readonly number[]
  readonly reach: number
}

/**
 * Every match of a sticky pattern that begins where a number does or closely before it, at places where it may begin;
 * a match that was found is not read again.
 */
export function* matchesNear(
  draft: DetectorDraft,
  { starts, reach }: Near,
  pattern: RegExp,
  mayBegin: (units: Uint16Array, at: number) => boolean,
): Generator<RegExpExecArray> {
  const { units } = draft
  let from = 0
  for (const start of starts) {
    for (let at = Math.max(from, start - reach); at <= start; at++) {
      from = at + 1
      if (!mayBegin(units, at)) continue
      pattern.lastIndex = at
      const match = pattern.exec(draft.prose)
      if (match === null || match[0] === '') continue
      yield match
      at += match[0].length - 1
      from = at + 1
    }
  }
}

/** Where numbers begin that have at least so many digits among so many units, whatever is between them. */
export function longNumbers(
  { units, digitStarts }: DetectorDraft,
  fewest: number,
  within: number,
): number[] {
  return digitStarts.filter((start) => {
    const end = Math.min(units.length, start + within)
    let digits = 0
    for (let at = start; at < end; at++) if (isDigit(units[at])) digits++
    return digits >= fewest
  })
}
