import {
  BANG,
  COLON,
  DASH,
  EQUALS,
  GREATER,
  isBlank,
  isDigit,
  OPEN_BRACKET,
  PLUS,
  QUESTION,
  STAR,
} from '../characters.ts'
import { readLabel, skipFootnoteLabel } from '../inline/link-parts.ts'
import { isThematicBreak, listMarkerLength, setextDepth } from './block-starts.ts'
import { type BlockState, closeTo, codeIndent } from './block-state.ts'
import { alertMarkEnd, isAdmonition } from './block-templates.ts'
import {
  ALERT,
  BLOCK_QUOTE,
  consumeQuoteMarker,
  FOOTNOTE,
  ITEM,
  openContainer,
} from './containers.ts'
import { advanceColumns, advanceTo, advanceToNext, measureIndent } from './line-cursor.ts'

/** Opens the quote, list item or footnote that starts at `cursor.next`; whether there was one. */
export function openContainerHere(state: BlockState, height: number, end: number): boolean {
  const { cursor, stack, scan } = state
  const { codes } = scan
  const first = codes[cursor.next]
  if (first === GREATER) {
    closeTo(state, height, cursor.next)
    consumeQuoteMarker(cursor)
    const markEnd = alertMarkEnd(codes, cursor.pos, end)
    openContainer(stack, markEnd === -1 ? BLOCK_QUOTE : ALERT, 0)
    if (markEnd !== -1) advanceTo(cursor, markEnd)
    stack.emptyItem = false
    return true
  }
  if (first === OPEN_BRACKET) return openFootnote(state, height, end)
  if (first === BANG || first === QUESTION || first === EQUALS)
    return openAdmonition(state, height, end)
  const bullet = first === DASH || first === STAR || first === PLUS
  if (!bullet && !isDigit(first)) return false
  const inParagraph = state.leaf === 'paragraph' && height === stack.height
  if (bullet && first !== PLUS) {
    if (inParagraph && first === DASH && setextDepth(codes, cursor.next, end) > 0) return false
    if (isBreak(state, end)) return false
  }
  const length = listMarkerLength(codes, cursor.next, end, state.interrupts)
  if (length === 0) return false
  closeTo(state, height, cursor.next)
  openItem(state, length)
  return true
}

function openItem(state: BlockState, markerLength: number): void {
  const { cursor, stack } = state
  const width = cursor.indent + markerLength
  advanceToNext(cursor)
  cursor.pos += markerLength
  cursor.column += markerLength
  measureIndent(cursor)
  const padding = cursor.next >= cursor.lineEnd || cursor.indent > codeIndent ? 1 : cursor.indent
  advanceColumns(cursor, padding)
  openContainer(stack, ITEM, width + padding)
  stack.emptyItem = true
}

/** Opens an admonition; its line holds no more. */
function openAdmonition(state: BlockState, height: number, end: number): boolean {
  const { cursor, stack } = state
  if (!isAdmonition(state, end)) return false
  closeTo(state, height, cursor.next)
  advanceTo(cursor, end)
  openContainer(stack, FOOTNOTE, 0)
  stack.emptyItem = false
  return true
}

function openFootnote(state: BlockState, height: number, end: number): boolean {
  const { cursor, scan, stack } = state
  const { codes } = scan
  const labelEnd = skipFootnoteLabel(codes, cursor.next, end)
  if (labelEnd === -1 || labelEnd >= end || codes[labelEnd] !== COLON) return false
  closeTo(state, height, cursor.next)
  scan.footnotes.add(readLabel(codes, cursor.next + 2, labelEnd - 1))
  advanceToNext(cursor)
  advanceTo(cursor, labelEnd + 1)
  measureIndent(cursor)
  advanceToNext(cursor)
  openContainer(stack, FOOTNOTE, 0)
  stack.emptyItem = false
  return true
}

/** Whether a thematic break starts at `cursor.next`. */
export function isBreak(state: BlockState, end: number): boolean {
  const { cursor } = state
  const { codes, next } = cursor
  const marker = codes[next]
  if (marker === state.noBreakMarker && next <= state.noBreakBefore) return false
  if (isThematicBreak(codes, next, end)) return true
  // Where the line stops being a break, so that `- - - - x` is not read once a marker.
  let i = next
  while (i < end && (codes[i] === marker || isBlank(codes[i]))) i++
  state.noBreakMarker = marker
  state.noBreakBefore = i
  return false
}
