import type { Nodes, Parents } from 'mdast'
import { EngineError } from '../../../schema/error.ts'

export interface Range {
  readonly start: number
  readonly end: number
}

/** Nodes that plugins add to mdast have types of their own, so the type is read as a plain string. */
export function typeOf(node: Nodes): string {
  return node.type
}

/** The children of a node; none for a leaf. */
export function childrenOf(node: Nodes): Parents['children'] {
  return 'children' in node ? node.children : []
}

/** Where a node is in the source; an `invalid_draft` error when it does not say, or is outside. */
export function rangeOf(node: Nodes, shift: number, length: number): Range {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  if (start === undefined || end === undefined) {
    throw new EngineError(
      'invalid_draft',
      `Unexpected \`${node.type}\` node without position offsets, expected a tree parsed from this text.`,
    )
  }
  if (!isOffset(start) || !isOffset(end) || start > end || end + shift > length) {
    throw new EngineError(
      'invalid_draft',
      `Unexpected offsets ${start}-${end} of a \`${node.type}\` node, expected offsets from 0 to ${length} into this text.`,
    )
  }
  return { start: start + shift, end: end + shift }
}

function isOffset(value: number): boolean {
  return Number.isInteger(value) && value >= 0
}

/** Whether a plugin that splits text made the node: such nodes have no place of their own. */
export function isSplitText(node: Nodes): boolean {
  if (node.position) return false
  if (node.type === 'text') return true
  return (
    node.type === 'link' && node.children.every((child) => child.type === 'text' && !child.position)
  )
}

/** Text of a node that `isSplitText`. */
export function splitTextValue(node: Nodes): string {
  if (node.type === 'text') return node.value
  return childrenOf(node).reduce((text, child) => text + ('value' in child ? child.value : ''), '')
}

const phrasingTypes = new Set([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'image',
  'imageReference',
  'inlineCode',
  'inlineMath',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'strong',
  'text',
])

/** Whether a node belongs inside a paragraph. Plugins also put such nodes right into JSX blocks. */
export function isPhrasing(node: Nodes): boolean {
  return phrasingTypes.has(node.type)
}
