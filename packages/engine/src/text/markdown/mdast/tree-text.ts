import { AMPERSAND, BACKSLASH, isAsciiPunctuation } from '../characters.ts'
import { skipCharacterReference } from '../inline/character-references.ts'

/**
 * Copies the characters of a text node to `codes`: those that spell its value, so neither escapes
 * and character references nor the prefixes of its lines.
 */
export function copyText(
  source: string,
  codes: Uint16Array,
  value: string,
  start: number,
  end: number,
): void {
  if (end - start === value.length && source.startsWith(value, start)) {
    for (let i = start; i < end; i++) codes[i] = source.charCodeAt(i)
    return
  }
  const input = codeUnits(source, start, end)
  if (!copySpelled(input, codes, value, start)) codes.set(input, start)
}

/** The code units of a part of the source. */
export function codeUnits(source: string, start: number, end: number): Uint16Array {
  const units = new Uint16Array(end - start)
  for (let i = start; i < end; i++) units[i - start] = source.charCodeAt(i)
  return units
}

/** Walks source and value side by side; false when the source does not spell the value. */
function copySpelled(
  input: Uint16Array,
  codes: Uint16Array,
  value: string,
  offset: number,
): boolean {
  let at = 0
  let read = 0
  while (at < input.length && read < value.length) {
    const code = input[at]
    const wanted = value.charCodeAt(read)
    const referenceEnd = code === AMPERSAND ? skipCharacterReference(input, at, input.length) : -1
    if (referenceEnd !== -1) {
      read += referenceLength(input, referenceEnd, value, read)
      at = referenceEnd
    } else if (code === BACKSLASH && input[at + 1] === wanted && isAsciiPunctuation(wanted)) {
      codes[offset + at + 1] = wanted
      at += 2
      read++
    } else {
      if (code === wanted) {
        codes[offset + at] = code
        read++
      }
      at++
    }
  }
  return read >= value.length
}

/** Number of code units that a character reference stands for: the one after which both sides go on alike. */
function referenceLength(input: Uint16Array, end: number, value: string, read: number): number {
  if (end >= input.length) return value.length - read
  const next = input[end]
  if (value.charCodeAt(read + 1) === next) return 1
  return value.charCodeAt(read + 2) === next ? 2 : 1
}
