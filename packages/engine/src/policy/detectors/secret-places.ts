import { isDigit } from './characters.ts'
import type { Span } from './detector-draft.ts'

const SPACE = 0x20
/** What parts names of secrets from their values; looked for first, because it is rarer than how the names end. */
const parting =
  /(?:[:=]|is)(?<=(?:word|wd|phrase|pw|secret|key|token|pin|code)["'`]? ?(?:[:=]|is))/gi

/** Units from the beginning of “secret_access_key" ” to what parts it from its value. */
const LONGEST_NAME = 24
/** Units of the shortest value that is not of digits alone. */
const SHORTEST_VALUE = 8

/** The ends of names that have a value: before a colon, an equals sign or “is”, where what may be a value follows. */
export function namesOfValues(text: string): Span[] {
  const names: Span[] = []
  parting.lastIndex = 0
  for (let mark = parting.exec(text); mark !== null; mark = parting.exec(text)) {
    const { index: end } = mark
    if (mayBeValue(text, parting.lastIndex))
      names.push({ start: Math.max(0, end - LONGEST_NAME), end })
  }
  return names
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
