import type { Element, Root, RootContent } from 'hast'

const blocks = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'li',
  'pre',
  'blockquote',
  'tr',
  'hr',
])

/** Writes on each block where it is in the draft, so that text and preview can scroll together. */
export function markOffsets() {
  return (tree: Root): void => visit(tree.children)
}

function visit(nodes: readonly RootContent[]): void {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    if (blocks.has(node.tagName)) markOne(node)
    visit(node.children)
  }
}

function markOne(element: Element): void {
  const from = element.position?.start.offset
  const to = element.position?.end.offset
  if (from === undefined || to === undefined) return
  element.properties['dataFrom'] = String(from)
  element.properties['dataTo'] = String(to)
}
