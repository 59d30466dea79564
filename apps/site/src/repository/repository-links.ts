import { existsSync, statSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import type { Definition, Image, Link, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import type { RepositoryPage } from './pages.ts'
import { pictureOf } from './pictures.ts'

/** Where links of the repository's Markdown lead on the site. */
export interface LinkTargets {
  /** Top of the repository, absolute. */
  readonly top: string
  /** Pages of the site by their path in the repository. */
  readonly pages: ReadonlyMap<string, RepositoryPage>
  /** Address of the site below its host, with slashes at both ends. */
  readonly base: string
  /** Address of the repository, without a slash at its end. */
  readonly repository: string
}

/**
 * A remark plugin that makes a page of the site from a Markdown file of the repository: links between files lead to
 * pages or to the repository, and the first heading and comments go, as Starlight writes the title.
 */
export function repositoryLinks(targets: LinkTargets) {
  return () => (tree: Root, file: VFile) => {
    const from = relative(targets.top, file.path).replaceAll('\\', '/')
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') {
        node.url = addressOf(targets, from, node.url)
      }
    })
    const title = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1)
    tree.children = tree.children
      .filter((_, at) => at !== title)
      .map((node) => (node.type === 'html' ? (pictureOf(node.value) ?? node) : node))
    visit(tree, (node) => {
      if ('children' in node) dropComments(node)
    })
  }
}

/** Where a link of a file leads on the site. */
export function addressOf(
  { top, pages, base, repository }: LinkTargets,
  from: string,
  url: string,
): string {
  if (url === '' || url.startsWith('#') || /^[a-z][a-z\d+.-]*:|^\/\//i.test(url)) return url
  const [, name = '', hash = ''] = /^([^#]*)(#.*)?$/.exec(url) ?? []
  const path = posix.normalize(posix.join(posix.dirname(from), decodeURI(name))).replace(/\/$/, '')
  const page = pages.get(path) ?? pages.get(`${path}/README.md`)
  if (page !== undefined) return `${base}${page.address}/${hash}`
  const file = join(top, path)
  if (!existsSync(file)) {
    throw new Error(`${from} links to ${url}, which is no file of the repository: repair the link.`)
  }
  return `${repository}/${statSync(file).isDirectory() ? 'tree' : 'blob'}/main/${path}${hash}`
}

/** Takes comments out of HTML, which may hold text as well: that of a line that begins with a comment. */
function dropComments(parent: { children: RootContent[] }): void {
  for (const node of parent.children) {
    if (node.type === 'html') node.value = node.value.replace(/<!--[\s\S]*?-->/g, '')
  }
  parent.children = parent.children.filter(
    (node) => node.type !== 'html' || node.value.trim() !== '',
  )
}

function visit(
  node: Root | RootContent,
  see: (node: Root | RootContent | Link | Definition | Image) => void,
): void {
  see(node)
  if ('children' in node) for (const child of node.children) visit(child, see)
}
