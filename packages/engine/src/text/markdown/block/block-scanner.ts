import { CR, LF } from '../characters.ts'
import { maskLine, type ScanState } from '../scan-state.ts'
import { closesFence } from './block-starts.ts'
import {
  type BlockState,
  closeTo,
  codeIndent,
  createBlockState,
  finishLeaf,
  startLeaf,
} from './block-state.ts'
import { openContainerHere } from './container-starts.ts'
import { matchContainers } from './containers.ts'
import { endsHtmlBlock } from './html-blocks.ts'
import { addTableRow, openLeafHere } from './leaf-starts.ts'
import { measureIndent, startLine } from './line-cursor.ts'
import { continueParagraph, startParagraph } from './paragraphs.ts'

/** Finds the blocks of a draft from `start` on, and masks all that is not their content. */
export function scanBlocks(scan: ScanState, start: number): void {
  const { source, codes } = scan
  const state = createBlockState(scan)
  const hasReturns = source.includes('\r')
  let line = start
  while (line < source.length) {
    const end = hasReturns ? findLineEnd(codes, line) : lineFeedOrEnd(source, line)
    if (line < state.skipUntil) maskLine(codes, line, end)
    else scanLine(state, line, end)
    line = end + (codes[end] === CR && codes[end + 1] === LF ? 2 : 1)
  }
  finishLeaf(state, source.length)
}

function lineFeedOrEnd(source: string, start: number): number {
  const end = source.indexOf('\n', start)
  return end === -1 ? source.length : end
}

function findLineEnd(codes: Uint16Array, start: number): number {
  let i = start
  while (i < codes.length && codes[i] !== LF && codes[i] !== CR) i++
  return i
}

function scanLine(state: BlockState, start: number, end: number): void {
  const { cursor, stack, scan } = state
  startLine(cursor, start, end)
  const matched = matchContainers(stack, cursor, state.maxIndent)
  measureIndent(cursor)
  const inside = matched === stack.height
  state.interrupts = inside && (state.leaf === 'paragraph' || state.leaf === 'indented')
  if (state.leaf !== 'none' && state.leaf !== 'paragraph') {
    if (inside && continueLeaf(state, start, end)) return
    if (state.leaf !== 'table' || !inside) closeTo(state, matched, start)
  }
  if (cursor.next >= end) {
    if (!inside || state.leaf !== 'none') closeTo(state, matched, start)
    maskLine(scan.codes, start, end)
    return
  }
  const open = openBlocks(state, matched, start, end)
  if (open === 'done') return
  if (open === 'text' && state.leaf === 'paragraph') continueParagraph(state, start, end)
  else if (open === 'text' && state.leaf === 'table') addTableRow(state, start, end)
  else startParagraph(state, open === 'text' ? matched : stack.height, start, end)
}

/** Continues code, math, HTML or a table; false when the line does not belong to it. */
function continueLeaf(state: BlockState, start: number, end: number): boolean {
  const { cursor, scan } = state
  const { codes } = scan
  const blank = cursor.next >= end
  if (state.leaf === 'table') return false
  if (state.leaf === 'indented') {
    if (!blank && cursor.indent < codeIndent) return false
  } else if (state.leaf === 'html') {
    if (state.htmlKind >= 6 && blank) return false
    if (endsHtmlBlock(scan.source, state.htmlKind, cursor.pos, end)) finishLeaf(state, end)
  } else if (
    cursor.indent <= state.maxIndent &&
    closesFence(codes, cursor.next, end, state.fenceMarker, state.fenceSize)
  ) {
    state.leaf = 'none'
  }
  maskLine(codes, start, end)
  return true
}

/**
 * Opens the blocks that start on this line. 'text' when none did, 'opened' when containers did and
 * text is left, 'done' when nothing is left of the line.
 */
function openBlocks(
  state: BlockState,
  matched: number,
  start: number,
  end: number,
): 'text' | 'opened' | 'done' {
  const { cursor, stack } = state
  let height = matched
  let opened = false
  for (;;) {
    measureIndent(cursor)
    if (cursor.next >= end) {
      maskLine(cursor.codes, start, end)
      return 'done'
    }
    if (cursor.indent > state.maxIndent) {
      if (state.leaf === 'paragraph' && !opened) return 'text'
      startLeaf(state, height, 'indented', start, end)
      state.scan.codeBlocks++
      return 'done'
    }
    if (openContainerHere(state, height, end)) {
      opened = true
      height = stack.height
      continue
    }
    if (openLeafHere(state, height, start, end)) return 'done'
    return opened ? 'opened' : 'text'
  }
}
