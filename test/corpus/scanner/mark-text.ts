import { parseWithRemark } from './parse-with-remark.ts'

const referencePattern = /&(?:#x[\da-f]{1,6}|#\d{1,7}|[a-z][\da-z]{0,30});/iy
const decoded = new Map<string, string>()

/**
 * Marks the characters of `source` from `start` on that spell `value`, over escapes, character
 * references and the prefixes of lines; the offset after the last one.
 */
export function markText(
  source: string,
  value: string,
  start: number,
  end: number,
  marks: Uint8Array,
  mark: number,
): number {
  let at = start
  let read = 0
  while (at < end && read < value.length) {
    const reference = readCharacterReference(source, value, at, read)
    if (reference) {
      at += reference.length
      read += reference.value.length
    } else if (isEscape(source, value, at, read)) {
      at++
      if (mark) marks[at] = mark
      at++
      read++
    } else if (source[at] === value[read]) {
      if (mark && source[at]?.trim()) marks[at] = mark
      at++
      read++
    } else at++
  }
  return at
}

function isEscape(source: string, value: string, at: number, read: number): boolean {
  return (
    source[at] === '\\' &&
    source[at + 1] === value[read] &&
    /[!-/:-@[-`{-~]/.test(value[read] ?? '')
  )
}

function readCharacterReference(
  source: string,
  value: string,
  at: number,
  read: number,
): { length: number; value: string } | null {
  if (source[at] !== '&') return null
  referencePattern.lastIndex = at
  const match = referencePattern.exec(source)?.[0]
  if (!match) return null
  const text = decode(match)
  return text !== match && value.startsWith(text, read)
    ? { length: match.length, value: text }
    : null
}

/** Asks remark itself, so that no list of names is needed here. */
function decode(reference: string): string {
  const known = decoded.get(reference)
  if (known !== undefined) return known
  const paragraph = parseWithRemark(`a${reference}`, 'markdown').children[0]
  const node = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  const text = node?.type === 'text' ? node.value.slice(1) : reference
  decoded.set(reference, text)
  return text
}
