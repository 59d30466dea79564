import type { Nodes } from 'mdast'
import { readMarkdown } from '../../markdown/render-markdown.ts'

/** An image that a draft shows, and the place of its reference. */
export interface DraftImage {
  readonly from: number
  readonly to: number
  readonly line: number
  readonly address: string
  readonly alt: string
  readonly kind: 'folder' | 'remote' | 'embedded'
}

const tag = /<(?:img|Image)\b[^>]*?\bsrc\s*=\s*(?:"([^"\n]+)"|'([^'\n]+)')[^>]*>/gi
const tagText = /\balt\s*=\s*(?:"([^"\n]*)"|'([^'\n]*)')/i

/** Whether a text may show images: most have none, and need no reading. */
export function mayHaveImages(text: string): boolean {
  return text.includes('![') || /<ima?g/i.test(text)
}

/** The images of a draft in reading order, in Markdown, HTML and JSX. */
export function findImages(text: string): DraftImage[] {
  const addresses = new Map<string, string>()
  const found: (Omit<DraftImage, 'kind' | 'address'> & {
    readonly address: string | null
    readonly name: string
  })[] = []
  const visit = (node: Nodes): void => {
    if (node.type === 'definition') addresses.set(node.identifier, node.url)
    if (node.type === 'image' || node.type === 'imageReference') {
      const { start, end } = node.position ?? { start: { line: 1, offset: 0 }, end: { offset: 0 } }
      found.push({
        from: start.offset ?? 0,
        to: end.offset ?? 0,
        line: start.line,
        alt: node.alt ?? '',
        address: node.type === 'image' ? node.url : null,
        name: node.type === 'image' ? '' : node.identifier,
      })
    }
    if (node.type === 'html') {
      const { start } = node.position ?? { start: { line: 1, offset: 0 } }
      for (const match of node.value.matchAll(tag)) {
        const from = (start.offset ?? 0) + match.index
        const alt = tagText.exec(match[0])
        found.push({
          from,
          to: from + match[0].length,
          line: start.line + node.value.slice(0, match.index).split('\n').length - 1,
          alt: alt?.[1] ?? alt?.[2] ?? '',
          address: match[1] ?? match[2] ?? '',
          name: '',
        })
      }
    }
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(readMarkdown(text))
  return found.map(({ name, address, ...rest }) => {
    const url = address ?? addresses.get(name) ?? ''
    return { ...rest, address: url, kind: kindOf(url) }
  })
}

function kindOf(address: string): DraftImage['kind'] {
  if (/^data:/i.test(address)) return 'embedded'
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address) ? 'remote' : 'folder'
}
