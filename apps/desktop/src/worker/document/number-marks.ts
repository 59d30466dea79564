import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { DocumentMarks } from '../../shared/document.ts'
import { documentMessages as messages } from './language.ts'

/**
 * Turns the marks of a tree into highlighted words with a number each, and adds the notes behind those numbers.
 * A note about the whole draft has no words, and its number none that leads to it.
 */
export function numberMarks(tree: Root, { notes }: DocumentMarks): Root {
  const ends = new Map<string, Element>()
  const visit = (nodes: readonly RootContent[]): void => {
    for (const node of nodes) {
      if (node.type !== 'element') continue
      const finding = node.properties['dataFinding']
      // Tree order is reading order: the last piece of a mark stays.
      if (finding !== undefined) ends.set(String(finding), node)
      visit(node.children)
    }
  }
  visit(tree.children)
  for (const [finding, element] of ends) {
    if (notes[Number(finding)] === undefined) continue
    element.children = [...element.children, reference(Number(finding) + 1)]
  }
  if (notes.length === 0) return tree
  const items = notes.map((note, at) => noteItem(note, at + 1, ends.has(String(at))))
  const list = element('ol', {}, items)
  const heading = element('h2', { id: 'notes' }, [text(messages.notes)])
  const section = element('section', { className: ['notes'] }, [heading, list])
  return { ...tree, children: [...tree.children, section] }
}

function reference(number: number): Element {
  const link = element('a', { href: `#note-${number}`, id: `mark-${number}` }, [
    text(`[${number}]`),
  ])
  return element('sup', { className: ['note-reference'] }, [link])
}

function noteItem(
  { title, severity, quote, text: words }: DocumentMarks['notes'][number],
  number: number,
  hasMark: boolean,
): Element {
  const back = element('a', { href: `#mark-${number}`, ariaLabel: messages.back }, [text('↩')])
  return element('li', { id: `note-${number}` }, [
    element('b', {}, [text(messages.note(title, severity))]),
    text(quote === '' ? `. ${words}` : `: “${quote}” ${words}`),
    ...(hasMark ? [text(' '), back] : []),
  ])
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children }
}

function text(value: string): ElementContent {
  return { type: 'text', value }
}
