import type { Element, Root, RootContent } from 'hast'
import { documentMessages as messages } from './language.ts'
import type { DocumentPicture } from './tasks.ts'

const types = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp' } as const

/** The addresses of the pictures of a tree that are not on the web. */
export function pictureAddresses(tree: Root): string[] {
  const found = new Set<string>()
  for (const picture of picturesIn(tree.children)) {
    const address = addressOf(picture)
    if (address !== '' && !isOnWeb(address)) found.add(address)
  }
  return [...found]
}

/**
 * Puts pictures into a document as data. One that is not there becomes its words, and one of the web a link where
 * nothing can be loaded; gives the names of those that are not there.
 */
export function placePictures(
  tree: Root,
  pictures: readonly DocumentPicture[],
  isOffline: boolean,
): string[] {
  const known = new Map(pictures.map((picture) => [picture.address, picture]))
  const missing = new Set<string>()
  for (const element of picturesIn(tree.children)) {
    const address = addressOf(element)
    const picture = known.get(address)
    const alt = String(element.properties['alt'] ?? '')
    if (picture !== undefined) {
      const data = Buffer.from(picture.bytes).toString('base64')
      element.properties['src'] = `data:${types[picture.type]};base64,${data}`
    } else if (isOnWeb(address) && isOffline) {
      become(element, 'a', { href: address }, alt)
    } else if (!isOnWeb(address)) {
      missing.add(address === '' ? messages.picture(alt) : address)
      become(element, 'span', { className: ['missing-picture'] }, alt)
    }
  }
  return [...missing]
}

function become(
  element: Element,
  tagName: string,
  properties: Element['properties'],
  alt: string,
): void {
  element.tagName = tagName
  element.properties = properties
  element.children = [{ type: 'text', value: messages.picture(alt) }]
}

function picturesIn(nodes: readonly RootContent[]): Element[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return []
    return node.tagName === 'img' ? [node] : picturesIn(node.children)
  })
}

function addressOf({ properties }: Element): string {
  return String(properties['src'] ?? '')
}

function isOnWeb(address: string): boolean {
  return /^(?:https?:)?\/\//i.test(address)
}
