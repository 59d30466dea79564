import {
  atxDepth,
  atxTextEnd,
  closesFence,
  fenceLength,
  isThematicBreak,
  listMarkerLength,
  mathFenceLength,
  setextDepth,
} from './block-starts.ts'
import {
  BACKTICK,
  CLOSE_BRACKET,
  COLON,
  CR,
  DASH,
  DOLLAR,
  EQUALS,
  GREATER,
  HASH,
  isBlank,
  isDigit,
  isSpaceOrLineEnd,
  LESS,
  LF,
  OPEN_BRACE,
  OPEN_BRACKET,
  PIPE,
  PLUS,
  STAR,
  TILDE,
  UNDERSCORE,
} from './characters.ts'
import {
  BLOCK_QUOTE,
  type Containers,
  consumeQuoteMarker,
  createContainers,
  FOOTNOTE,
  ITEM,
  itemDepth,
  matchContainers,
  openContainer,
  quoteDepth,
} from './containers.ts'
import { endsHtmlBlock, type HtmlKind, htmlBlockKind } from './html-blocks.ts'
import {
  advanceColumns,
  advanceToNext,
  createLineCursor,
  type LineCursor,
  measureIndent,
  startLine,
} from './line-cursor.ts'
import { readDefinition, readLabel, skipFootnoteLabel } from './link-parts.ts'
import { addMdxComments, skipEsm, skipMdxFlow, startsEsm } from './mdx.ts'
import {
  addBlock,
  addHtmlComments,
  HEADING,
  LIST_ITEM,
  maskLine,
  overwrite,
  PARAGRAPH,
  type ScanState,
} from './scan-state.ts'
import { addRow, countCells, delimiterColumns } from './tables.ts'

type Leaf = 'none' | 'paragraph' | 'fence' | 'indented' | 'html' | 'math' | 'table'

interface BlockState {
  readonly scan: ScanState
  readonly stack: Containers
  readonly cursor: LineCursor
  readonly maxIndent: number
  leaf: Leaf
  /**
   * Whether a list that starts on this line would cut into a paragraph, or into indented code, which
   * micromark treats alike: then it must have content and count from 1.
   */
  interrupts: boolean
  /** Marker and length of the open fence. */
  fenceMarker: number
  fenceSize: number
  htmlKind: HtmlKind
  htmlStart: number
  /** The open paragraph: its content and the content of its last line. */
  start: number
  end: number
  lastLine: number
  /** Whether the paragraph is the first content of a list item, where a check box may stand. */
  opensItem: boolean
  /** Lines before this offset belong to MDX that was read ahead. */
  mdxEnd: number
  /** A line is no thematic break of this marker when it starts at or before this offset. */
  noBreakMarker: number
  noBreakBefore: number
}

const codeIndent = 4

/** Finds the blocks of a draft from `start` on, and masks all that is not their content. */
export function scanBlocks(scan: ScanState, start: number): void {
  const { source, codes } = scan
  const state: BlockState = {
    scan,
    stack: createContainers(),
    cursor: createLineCursor(codes),
    maxIndent: scan.mdx ? Number.MAX_SAFE_INTEGER : codeIndent - 1,
    leaf: 'none',
    interrupts: false,
    fenceMarker: 0,
    fenceSize: 0,
    htmlKind: 0,
    htmlStart: 0,
    start: 0,
    end: 0,
    lastLine: 0,
    opensItem: false,
    mdxEnd: 0,
    noBreakMarker: 0,
    noBreakBefore: -1,
  }
  const hasReturns = source.includes('\r')
  let line = start
  while (line < source.length) {
    const end = hasReturns ? findLineEnd(codes, line) : lineFeedOrEnd(source, line)
    if (line < state.mdxEnd) maskLine(codes, line, end)
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

function openContainerHere(state: BlockState, height: number, end: number): boolean {
  const { cursor, stack, scan } = state
  const { codes } = scan
  const first = codes[cursor.next]!
  if (first === GREATER) {
    closeTo(state, height, cursor.next)
    consumeQuoteMarker(cursor)
    openContainer(stack, BLOCK_QUOTE, 0)
    stack.emptyItem = false
    return true
  }
  if (first === OPEN_BRACKET) return openFootnote(state, height, end)
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

function openFootnote(state: BlockState, height: number, end: number): boolean {
  const { cursor, scan, stack } = state
  const { codes } = scan
  const labelEnd = skipFootnoteLabel(codes, cursor.next, end)
  if (labelEnd === -1 || labelEnd >= end || codes[labelEnd] !== COLON) return false
  closeTo(state, height, cursor.next)
  scan.footnotes.add(readLabel(codes, cursor.next + 2, labelEnd - 1))
  advanceToNext(cursor)
  cursor.column += labelEnd + 1 - cursor.pos
  cursor.pos = labelEnd + 1
  measureIndent(cursor)
  advanceToNext(cursor)
  openContainer(stack, FOOTNOTE, 0)
  stack.emptyItem = false
  return true
}

function isBreak(state: BlockState, end: number): boolean {
  const { cursor } = state
  const { codes, next } = cursor
  const marker = codes[next]!
  if (marker === state.noBreakMarker && next <= state.noBreakBefore) return false
  if (isThematicBreak(codes, next, end)) return true
  // Where the line stops being a break, so that `- - - - x` is not read once a marker.
  let i = next
  while (i < end && (codes[i] === marker || isBlank(codes[i]!))) i++
  state.noBreakMarker = marker
  state.noBreakBefore = i
  return false
}

function openLeafHere(state: BlockState, height: number, start: number, end: number): boolean {
  const { cursor, stack, scan } = state
  const { codes, next } = cursor
  const first = codes[next]!
  const inParagraph = state.leaf === 'paragraph' && height === stack.height
  if (first === HASH) {
    const depth = atxDepth(codes, next, end)
    return depth > 0 && addAtxHeading(state, height, depth, start, end)
  }
  if (first === BACKTICK || first === TILDE) {
    const length = fenceLength(codes, next, end)
    if (length === 0) return false
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
  if (scan.mdx) return openMdxHere(state, height, start, end)
  if (first === LESS) return startHtml(state, height, start, end)
  return false
}

function openMdxHere(state: BlockState, height: number, start: number, end: number): boolean {
  const { cursor, scan } = state
  const first = cursor.codes[cursor.next]!
  if (first === LESS || first === OPEN_BRACE) {
    const flowEnd = skipMdxFlow(scan, cursor.next)
    if (flowEnd === -1) return false
    addMdxComments(scan, cursor.next, flowEnd)
    startLeaf(state, height, 'none', start, end)
    state.mdxEnd = flowEnd
    return true
  }
  if (cursor.next !== start || state.leaf === 'paragraph' || !startsEsm(scan.source, start)) {
    return false
  }
  startLeaf(state, height, 'none', start, end)
  state.mdxEnd = skipEsm(scan, start)
  return true
}

/** Opens a leaf without prose on this line and masks the line; always true. */
function startLeaf(
  state: BlockState,
  height: number,
  leaf: Leaf,
  start: number,
  end: number,
): boolean {
  closeTo(state, height, start)
  state.stack.emptyItem = false
  state.leaf = leaf
  maskLine(state.scan.codes, start, end)
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
  const inParagraph = state.leaf === 'paragraph' && height === state.stack.height
  const kind = htmlBlockKind(scan.codes, next, end, inParagraph)
  if (kind === 0) return false
  startLeaf(state, height, 'html', start, end)
  state.htmlKind = kind
  state.htmlStart = next
  if (endsHtmlBlock(scan.source, kind, next, end)) finishLeaf(state, end)
  return true
}

function addAtxHeading(
  state: BlockState,
  height: number,
  depth: number,
  start: number,
  end: number,
): boolean {
  const { codes, next } = state.cursor
  closeTo(state, height, start)
  state.stack.emptyItem = false
  let textStart = next + depth
  while (textStart < end && isBlank(codes[textStart]!)) textStart++
  const textEnd = atxTextEnd(codes, textStart, end)
  maskLine(codes, start, textStart)
  maskLine(codes, textEnd, end)
  addContent(state, HEADING, textStart, textEnd, depth)
  return true
}

function addSetextHeading(state: BlockState, depth: number, start: number, end: number): boolean {
  stripDefinitions(state)
  if (state.start >= state.end) return false
  state.leaf = 'none'
  addContent(state, HEADING, state.start, state.end, depth)
  maskLine(state.scan.codes, start, end)
  return true
}

function addContent(
  state: BlockState,
  kind: number,
  start: number,
  end: number,
  depth: number,
): void {
  if (start < end)
    addBlock(state.scan, kind, start, end, depth, quoteDepth(state.stack) > 0 ? 1 : 0)
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

function addTableRow(state: BlockState, start: number, end: number): void {
  const { scan, cursor, stack } = state
  maskLine(scan.codes, start, cursor.next)
  addRow(scan, cursor.next, end, quoteDepth(stack) > 0 ? 1 : 0)
}

function startParagraph(state: BlockState, height: number, start: number, end: number): void {
  const { cursor, scan, stack } = state
  closeTo(state, height, start)
  state.opensItem = stack.emptyItem
  stack.emptyItem = false
  state.leaf = 'paragraph'
  maskLine(scan.codes, start, cursor.next)
  state.start = cursor.next
  state.lastLine = cursor.next
  state.end = trimEnd(scan.codes, cursor.next, end)
}

function continueParagraph(state: BlockState, start: number, end: number): void {
  const { cursor, scan } = state
  maskLine(scan.codes, start, cursor.next)
  state.lastLine = cursor.next
  state.end = trimEnd(scan.codes, cursor.next, end)
}

function trimEnd(codes: Uint16Array, start: number, end: number): number {
  let i = end
  while (i > start && isSpaceOrLineEnd(codes[i - 1]!)) i--
  return i
}

/** Closes the open leaf and all containers above `height`. */
function closeTo(state: BlockState, height: number, offset: number): void {
  finishLeaf(state, offset)
  if (state.stack.height > height) {
    state.stack.height = height
    state.stack.emptyItem = false
  }
}

function finishLeaf(state: BlockState, offset: number): void {
  const { leaf, scan, stack } = state
  state.leaf = 'none'
  if (leaf === 'html') addHtmlComments(scan, state.htmlStart, offset)
  if (leaf !== 'paragraph') return
  stripDefinitions(state)
  skipCheckBox(state)
  const inItem = stack.height > 0 && stack.kinds[stack.height - 1] === ITEM
  addContent(
    state,
    inItem ? LIST_ITEM : PARAGRAPH,
    state.start,
    state.end,
    inItem ? itemDepth(stack) : 0,
  )
}

function stripDefinitions(state: BlockState): void {
  const { scan } = state
  const { codes, source } = scan
  while (state.start < state.end && isSpaceOrLineEnd(codes[state.start]!)) state.start++
  while (codes[state.start] === OPEN_BRACKET && state.start < state.end) {
    const definition = readDefinition(source, codes, state.start, state.end)
    if (!definition) return
    if (!scan.definitions.has(definition.label))
      scan.definitions.set(definition.label, definition.url)
    overwrite(codes, state.start, definition.end, 0x20)
    state.start = definition.end
    while (state.start < state.end && isSpaceOrLineEnd(codes[state.start]!)) state.start++
  }
}

function skipCheckBox(state: BlockState): void {
  const { codes } = state.scan
  const { start, end } = state
  if (!state.opensItem || codes[start] !== OPEN_BRACKET || codes[start + 2] !== CLOSE_BRACKET)
    return
  const value = codes[start + 1]!
  if (!isSpaceOrLineEnd(value) && (value | 0x20) !== 0x78) return
  if (start + 3 >= end || !isSpaceOrLineEnd(codes[start + 3]!)) return
  overwrite(codes, start, start + 3, 0x20)
  state.start = start + 3
  while (state.start < end && isSpaceOrLineEnd(codes[state.start]!)) state.start++
}
