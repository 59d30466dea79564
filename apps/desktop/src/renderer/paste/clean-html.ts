import type { Element, ElementContent, Root, RootContent } from 'hast'
import { blocks, cleanTable, flattenCell } from './clean-table.ts'
import { classesOf, isHidden, isTakenBack, meaningOfStyle, styleOf } from './style-of.ts'
import { elementOf, joinWordLists, textOf } from './word-lists.ts'

/** Elements whose content is no text of the page. */
const dropped =
  /^(?:head|title|style|script|template|noscript|iframe|object|embed|applet|svg|math|canvas|audio|video|map|select|textarea|button|link|meta|base|dialog|o:p|xml)$/

/**
 * HTML from the clipboard as a writer saw it: without scripts and hidden text, with emphasis that was only
 * in styles, with the lists of Word and Google Docs as lists, and with addresses of the web alone.
 */
export function cleanHtml() {
  return (tree: Root): Root => ({
    ...tree,
    children: cleanAll(tree.children.filter(isContent), { isHeading: false, isPre: false }),
  })
}

interface Around {
  readonly isHeading: boolean
  readonly isPre: boolean
}

function isContent(node: RootContent): node is ElementContent {
  return node.type === 'element' || node.type === 'text'
}

function cleanAll(nodes: readonly ElementContent[], around: Around): ElementContent[] {
  return joinWordLists(nodes).flatMap((node) => cleanNode(node, around))
}

function cleanNode(node: ElementContent, around: Around): ElementContent[] {
  if (node.type === 'comment') return []
  if (node.type === 'text') {
    return [{ type: 'text', value: around.isPre ? node.value : cleanSpaces(node.value) }]
  }
  if (node.type !== 'element' || dropped.test(node.tagName) || isHidden(node)) return []
  const { tagName } = node
  const inside = {
    isHeading: around.isHeading || /^h[1-6]$/.test(tagName),
    isPre: around.isPre || tagName === 'pre',
  }
  const children = cleanAll(node.children, inside)
  return cleanElement(node, children, inside)
}

function cleanElement(node: Element, children: ElementContent[], around: Around): ElementContent[] {
  const { tagName } = node
  if (isTakenBack(node)) return children
  if (tagName === 'a') return cleanLink(node, children)
  if (tagName === 'img') return cleanImage(node)
  if (/^(?:b|strong)$/.test(tagName) && around.isHeading) return children
  if (/^(?:ul|ol)$/.test(tagName)) return [{ ...node, children: nestLists(children) }]
  if (tagName === 'li') return [{ ...node, children: tightItem(children) }]
  if (/^(?:td|th)$/.test(tagName)) return [{ ...node, children: flattenCell(children) }]
  if (tagName === 'table') return cleanTable(node, children)
  if (tagName === 'p') return cleanParagraph(node, children)
  if (/^(?:span|font|u|ins)$/.test(tagName)) return styledWords(node, children, around)
  return [{ ...node, children }]
}

/** Emphasis that is only in the style of a span becomes the element that means it. */
function styledWords(
  node: Element,
  children: ElementContent[],
  { isHeading, isPre }: Around,
): ElementContent[] {
  const hasBlocks = children.some((child) => child.type === 'element' && blocks.test(child.tagName))
  if (isPre || hasBlocks || textOf(children).trim() === '') return children
  return meaningOfStyle(node)
    .filter((meaning) => meaning !== 'strong' || !isHeading)
    .reduceRight<ElementContent[]>(
      // Code holds words alone.
      (inside, meaning) =>
        meaning === 'code'
          ? [elementOf('code', [{ type: 'text', value: textOf(inside) }])]
          : [elementOf(meaning, inside)],
      children,
    )
}

/** A link that leads to the web; any other is only its words. */
function cleanLink(node: Element, children: ElementContent[]): ElementContent[] {
  const address = String(node.properties['href'] ?? '').trim()
  if (!/^(?:https?|mailto):/i.test(address) || textOf(children).trim() === '') return children
  return [{ ...elementOf('a', children), properties: { href: address } }]
}

/** An image of the web; a single pixel counts readers, and data cannot stand in a draft. */
function cleanImage({ properties }: Element): ElementContent[] {
  const address = String(properties['src'] ?? '').trim()
  const isPixel = [properties['width'], properties['height']].some((side) => Number(side) <= 1)
  const alt = String(properties['alt'] ?? '')
  if (!/^https?:/i.test(address) || isPixel) return alt === '' ? [] : [{ type: 'text', value: alt }]
  return [{ ...elementOf('img', []), properties: { src: address, alt } }]
}

/** Google Docs writes a list in a list beside the item that it belongs to. */
function nestLists(children: readonly ElementContent[]): ElementContent[] {
  const items: ElementContent[] = []
  for (const child of children) {
    const last = items.findLast((item) => item.type === 'element')
    const isList = child.type === 'element' && /^(?:ul|ol)$/.test(child.tagName)
    if (isList && last?.type === 'element' && last.tagName === 'li') last.children.push(child)
    else items.push(child)
  }
  return items
}

/** An item of one paragraph is its words: the list stays without empty lines. */
function tightItem(children: readonly ElementContent[]): ElementContent[] {
  const isParagraph = (node: ElementContent): node is Element =>
    node.type === 'element' && node.tagName === 'p'
  if (children.filter(isParagraph).length !== 1) return [...children]
  return children.flatMap((node) => (isParagraph(node) ? node.children : [node]))
}

function cleanParagraph(node: Element, children: ElementContent[]): ElementContent[] {
  const isEmpty = textOf(children).trim() === '' && !hasImage(children)
  if (isEmpty) return []
  const classes = classesOf(node)
  if (classes.includes('MsoTitle')) return [elementOf('h1', children)]
  const paragraph = { ...node, children }
  const isQuote = classes.some((name) => /^Mso(?:Intense)?Quote$/.test(name))
  return isQuote ? [elementOf('blockquote', [paragraph])] : [paragraph]
}

function hasImage(nodes: readonly ElementContent[]): boolean {
  return nodes.some(
    (node) => node.type === 'element' && (node.tagName === 'img' || hasImage(node.children)),
  )
}

/** Spaces that only keep a line together go, but for those that a language writes: before `?`, in `10 km`. */
function cleanSpaces(text: string): string {
  return text
    .replace(/[\u{AD}\u{200B}\u{FEFF}]/gu, '')
    .replace(/[ \u00A0]+/g, (spaces, at: number) => {
      if (!spaces.includes('\u00A0')) return spaces
      const before = text[at - 1] ?? ''
      const after = text[at + spaces.length] ?? ''
      const isWritten = /[?!:;»%]/.test(after) || /[«\d]/.test(before)
      return spaces === '\u00A0' && isWritten ? spaces : ' '
    })
}

/** Whether HTML is a piece of an editor for code, which colours what is only text. */
export function isFromCodeEditor(root: Root): boolean {
  const [first, ...others] = elementsIn(root)
  if (first === undefined || others.length > 0) return false
  const style = styleOf(first)
  return (
    first.tagName === 'div' &&
    /^pre/.test(style.get('white-space') ?? '') &&
    /mono|menlo|consolas|courier/.test(style.get('font-family') ?? '')
  )
}

/** The elements at the top of what was copied. */
function elementsIn({ children }: { readonly children: readonly RootContent[] }): Element[] {
  return children.flatMap((node) => {
    if (node.type !== 'element' || /^(?:meta|head|title|style)$/.test(node.tagName)) return []
    return /^(?:html|body)$/.test(node.tagName) ? elementsIn(node) : [node]
  })
}
