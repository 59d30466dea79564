import { findLines, positionAt } from '@content-trust/engine/report'
import { findImageReferences, isPictureName, localImageName } from '@content-trust/engine/settings'
import type { Node, Root } from 'mdast'
import type { Page } from '../read-page.ts'

type Position = NonNullable<Node['position']>

/** A local image of a page, where the page shows it. */
export interface PageImage {
  /** As the page names it. */
  readonly name: string
  readonly place: Position
}

/**
 * The local images that a page shows, in reading order. Hosts rewrite images before plugins run, so what the
 * tree does not show any more is taken from the text.
 */
export function findImages({ source }: Pick<Page, 'source'>, tree: Root): PageImage[] {
  const images = [...inTree(tree)]
  const known = new Set(images.map(({ name }) => name))
  const lines = findLines(source)
  for (const { name, start, end } of findImageReferences(source)) {
    if (known.has(name)) continue
    const place = {
      start: { ...positionAt(lines, start), offset: start },
      end: { ...positionAt(lines, end), offset: end },
    }
    images.push({ name, place })
  }
  return images.sort((a, b) => (a.place.start.offset ?? 0) - (b.place.start.offset ?? 0))
}

function* inTree(tree: Root): Generator<PageImage> {
  const definitions = new Map<string, string>()
  for (const node of walk(tree)) {
    const id = textOf(node, 'identifier')
    const url = textOf(node, 'url')
    if (node.type === 'definition' && id !== null && url !== null && !definitions.has(id)) {
      definitions.set(id, url)
    }
  }
  for (const node of walk(tree)) {
    if (node.position === undefined) continue
    for (const address of addressesOf(node, definitions)) {
      const name = localImageName(address)
      if (name !== null) yield { name, place: node.position }
    }
  }
}

/** The addresses of the images that a node is or holds, its children left out. */
function addressesOf(node: Node, definitions: ReadonlyMap<string, string>): string[] {
  switch (node.type) {
    case 'image':
      return compact([textOf(node, 'url')])
    case 'imageReference':
      return compact([definitions.get(textOf(node, 'identifier') ?? '') ?? null])
    case 'html':
      return findImageReferences(textOf(node, 'value') ?? '').map(({ name }) => name)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return compact([isImageElement(node) ? sourceOf(node) : null])
    default:
      return []
  }
}

function isImageElement(node: Node): boolean {
  return /^(?:img|Image)$/.test(textOf(node, 'name') ?? '')
}

/** The attribute `src` where it is a string; an expression is for the host to run. */
function sourceOf(node: Node): string | null {
  const attributes: unknown = Reflect.get(node, 'attributes')
  if (!Array.isArray(attributes)) return null
  const source: unknown = attributes.find((each) => Reflect.get(Object(each), 'name') === 'src')
  const value: unknown = Reflect.get(Object(source), 'value')
  return typeof value === 'string' && isPictureName(value) ? value : null
}

function* walk(node: Node): Generator<Node> {
  yield node
  const children: unknown = Reflect.get(node, 'children')
  if (!Array.isArray(children)) return
  for (const child of children) yield* walk(child)
}

function textOf(node: Node, name: string): string | null {
  const value: unknown = Reflect.get(node, name)
  return typeof value === 'string' ? value : null
}

function compact(addresses: readonly (string | null)[]): string[] {
  return addresses.filter((address) => address !== null)
}
