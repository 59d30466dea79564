import type { Element, ElementContent } from 'hast'
import { elementOf } from './word-lists.ts'

/** Elements that are no words within a line. */
export const blocks =
  /^(?:p|div|ul|ol|li|h[1-6]|table|pre|blockquote|section|article|header|footer|main|aside|figure|figcaption|dl|dt|dd|hr|tr|td|th)$/

/** A cell of a Markdown table is one line: its paragraphs become words with spaces between. */
export function flattenCell(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child]
    if (child.tagName === 'br') return [{ type: 'text', value: ' ' }]
    if (!blocks.test(child.tagName)) return [child]
    return [...flattenCell(child.children), { type: 'text', value: ' ' }]
  })
}

/** A table that only lays out a page is its content. */
export function cleanTable(node: Element, children: ElementContent[]): ElementContent[] {
  const cells = cellsIn(children)
  const isLayout = cells.length <= 1 || String(node.properties['role'] ?? '') === 'presentation'
  if (!isLayout) return [{ ...node, children: withHead(children) }]
  return cells.map((cell) => elementOf('p', cell.children))
}

/** Every Markdown table has a head: where none is named, it is the first row. */
function withHead(children: readonly ElementContent[]): ElementContent[] {
  let isFirst = !cellsIn(children).some(({ tagName }) => tagName === 'th')
  const mark = (node: ElementContent): ElementContent => {
    if (!isFirst || node.type !== 'element') return node
    if (node.tagName !== 'tr') return { ...node, children: node.children.map(mark) }
    isFirst = false
    const cells = node.children.map((cell) =>
      cell.type === 'element' && cell.tagName === 'td' ? { ...cell, tagName: 'th' } : cell,
    )
    return { ...node, children: cells }
  }
  return children.map(mark)
}

function cellsIn(nodes: readonly ElementContent[]): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return []
    return /^(?:td|th)$/.test(node.tagName) ? [node] : cellsIn(node.children)
  })
}
