import type { Nodes, Root, RootContent } from 'mdast'

const BYTE_ORDER_MARK = '\uFEFF'
const frontMatterPattern =
  /^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n?|\n)(?:[\s\S]*?(?:\r\n?|\n))?\1[ \t]*(?=\r|\n|$)/

/**
 * The tree as the engine may read it: without what plugins put in, and with front matter as such
 * where the host's parser took it for text. Null when the tree is not of this text. The tree of the
 * host is never changed; only its root is copied.
 */
export function scorableTree(tree: Root, source: string): Root | null {
  const end = tree.position?.end.offset
  const length = source.startsWith(BYTE_ORDER_MARK)
    ? [source.length, source.length - 1]
    : [source.length]
  if (end === undefined || !length.includes(end)) return null
  const children = tree.children.filter(hasPlace)
  const front = frontMatterPattern.exec(source)
  const hasNode = children.some(
    ({ type }: { readonly type: string }) => type === 'yaml' || type === 'toml',
  )
  if (front === null || hasNode) {
    return children.length === tree.children.length ? tree : { ...tree, children }
  }
  const after = front[0].length
  const straddles = children.some((node) => startOf(node) < after && endOf(node) > after)
  if (straddles) return null
  const yaml: RootContent = {
    type: 'yaml',
    value: '',
    position: {
      start: { line: 1, column: 1, offset: 0 },
      end: { line: 1, column: 1, offset: after },
    },
  }
  return { ...tree, children: [yaml, ...children.filter((node) => startOf(node) >= after)] }
}

/** Whether a node, or something in it, stands in the text; what plugins add does not. */
function hasPlace(node: Nodes): boolean {
  if (node.position !== undefined) return true
  return 'children' in node && node.children.some(hasPlace)
}

function startOf(node: Nodes): number {
  return node.position?.start.offset ?? firstPlaced(node)?.position?.start.offset ?? 0
}

function endOf(node: Nodes): number {
  return node.position?.end.offset ?? 0
}

function firstPlaced(node: Nodes): Nodes | undefined {
  return 'children' in node ? node.children.find(hasPlace) : undefined
}
