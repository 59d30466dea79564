import { isDigit } from './characters.ts'
import type { Span } from './detector-draft.ts'

const SPACE = 0x20
/** What parts a name from its value, in all its letters. */
const marks = [':', '=', 'is', 'Is', 'iS', 'IS']

/** Units from the beginning of “secret_access_key" ” to what parts it from its value. */
const LONGEST_NAME = 24
/** Units of the shortest value that is not of digits alone. */
const SHORTEST_VALUE = 8

/**
 * The ends of names that have a value: before a colon, an equals sign or “is”, where the name ends with one of the
 * `endings`, which are small letters, and what may be a value follows.
 */
export function namesOfValues(text: string, endings: string): Span[] {
  const names: Span[] = []
  const last = new Set(Array.from(endings, (letter) => letter.charCodeAt(0)))
  for (const mark of marks) {
    // Searching for a text takes a fraction of the time of a pattern or of looking at each unit.
    for (let end = text.indexOf(mark); end !== -1; end = text.indexOf(mark, end + 1)) {
      if (endsName(text, end, last) && mayBeValue(text, end + mark.length))
        names.push({ start: Math.max(0, end - LONGEST_NAME), end })
    }
  }
  return names.sort((a, b) => a.end - b.end)
}

function endsName(text: string, end: number, endings: ReadonlySet<number>): boolean {
  let last = end - 1
  if (text.charCodeAt(last) === SPACE) last--
  if (isQuote(text.charCodeAt(last))) last--
  return last >= 0 && endings.has(text.charCodeAt(last) | 0x20)
}

/** Whether digits follow, or enough of what holds no space and no bracket. */
function mayBeValue(text: string, from: number): boolean {
  let start = from
  if (text.charCodeAt(start) === SPACE) start++
  if (isQuote(text.charCodeAt(start))) start++
  if (isDigit(text.charCodeAt(start))) return true
  for (let at = start; at < start + SHORTEST_VALUE; at++) {
    if (!isOfValue(text.charCodeAt(at))) return false
  }
  return true
}

function isQuote(unit: number): boolean {
  return unit === 0x22 || unit === 0x27 || unit === 0x60
}

const noValue: ReadonlySet<number> = new Set(
  Array.from('"\'`,;<>(){}', (mark) => mark.charCodeAt(0)),
)

/** A unit beyond ASCII may be a space, and is for the pattern to tell. */
function isOfValue(unit: number): boolean {
  return unit > SPACE && !noValue.has(unit)
}
