import {
  BACKTICK,
  COLON,
  DASH,
  DOLLAR,
  EQUALS,
  HASH,
  isBlank,
  LESS,
  OPEN_BRACE,
  OPEN_BRACKET,
  PIPE,
  STAR,
  TILDE,
  UNDERSCORE,
} from '../characters.ts'
import { skipEsm, startsEsm } from '../mdx/esm.ts'
import { addMdxComments, skipMdxFlow } from '../mdx/mdx.ts'
import { maskLine } from '../scan-state.ts'
import { KIND } from '../scanned-text.ts'
import { atxDepth, atxTextEnd, fenceLength, mathFenceLength, setextDepth } from './block-starts.ts'
import { addContent, type BlockState, closeTo, finishLeaf, startLeaf } from './block-state.ts'
import {
  openColonLine,
  openContentsLine,
  openDirectiveFence,
  openTagLine,
} from './block-templates.ts'
import { isBreak } from './container-starts.ts'
import { quoteDepth } from './containers.ts'
import { endsHtmlBlock, htmlBlockKind } from './html-blocks.ts'
import { stripDefinitions, trimEnd } from './paragraph-content.ts'
import { addRow, countCells, delimiterColumns } from './tables.ts'

/** Opens the leaf block that starts at `cursor.next`; whether there was one. */
export function openLeafHere(
  state: BlockState,
  height: number,
  start: number,
  end: number,
): boolean {
  const { cursor, stack, scan } = state
  const { codes, next } = cursor
  const first = codes[next]
  const inParagraph = state.leaf === 'paragraph' && height === stack.height
  if (first === HASH) return addAtxHeading(state, height, start, end)
  if (first === BACKTICK || first === TILDE) {
    const length = fenceLength(codes, next, end)
    if (length === 0) return false
    if (openDirectiveFence(state, height, length, start, end)) return true
    scan.codeBlocks++
    return startFence(state, height, first, length, start, end)
  }
  if (first === DOLLAR) {
    const length = mathFenceLength(codes, next, end)
    if (length === 0 || !scan.source.includes('$$', end)) return false
    return startFence(state, height, first, length, start, end)
  }
  if (inParagraph && (first === EQUALS || first === DASH)) {
    const depth = setextDepth(codes, next, end)
    if (depth > 0 && addSetextHeading(state, depth, start, end)) return true
  }
  if (first === STAR || first === DASH || first === UNDERSCORE) {
    if (isBreak(state, end)) return startLeaf(state, height, 'none', start, end)
  }
  if (inParagraph && (first === PIPE || first === DASH || first === COLON)) {
    if (startTable(state, start, end)) return true
  }
  if (first === COLON && openColonLine(state, height, start, end)) return true
  if (first === OPEN_BRACKET && openContentsLine(state, height, start, end)) return true
  if (scan.mdx) return openMdxHere(state, height, start, end)
  if (first === OPEN_BRACE) return openTagLine(state, height, start, end)
  if (first === LESS) return startHtml(state, height, start, end)
  return false
}

function openMdxHere(state: BlockState, height: number, start: number, end: number): boolean {
  const { cursor, scan } = state
  const first = cursor.codes[cursor.next]
  if (first === LESS || first === OPEN_BRACE) {
    const flowEnd = skipMdxFlow(scan, cursor.next)
    if (flowEnd === -1) return false
    addMdxComments(scan, cursor.next, flowEnd)
    startLeaf(state, height, 'none', start, end)
    state.skipUntil = flowEnd
    return true
  }
  if (cursor.next !== start || state.leaf === 'paragraph' || !startsEsm(scan.source, start)) {
    return false
  }
  // Read before the line is masked: what it opens, a line after a blank one may close.
  const esmEnd = skipEsm(scan, start)
  startLeaf(state, height, 'none', start, end)
  state.skipUntil = esmEnd
  return true
}

function startFence(
  state: BlockState,
  height: number,
  marker: number,
  size: number,
  start: number,
  end: number,
): boolean {
  startLeaf(state, height, marker === DOLLAR ? 'math' : 'fence', start, end)
  state.fenceMarker = marker
  state.fenceSize = size
  return true
}

function startHtml(state: BlockState, height: number, start: number, end: number): boolean {
  const { cursor, scan } = state
  const { next } = cursor
  // Also a paragraph of a quote or an item that the line does not continue: it may be a lazy line.
  const inParagraph = state.leaf === 'paragraph'
  const kind = htmlBlockKind(scan.codes, next, end, inParagraph)
  if (kind === 0) return false
  startLeaf(state, height, 'html', start, end)
  state.htmlKind = kind
  state.htmlStart = next
  if (endsHtmlBlock(scan.source, kind, next, end)) finishLeaf(state, end)
  return true
}

function addAtxHeading(state: BlockState, height: number, start: number, end: number): boolean {
  const { codes, next } = state.cursor
  const depth = atxDepth(codes, next, end)
  if (depth === 0) return false
  closeTo(state, height, start)
  state.stack.emptyItem = false
  let textStart = next + depth
  while (textStart < end && isBlank(codes[textStart])) textStart++
  const textEnd = atxTextEnd(codes, textStart, end)
  maskLine(codes, start, textStart)
  maskLine(codes, textEnd, end)
  addContent(state, KIND.heading, textStart, textEnd, depth)
  return true
}

function addSetextHeading(state: BlockState, depth: number, start: number, end: number): boolean {
  stripDefinitions(state)
  if (state.start >= state.end) return false
  state.leaf = 'none'
  addContent(state, KIND.heading, state.start, state.end, depth)
  maskLine(state.scan.codes, start, end)
  return true
}

/** Makes the last line of the paragraph the head of a table when this line is its delimiter row. */
function startTable(state: BlockState, start: number, end: number): boolean {
  const { scan, cursor, stack } = state
  const { codes } = scan
  const columns = delimiterColumns(codes, cursor.next, end)
  const headEnd = state.end
  if (columns === 0 || columns !== countCells(codes, state.lastLine, headEnd)) return false
  const head = state.lastLine
  if (head > state.start) {
    state.end = trimEnd(codes, state.start, head)
    finishLeaf(state, head)
  }
  state.leaf = 'table'
  addRow(scan, head, headEnd, quoteDepth(stack) > 0 ? 1 : 0)
  maskLine(codes, start, end)
  return true
}

/** Reads the line as a row of the open table. */
export function addTableRow(state: BlockState, start: number, end: number): void {
  const { scan, cursor, stack } = state
  maskLine(scan.codes, start, cursor.next)
  addRow(scan, cursor.next, end, quoteDepth(stack) > 0 ? 1 : 0)
}
