import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A Markdown file of the repository that is a page of the site. */
export interface RepositoryPage {
  /** Path from the top of the repository, with slashes. */
  readonly path: string
  /** Address below the base, without slashes at its ends. */
  readonly address: string
  readonly title: string
  /** The Markdown of the file, as it is. */
  readonly text: string
}

/** Which files are pages, and at which address; the first that matches counts. */
const rules: readonly (readonly [glob: string, address: (name: string) => string])[] = [
  ['README.md', () => 'start'],
  ['CONTRIBUTING.md', () => 'contributing'],
  ['CHANGELOG.md', () => 'changelog'],
  ['examples/README.md', () => 'examples'],
  ['docs/**/*.md', (name) => name.replace(/^docs\/|(?:\/?README)?\.md$/g, '') || 'overview'],
  ['packages/*/README.md', (name) => name.replace(/\/README\.md$/, '')],
  ['apps/*/README.md', (name) => name.replace(/\/README\.md$/, '')],
  ['bench/results/{goals,peers}.md', (name) => `measured/${basename(name, '.md')}`],
]

/** All pages under the top of a repository, by path. */
export function readPages(top: string): ReadonlyMap<string, RepositoryPage> {
  const pages = new Map<string, RepositoryPage>()
  for (const [glob, addressOf] of rules) {
    for (const found of globSync(glob, { cwd: top }).sort()) {
      const path = found.replaceAll('\\', '/')
      if (pages.has(path)) continue
      const text = readFileSync(join(top, path), 'utf8')
      pages.set(path, { path, address: addressOf(path), title: titleOf(path, text), text })
    }
  }
  return pages
}

/** The first heading, without its Markdown. */
function titleOf(path: string, text: string): string {
  const heading = /^# +(.+?) *$/m.exec(text)?.[1]
  if (heading === undefined) {
    throw new Error(`${path} has no heading \`# …\`, which the site takes for its title: add one.`)
  }
  return heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '')
}
