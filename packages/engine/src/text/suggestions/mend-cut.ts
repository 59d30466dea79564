import type { TextEdit } from '../../schema/index.ts'
import type { DocumentBlock } from '../document/document.ts'

const SPACE = /\s/
/** No space comes before these. */
const CLOSING = /[,.;:!?)…”’]/
/** No space follows these. */
const OPENING = /[(“‘"'*_]/
/** No comma follows these. */
const NO_COMMA = /[,;:(“‘—–.!?]/

/**
 * Widens a deletion over the spaces, commas and brackets that it would leave behind; one that opens a
 * sentence takes the comma after it along. Null when it takes the whole block.
 */
export function cutAround(
  source: string,
  block: DocumentBlock,
  edit: TextEdit,
  opensSentence: boolean,
): TextEdit | null {
  let { start, end } = edit
  for (;;) {
    const left = backOverSpace(source, block.start, start)
    const right = overSpace(source, end, block.end)
    const before = left === block.start ? '' : source.charAt(left - 1)
    const after = right === block.end ? '' : source.charAt(right)
    if (before === '' && after === '') return null
    if (before === '(' && after === ')') {
      start = left - 1
      end = right + 1
    } else if (after === ',' && (opensSentence || before === '' || NO_COMMA.test(before))) {
      end = right + 1
    } else if (before === ',' && /[.;:!?)]/.test(after)) {
      start = left - 1
    } else if (before === '') {
      return { start, end: right, text: '' }
    } else if (after === '' || CLOSING.test(after)) {
      return { start: left, end: after === '' ? end : right, text: '' }
    } else if (left < start && right > end) {
      // Of two separators the one with the line break stays.
      return source.slice(end, right).includes('\n')
        ? { start: left, end, text: '' }
        : { start, end: right, text: '' }
    } else {
      return { start, end: left === start && OPENING.test(before) ? right : end, text: '' }
    }
  }
}

/** Deletes a paragraph with the blank lines beside it; null where a mark would stay without text. */
export function cutBlock(source: string, block: DocumentBlock): TextEdit | null {
  if (block.kind !== 'paragraph' || block.quoted || block.depth > 0) return null
  if (block.start > 0 && source.charAt(block.start - 1) !== '\n') return null
  const end = overSpace(source, block.end, source.length)
  if (end === source.length) {
    // The last one takes the blank lines before it, and leaves the end of the file as it is.
    const start = backOverSpace(source, 0, block.start)
    return start === 0 ? null : { start, end: block.end, text: '' }
  }
  const gap = source.slice(block.end, end)
  // The next block may be indented; its own line is not touched.
  const lines = gap.slice(0, gap.lastIndexOf('\n') + 1)
  return { start: block.start, end: block.end + lines.length, text: '' }
}

function overSpace(source: string, from: number, limit: number): number {
  let at = from
  while (at < limit && SPACE.test(source.charAt(at))) at++
  return at
}

function backOverSpace(source: string, limit: number, from: number): number {
  let at = from
  while (at > limit && SPACE.test(source.charAt(at - 1))) at--
  return at
}
