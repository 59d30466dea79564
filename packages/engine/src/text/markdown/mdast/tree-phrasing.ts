import type { Nodes } from 'mdast'
import { BACKSLASH, DOLLAR } from '../characters.ts'
import { maskBareAutolinks } from '../inline/bare-autolinks.ts'
import { skipInlineMath } from '../inline/inline-math.ts'
import { overwrite } from '../scan-state.ts'
import { type Block, MASKED, MASKED_INLINE, OPAQUE } from '../scanned-text.ts'
import { addLink, enterImage, enterLink } from './tree-links.ts'
import {
  childrenOf,
  isSplitText,
  type Range,
  rangeOf,
  splitTextValue,
  typeOf,
} from './tree-nodes.ts'
import { addTreeComment, type TreeState } from './tree-state.ts'
import { copyText } from './tree-text.ts'

interface Step {
  readonly node: Nodes
  readonly range: Range
  readonly inLink: boolean
}

/** Copies the prose inside one block of a tree; the alt texts found, as blocks. */
export function scanPhrasing(
  state: TreeState,
  block: Nodes,
  range: Range,
  quoted: boolean,
): Block[] {
  const alts: Block[] = []
  const pending: Step[] = [{ node: block, range, inLink: false }]
  for (let step = pending.pop(); step; step = pending.pop()) {
    const inLink = step.inLink || isLink(step.node)
    const steps = readChildren(state, step, inLink)
    for (let i = steps.length - 1; i >= 0; i--) {
      const inner = steps[i]
      if (enterNode(state, inner, alts, quoted)) pending.push(inner)
    }
  }
  return alts.sort((a, b) => a.start - b.start)
}

function isLink(node: Nodes): boolean {
  return node.type === 'link' || node.type === 'linkReference'
}

/** The positioned children; runs of split text between them are copied at once. */
function readChildren(state: TreeState, parent: Step, inLink: boolean): Step[] {
  const steps: Step[] = []
  let at = parent.range.start
  let split: string | null = null
  for (const node of childrenOf(parent.node)) {
    if (isSplitText(node)) {
      split = (split ?? '') + splitTextValue(node)
      continue
    }
    const range = rangeOf(node, state.shift, state.source.length)
    if (split !== null) addText(state, split, { start: at, end: range.start }, inLink)
    split = null
    at = range.end
    steps.push({ node, range, inLink })
  }
  if (split !== null) addText(state, split, { start: at, end: parent.range.end }, inLink)
  return steps
}

function addText(state: TreeState, value: string, range: Range, inLink: boolean): void {
  const { source, codes, links } = state
  const { start, end } = range
  copyText(source, codes, value, start, end)
  if (state.mayHoldMath) maskInlineMath(codes, start, end)
  if (!inLink) maskBareAutolinks(source, codes, start, end, links)
  // Last, because an address ends before an escape.
  if (state.mayHoldEscapes) joinEscapes(source, codes, start, end)
}

function maskInlineMath(codes: Uint16Array, start: number, end: number): void {
  for (let i = start; i < end; i++) {
    if (codes[i] !== DOLLAR) continue
    const mathEnd = skipInlineMath(codes, i, start, end)
    if (mathEnd === -1) continue
    overwrite(codes, i, mathEnd, OPAQUE)
    i = mathEnd - 1
  }
}

/** Lets a word go on over the backslash of an escape. */
function joinEscapes(source: string, codes: Uint16Array, start: number, end: number): void {
  for (let i = start; i + 1 < end; i++) {
    if (codes[i] === MASKED && source.charCodeAt(i) === BACKSLASH && codes[i + 1] !== MASKED)
      codes[i] = MASKED_INLINE
  }
}

/** Copies or masks one node; whether its children are to be read. */
function enterNode(state: TreeState, step: Step, alts: Block[], quoted: boolean): boolean {
  const { node, range, inLink } = step
  const { source, codes } = state
  const { start, end } = range
  switch (typeOf(node)) {
    case 'text':
      addText(state, splitTextValue(node), range, inLink)
      return false
    case 'inlineCode':
    case 'inlineMath':
      overwrite(codes, start, end, OPAQUE)
      return false
    case 'mdxTextExpression':
      if (!addTreeComment(state, start, end))
        overwrite(codes, start, end, opaqueUnlessComment(source, start, end))
      return false
    case 'html':
      addTreeComment(state, start, end)
      return false
    case 'emphasis':
      return enterAttention(state, range, 1)
    case 'strong':
      return enterAttention(state, range, 2)
    case 'delete':
      return enterAttention(state, range, source.startsWith('~~', start) ? 2 : 1)
    case 'footnoteReference':
      addLink(state, 'footnote', range, start, start, '')
      return false
    case 'image':
    case 'imageReference':
      enterImage(state, node, range, alts, quoted)
      return false
    case 'link':
    case 'linkReference':
      return enterLink(state, node, range)
    default:
      return childrenOf(node).length > 0
  }
}

/** Masks the marks of emphasis; a node of another syntax has none. */
function enterAttention(
  { source, codes }: TreeState,
  { start, end }: Range,
  size: number,
): boolean {
  if (/[*_~]/.test(source.charAt(start))) {
    overwrite(codes, start, start + size, MASKED_INLINE)
    overwrite(codes, end - size, end, MASKED_INLINE)
  }
  return true
}

function opaqueUnlessComment(source: string, start: number, end: number): number {
  return source.startsWith('{/*', start) && source.startsWith('*/}', end - 3) ? MASKED : OPAQUE
}
