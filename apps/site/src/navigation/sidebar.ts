import type { StarlightUserConfig } from '@astrojs/starlight/types'
import type { RepositoryPage } from '../repository/pages.ts'
import { listsOf } from './lists.ts'
import { sections } from './sections.ts'

type Sidebar = NonNullable<StarlightUserConfig['sidebar']>
type Pages = ReadonlyMap<string, RepositoryPage>

/** Groups that are long: a page that lies elsewhere shows only the first of their links. */
export const longGroups = { rules: 'Rules', decisions: 'Decisions' } as const

/**
 * The sidebar. A file of `sections.ts` that is no page is left out, and a page that no section names is listed last, so
 * that a new page can be found before somebody has given it a place.
 *
 * @param pages pages by their path in the repository.
 * @param extra links to pages that are no files of the repository, by the section that they start.
 */
export function sidebarOf(pages: Pages, extra: Readonly<Record<string, Sidebar>>): Sidebar {
  const named = new Set<string>()
  const groups = sections.map(([label, files]) => {
    const items = files.flatMap((entry) => {
      const [path, short] = typeof entry === 'string' ? [entry, undefined] : entry
      const page = pages.get(path)
      named.add(path)
      return page === undefined ? [] : [linkTo(page, short)]
    })
    return { label, collapsed: label !== 'Start', items: [...items, ...(extra[label] ?? [])] }
  })
  const others = [...pages.values()].filter(
    ({ path }) => !named.has(path) && !/^docs\/(?:rules|decisions)\//.test(path),
  )
  return [
    ...groups,
    listGroup(pages, longGroups.rules, 'docs/rules', 'All rules', readable),
    listGroup(pages, longGroups.decisions, 'docs/decisions', 'All decisions', (text) => text),
    { label: 'More', collapsed: true, items: others.map((page) => linkTo(page)) },
  ].filter(({ items }) => items.length > 0)
}

/** A folder whose index lists its pages under headings. */
function listGroup(
  pages: Pages,
  label: string,
  folder: string,
  all: string,
  labelOf: (heading: string) => string,
) {
  const index = pages.get(`${folder}/README.md`)
  if (index === undefined) return { label, items: [] }
  const lists = listsOf(index.text).map(({ heading, names }) => ({
    label: labelOf(heading),
    collapsed: true,
    items: names.flatMap((name) => {
      const page = pages.get(`${folder}/${name}`)
      return page === undefined ? [] : [linkTo(page)]
    }),
  }))
  const filled = lists.filter(({ items }) => items.length > 0)
  return { label, collapsed: true, items: [linkTo(index, all), ...filled] }
}

function linkTo({ address, title }: RepositoryPage, label = title) {
  return { label, slug: address }
}

/** `missing_concrete_examples` as words. */
function readable(type: string): string {
  const words = type.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
