/**
 * What remark says about a draft, in the terms of the scanners but without their code: which
 * characters are prose, and where the blocks are.
 */
import type { Image, ImageReference, Nodes, Parents, Root } from 'mdast'
import type { BlockKind } from '../../../packages/engine/src/text/markdown/scanned-text.ts'
import { markText } from './mark-text.ts'

export interface ReferenceBlock {
  readonly kind: BlockKind
  readonly start: number
  readonly end: number
  readonly depth: number
  readonly quoted: boolean
}

export interface ReferenceScan {
  /** 1 for a character of a text node, 2 for one of an alt text, 0 for all else and white space. */
  readonly prose: Uint8Array
  readonly blocks: readonly ReferenceBlock[]
}

interface Place {
  readonly quoted: boolean
  readonly items: number
  readonly inItem: boolean
  readonly hasBox: boolean
}

const top: Place = { quoted: false, items: 0, inItem: false, hasBox: false }

/** Reads prose and blocks from the tree that remark made of `source`. */
export function readReference(source: string, root: Root): ReferenceScan {
  const prose = new Uint8Array(source.length)
  const blocks: ReferenceBlock[] = []
  const pending: { readonly node: Nodes; readonly place: Place }[] = [{ node: root, place: top }]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, place } = next
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      if (node.children.length === 0) continue
      blocks.push(readBlock(source, node, place))
      markPhrasing(source, prose, node, blocks, place)
    } else if ('children' in node) {
      const inner = innerPlace(node, place)
      for (const child of [...node.children].reverse()) pending.push({ node: child, place: inner })
    }
  }
  return { prose, blocks }
}

function innerPlace(node: Parents, place: Place): Place {
  if (node.type === 'blockquote') return { ...place, quoted: true, inItem: false, hasBox: false }
  if (node.type === 'listItem') {
    const hasBox = typeof node.checked === 'boolean'
    return { ...place, items: place.items + 1, inItem: true, hasBox }
  }
  // A JSX element is not a container of Markdown: what it holds is where it is.
  if (node.type === 'list' || node.type === 'mdxJsxFlowElement') return place
  return { ...place, inItem: false, hasBox: false }
}

function readBlock(source: string, node: Parents, place: Place): ReferenceBlock {
  const { quoted } = place
  const range = trim(source, contentStart(node), contentEnd(node), place.hasBox)
  if (node.type === 'heading') return { kind: 'heading', ...range, depth: node.depth, quoted }
  if (node.type === 'tableCell') return { kind: 'table_cell', ...range, depth: 0, quoted }
  if (place.inItem) return { kind: 'list_item', ...range, depth: place.items, quoted }
  return { kind: 'paragraph', ...range, depth: 0, quoted }
}

/** Where the children start; nodes that a plugin made have no position and are read from the parent. */
function contentStart(node: Parents): number {
  const parentStart = offsetOf(node, 'start')
  const own = node.type === 'paragraph' ? parentStart : offsetOf(node.children[0], 'start')
  return own ?? parentStart ?? 0
}

function contentEnd(node: Parents): number {
  const parentEnd = offsetOf(node, 'end')
  const own = node.type === 'paragraph' ? parentEnd : offsetOf(node.children.at(-1), 'end')
  return own ?? parentEnd ?? 0
}

function trim(
  source: string,
  from: number,
  end: number,
  hasBox: boolean,
): { start: number; end: number } {
  // remark moves the start over a check box only when text follows it.
  const box = /^\[[ x]\]\s/i.exec(source.slice(from, from + 4))
  const start = from + (hasBox && box && source[from - 2] !== ']' ? 3 : 0)
  const text = source.slice(start, end)
  return { start: end - text.trimStart().length, end: start + text.trimEnd().length }
}

function offsetOf(node: Nodes | undefined, side: 'start' | 'end'): number | undefined {
  return node?.position?.[side].offset
}

function markPhrasing(
  source: string,
  prose: Uint8Array,
  block: Parents,
  blocks: ReferenceBlock[],
  place: Place,
): void {
  const pending: Nodes[] = [block]
  while (pending.length > 0) {
    const node = pending.pop()
    if (!node) break
    if (node.type === 'image' || node.type === 'imageReference') {
      markAlt(source, prose, node, blocks, place)
    } else if ('children' in node) {
      if (node.type !== 'link' || !isAutolink(source, node)) markChildren(source, prose, node)
      if (node.type === 'link' && isAutolink(source, node)) continue
      pending.push(...[...node.children].reverse())
    }
  }
}

function markChildren(source: string, prose: Uint8Array, parent: Parents): void {
  const parentEnd = offsetOf(parent, 'end') ?? source.length
  let at = offsetOf(parent, 'start') ?? 0
  for (const [index, child] of parent.children.entries()) {
    const start = offsetOf(child, 'start')
    const end = offsetOf(child, 'end')
    if (start !== undefined && end !== undefined) {
      if (child.type === 'text') markText(source, child.value, start, end, prose, 1)
      at = end
      continue
    }
    // A plugin split a text node: its parts are one after the other up to the next node.
    const following = parent.children.slice(index + 1).find((node) => node.position)
    const limit = offsetOf(following, 'start') ?? parentEnd
    if (child.type === 'text') at = markText(source, child.value, at, limit, prose, 1)
    const inner = child.type === 'link' ? child.children[0] : undefined
    if (inner?.type === 'text') at = markText(source, inner.value, at, limit, prose, 0)
  }
}

function markAlt(
  source: string,
  prose: Uint8Array,
  node: Image | ImageReference,
  blocks: ReferenceBlock[],
  place: Place,
): void {
  const start = offsetOf(node, 'start')
  const end = offsetOf(node, 'end')
  if (start === undefined || end === undefined || !node.alt?.trim()) return
  markText(source, node.alt, start + 2, end, prose, 2)
  const first = prose.indexOf(2, start)
  let last = end
  while (last > first && prose[last - 1] !== 2) last--
  blocks.push({ kind: 'alt_text', start: first, end: last, depth: 0, quoted: place.quoted })
}

/** Bare URLs and `<…>`: their text is their address, written once. */
function isAutolink(source: string, node: Parents): boolean {
  const start = offsetOf(node, 'start')
  return start === undefined || source[start] !== '['
}
