import type { Root, RootContent } from 'hast'

const ownDirection = /^(?:p|h[1-6]|ul|ol|li|blockquote|table|th|td)$/
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** The way that text runs. */
export type Direction = 'ltr' | 'rtl'

/** The direction of the first letter of a text; null without one. */
export function directionOf(text: string): Direction | null {
  const letter = /\p{Letter}/u.exec(text)?.[0]
  if (letter === undefined) return null
  return rightToLeft.test(letter) ? 'rtl' : 'ltr'
}

/**
 * Each paragraph, list and table runs as its own first letter does; code always runs from left to right. It is
 * written down and not left to the browser, which looks into no paragraph of a list, nor to Word, which looks at
 * no letters at all.
 */
export function setDirections() {
  const visit = (nodes: readonly RootContent[]): void => {
    for (const node of nodes) {
      if (node.type !== 'element') continue
      if (ownDirection.test(node.tagName)) {
        const direction = startOf(node.children)
        if (direction !== null) node.properties['dir'] = direction
      }
      if (/^(?:pre|code)$/.test(node.tagName)) node.properties['dir'] = 'ltr'
      visit(node.children)
    }
  }
  return (tree: Root): void => visit(tree.children)
}

/** Code says nothing about the words around it. */
function startOf(nodes: readonly RootContent[]): Direction | null {
  for (const node of nodes) {
    if (node.type === 'text') {
      const direction = directionOf(node.value)
      if (direction !== null) return direction
    }
    if (node.type === 'element' && !/^(?:pre|code)$/.test(node.tagName)) {
      const direction = startOf(node.children)
      if (direction !== null) return direction
    }
  }
  return null
}
