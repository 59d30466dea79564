import type { Heading, Nodes, Root } from 'mdast'
import { atxDepth, atxTextEnd, mathFenceLength } from '../block/block-starts.ts'
import { appendBlock, type BlockTable, createBlockTable } from '../block-table.ts'
import { BYTE_ORDER_MARK, CR, HASH, isLineEnd, isSpaceOrLineEnd, LF, PIPE } from '../characters.ts'
import { findFrontMatter } from '../front-matter.ts'
import { KIND, MASKED, type ScannedText } from '../scanned-text.ts'
import { childrenOf, isPhrasing, type Range, rangeOf, typeOf } from './tree-nodes.ts'
import { scanPhrasing } from './tree-phrasing.ts'
import { addTreeComment, createTreeState, type TreeState } from './tree-state.ts'
import { codeUnits } from './tree-text.ts'

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
export function scanTree(
  source: string,
  root: Root,
  codes: Uint16Array = new Uint16Array(source.length),
  blocks: BlockTable = createBlockTable(),
): ScannedText {
  blocks.count = 0
  codes.fill(MASKED)
  markLineEnds(source, codes, '\n', LF)
  markLineEnds(source, codes, '\r', CR)
  const shift = byteOrderShift(source, root)
  const state = createTreeState(source, codes, shift)
  const steps = listLeaves(state, root)
  let codeBlocks = 0
  let frontMatterEnd = 0
  for (const step of steps) {
    const type = typeOf(step.node)
    const range = rangeOf(step.node, shift, source.length)
    if (type === 'code') codeBlocks++
    else if (type === 'yaml' || type === 'toml') frontMatterEnd = range.end
    else if (type === 'html' || type === 'mdxFlowExpression') {
      addTreeComment(state, range.start, range.end)
    } else if (childrenOf(step.node).length > 0) addBlock(state, blocks, step, range)
  }
  const found = frontMatterEnd > 0 ? findFrontMatter(codeUnits(source, 0, frontMatterEnd)) : null
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

function markLineEnds(source: string, codes: Uint16Array, mark: string, code: number): void {
  for (let at = source.indexOf(mark); at !== -1; at = source.indexOf(mark, at + 1)) codes[at] = code
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
  // A JSX element is not a container of Markdown: what it holds is where it is.
  if (outer.type === 'list' || typeOf(outer) === 'mdxJsxFlowElement')
    return { ...parent, node, quoted }
  if (outer.type !== 'listItem') return { node, quoted, items, inItem: false, hasBox: false }
  const hasBox = index === 0 && typeof outer.checked === 'boolean'
  return { node, quoted, items: items + 1, inItem: true, hasBox }
}

function addBlock(state: TreeState, blocks: BlockTable, step: Step, range: Range): void {
  const { source } = state
  const { node, quoted, inItem, items, hasBox } = step
  const { start, end } = trim(source, contentRange(source, node, range, hasBox))
  if (node.type === 'paragraph' && isMathBlock(source, start, end)) return
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
function isMathBlock(source: string, start: number, end: number): boolean {
  if (start >= end || source[start] !== '$' || !source.startsWith('$$', end - 2)) return false
  const codes = codeUnits(source, start, end)
  const lineEnd = codes.findIndex(isLineEnd)
  return lineEnd !== -1 && mathFenceLength(codes, 0, lineEnd) > 0
}

/** The block without its own markers. */
function contentRange(source: string, node: Nodes, range: Range, hasBox: boolean): Range {
  let { start, end } = range
  if (node.type === 'tableCell') {
    if (source.charCodeAt(start) === PIPE) start++
    if (end > start && source.charCodeAt(end - 1) === PIPE) end--
  } else if (node.type === 'heading') return headingRange(source, node, range)
  else if (hasBox && isUnskippedBox(source, start)) start += boxLength
  return { start, end }
}

function headingRange(source: string, node: Heading, { start, end }: Range): Range {
  const codes = codeUnits(source, start, end)
  if (atxDepth(codes, 0, codes.length) > 0) {
    let text = 0
    while (codes[text] === HASH) text++
    return { start: start + text, end: start + atxTextEnd(codes, text, codes.length) }
  }
  // micromark lets a heading start at the definitions above it.
  const offset = node.children[0]?.position?.start.offset
  const text =
    offset === undefined ? start : start + offset - (node.position?.start.offset ?? offset)
  return { start: text, end: underlineStart(source, text, end) }
}

/** remark moves the start of a paragraph over its check box, but only when text follows the box. */
function isUnskippedBox(source: string, start: number): boolean {
  return source[start] === '[' && source[start + 2] === ']' && source[start - 2] !== ']'
}

function underlineStart(source: string, start: number, end: number): number {
  let i = end
  while (i > start && !isLineEnd(source.charCodeAt(i - 1))) i--
  // The line of the underline may start with the prefixes of containers: they are not text either.
  return i
}

function trim(source: string, range: Range): Range {
  let { start, end } = range
  while (start < end && isSpaceOrLineEnd(source.charCodeAt(start))) start++
  while (end > start && isSpaceOrLineEnd(source.charCodeAt(end - 1))) end--
  return { start, end }
}
