import type { RootContent } from 'hast'

/** All text below some nodes. */
export function textOf(nodes: readonly RootContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      return node.type === 'element' ? textOf(node.children) : ''
    })
    .join('')
}
