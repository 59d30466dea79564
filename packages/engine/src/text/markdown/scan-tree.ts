import type { Nodes, Root } from 'mdast'
import { atxDepth, atxTextEnd, mathFenceLength } from './block-starts.ts'
import { appendBlock, type BlockTable, createBlockTable } from './block-table.ts'
import {
  BYTE_ORDER_MARK,
  CLOSE_BRACKET,
  CR,
  DOLLAR,
  HASH,
  isBlank,
  isLineEnd,
  isSpaceOrLineEnd,
  LF,
  OPEN_BRACKET,
  PIPE,
} from './characters.ts'
import { findFrontMatter } from './front-matter.ts'
import { KIND, MASKED, type ScannedText } from './scanned-text.ts'
import { childrenOf, isPhrasing, type Range, rangeOf, typeOf } from './tree-nodes.ts'
import { scanPhrasing } from './tree-phrasing.ts'
import { addTreeComment, type TreeState } from './tree-state.ts'

const boxLength = 3

interface Step {
  readonly node: Nodes
  readonly quoted: boolean
  readonly items: number
  readonly inItem: boolean
  /** Whether the node is the first paragraph of a list item with a check box. */
  readonly hasBox: boolean
}

/** Reads the prose of a draft from an mdast that somebody parsed from exactly this source. */
export function scanTree(source: string, root: Root): ScannedText {
  const original = new Uint16Array(source.length)
  const codes = new Uint16Array(source.length).fill(MASKED)
  for (let i = 0; i < source.length; i++) {
    const code = source.charCodeAt(i)
    original[i] = code
    if (code === LF || code === CR) codes[i] = code
  }
  const shift = byteOrderShift(source, root)
  const state: TreeState = { source, codes, links: [], comments: [], definitions: new Map(), shift }
  const steps = listLeaves(state, root)
  const blocks = createBlockTable()
  let codeBlocks = 0
  let hasFrontMatter = false
  for (const step of steps) {
    const type = typeOf(step.node)
    const range = rangeOf(step.node, shift, source.length)
    if (type === 'code') codeBlocks++
    else if (type === 'yaml' || type === 'toml') hasFrontMatter = true
    else if (type === 'html' || type === 'mdxFlowExpression') {
      addTreeComment(state, range.start, range.end)
    } else if (childrenOf(step.node).length > 0) addBlock(state, original, blocks, step, range)
  }
  const found = hasFrontMatter ? findFrontMatter(original) : null
  return {
    source,
    codes,
    blocks,
    links: state.links.sort((a, b) => a.start - b.start),
    comments: state.comments.sort((a, b) => a.start - b.start),
    frontMatter: found && { start: found.start, end: found.end },
    codeBlocks,
  }
}

/** micromark drops a byte order mark before it counts, so its tree ends one short of the source. */
function byteOrderShift(source: string, root: Root): number {
  if (source.charCodeAt(0) !== BYTE_ORDER_MARK) return 0
  return root.position?.end.offset === source.length - 1 ? 1 : 0
}

/** The blocks that hold phrasing or nothing, in source order; collects definitions on the way. */
function listLeaves(state: TreeState, root: Root): Step[] {
  const leaves: Step[] = []
  const pending: Step[] = [{ node: root, quoted: false, items: 0, inItem: false, hasBox: false }]
  for (let step = pending.pop(); step; step = pending.pop()) {
    const { node } = step
    const children = childrenOf(node)
    if (node.type === 'definition' && !state.definitions.has(node.identifier)) {
      state.definitions.set(node.identifier, node.url)
    }
    if (children.length === 0 || children.some(isPhrasing) || isTextBlock(node)) leaves.push(step)
    else {
      for (let i = children.length - 1; i >= 0; i--) pending.push(innerStep(step, children[i], i))
    }
  }
  return leaves.filter(({ node }) => node.type !== 'root')
}

function isTextBlock({ type }: Nodes): boolean {
  return type === 'paragraph' || type === 'heading' || type === 'tableCell'
}

function innerStep(parent: Step, node: Nodes, index: number): Step {
  const { node: outer, items } = parent
  const quoted = parent.quoted || outer.type === 'blockquote'
  // A JSX element is no container of Markdown: what it holds stands where it stands.
  if (outer.type === 'list' || typeOf(outer) === 'mdxJsxFlowElement')
    return { ...parent, node, quoted }
  if (outer.type !== 'listItem') return { node, quoted, items, inItem: false, hasBox: false }
  const hasBox = index === 0 && typeof outer.checked === 'boolean'
  return { node, quoted, items: items + 1, inItem: true, hasBox }
}

function addBlock(
  state: TreeState,
  original: Uint16Array,
  blocks: BlockTable,
  step: Step,
  range: Range,
): void {
  const { node, quoted, inItem, items, hasBox } = step
  const { start, end } = trim(original, contentRange(original, node, range, hasBox))
  if (node.type === 'paragraph' && isMathBlock(original, start, end)) return
  const by = quoted ? 1 : 0
  if (node.type === 'heading') appendBlock(blocks, KIND.heading, start, end, node.depth, by)
  else if (node.type === 'tableCell') appendBlock(blocks, KIND.table_cell, start, end, 0, by)
  else if (inItem) appendBlock(blocks, KIND.list_item, start, end, items, by)
  else appendBlock(blocks, KIND.paragraph, start, end, 0, by)
  for (const alt of scanPhrasing(state, node, { start, end }, quoted)) {
    appendBlock(blocks, KIND.alt_text, alt.start, alt.end, 0, by)
  }
}

/** Whether a paragraph is a block of math, to a parser that knows no math. */
function isMathBlock(codes: Uint16Array, start: number, end: number): boolean {
  if (codes[start] !== DOLLAR || codes[end - 1] !== DOLLAR || codes[end - 2] !== DOLLAR)
    return false
  let lineEnd = start
  while (lineEnd < end && !isLineEnd(codes[lineEnd])) lineEnd++
  return lineEnd < end && mathFenceLength(codes, start, lineEnd) > 0
}

/** The block without its own markers. */
function contentRange(codes: Uint16Array, node: Nodes, range: Range, hasBox: boolean): Range {
  let { start, end } = range
  if (node.type === 'tableCell') {
    if (codes[start] === PIPE) start++
    if (end > start && codes[end - 1] === PIPE) end--
  } else if (node.type === 'heading') {
    if (atxDepth(codes, start, end) === 0) {
      // micromark lets a heading start at the definitions above it.
      const offset = node.children[0]?.position?.start.offset
      if (offset !== undefined) start += offset - (node.position?.start.offset ?? offset)
      return { start, end: underlineStart(codes, start, end) }
    }
    while (start < end && codes[start] === HASH) start++
    while (start < end && isBlank(codes[start])) start++
    end = atxTextEnd(codes, start, end)
  } else if (hasBox && isUnskippedBox(codes, start)) start += boxLength
  return { start, end }
}

/** remark moves the start of a paragraph over its check box, but only when text follows the box. */
function isUnskippedBox(codes: Uint16Array, start: number): boolean {
  return (
    codes[start] === OPEN_BRACKET &&
    codes[start + 2] === CLOSE_BRACKET &&
    codes[start - 2] !== CLOSE_BRACKET
  )
}

function underlineStart(codes: Uint16Array, start: number, end: number): number {
  let i = end
  while (i > start && !isLineEnd(codes[i - 1])) i--
  // The line of the underline may start with the prefixes of containers: they are not text either.
  return i
}

function trim(codes: Uint16Array, range: Range): Range {
  let { start, end } = range
  while (start < end && isSpaceOrLineEnd(codes[start])) start++
  while (end > start && isSpaceOrLineEnd(codes[end - 1])) end--
  return { start, end }
}
