import type { Element, ElementContent } from 'hast'
import { styleOf } from './style-of.ts'

interface WordItem {
  /** From 1. */
  readonly level: number
  readonly isOrdered: boolean
  readonly content: ElementContent[]
}

/** Word copies lists as paragraphs with a bullet in front: here they become lists again. */
export function joinWordLists(children: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = []
  let items: WordItem[] = []
  const close = (): void => {
    if (items.length > 0) joined.push(...listsOf(items, 1))
    items = []
  }
  for (const child of children) {
    const item = child.type === 'element' ? wordItem(child) : null
    if (item !== null) items.push(item)
    // Line breaks between paragraphs do not end a list.
    else if (items.length === 0 || child.type !== 'text' || child.value.trim() !== '') {
      close()
      joined.push(child)
    }
  }
  close()
  return joined
}

function wordItem(element: Element): WordItem | null {
  const list = styleOf(element).get('mso-list')
  const level = /\blevel(\d)/.exec(list ?? '')?.[1]
  if (level === undefined) return null
  const markers: string[] = []
  const content = withoutMarkers(element.children, markers)
  const marker = markers.join('').trim()
  const isOrdered = /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(marker)
  return { level: Number(level), isOrdered, content }
}

function withoutMarkers(nodes: readonly ElementContent[], markers: string[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node]
    if (styleOf(node).get('mso-list') === 'ignore') {
      markers.push(textOf(node.children))
      return []
    }
    return [{ ...node, children: withoutMarkers(node.children, markers) }]
  })
}

/** The lists of items from a level on; deeper items go into the item before them. */
function listsOf(items: readonly WordItem[], level: number): Element[] {
  const lists: Element[] = []
  for (let at = 0; at < items.length; ) {
    const item = items[at]
    if (item === undefined) break
    let end = at + 1
    while ((items[end]?.level ?? 0) > Math.max(level, item.level)) end += 1
    const inner = listsOf(items.slice(at + 1, end), item.level + 1)
    const entry = elementOf('li', [...item.content, ...inner])
    const tagName = item.isOrdered ? 'ol' : 'ul'
    const last = lists.at(-1)
    if (last?.tagName === tagName) last.children.push(entry)
    else lists.push(elementOf(tagName, [entry]))
    at = end
  }
  return lists
}

/** An element without attributes. */
export function elementOf(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

/** All text below some nodes. */
export function textOf(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      return node.type === 'element' ? textOf(node.children) : ''
    })
    .join('')
}
