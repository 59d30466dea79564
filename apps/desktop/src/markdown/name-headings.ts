import GithubSlugger from 'github-slugger'
import type { Element, Root, RootContent } from 'hast'
import { textOf } from './text-of.ts'

/** Gives each heading the name by which links find it, as GitHub does. */
export function nameHeadings() {
  return (tree: Root): void => {
    const slugger = new GithubSlugger()
    const visit = (nodes: readonly RootContent[]): void => {
      for (const node of nodes) {
        if (node.type !== 'element') continue
        if (/^h[1-6]$/.test(node.tagName)) {
          node.properties['id'] ??= slugger.slug(textOf(withoutReferences(node.children)))
        }
        visit(node.children)
      }
    }
    visit(tree.children)
  }
}

/** The number of a footnote is no word of its heading. */
function withoutReferences(nodes: Element['children']): Element['children'] {
  return nodes.filter((node) => node.type !== 'element' || node.tagName !== 'sup')
}
