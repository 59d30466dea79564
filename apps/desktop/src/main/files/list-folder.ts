import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isFoundDraft } from '@content-trust/workspace'
import type { Folder, TreeEntry } from '../../shared/drafts.ts'
import { diskError } from './disk-error.ts'

const MOST_DRAFTS = 5000
const DEEPEST = 12

/** As file managers sort: `chapter 2` before `chapter 10`, in any case. */
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** How a file or folder is listed: hidden as by .gitignore, or shown as one that is not checked. */
export type ListingOf = (
  path: string,
  isFolder: boolean,
) => Promise<'shown' | 'unchecked' | 'hidden'>

/** Whether a file name is one that the editor opens. */
export function isDraftName(name: string): boolean {
  return isFoundDraft(name)
}

/** The drafts below a folder, with the folders that hold any; hidden folders, `node_modules` and what `listingOf` hides are left out. `visit` hears of each folder that is looked into. */
export async function listFolder(
  path: string,
  listingOf: ListingOf = async () => 'shown',
  most = MOST_DRAFTS,
  visit: (folder: string) => void = () => undefined,
): Promise<Folder> {
  const budget = { left: most, visit }
  try {
    const entries = await entriesOf(path, 0, budget, listingOf)
    return { path, name: basename(path), entries, isTruncated: budget.left < 0 }
  } catch (error) {
    throw diskError(error, path)
  }
}

async function entriesOf(
  folder: string,
  depth: number,
  budget: { left: number; readonly visit: (folder: string) => void },
  listingOf: ListingOf,
): Promise<TreeEntry[]> {
  const found = await readdir(folder, { withFileTypes: true })
  budget.visit(folder)
  const entries: TreeEntry[] = []
  const named = found.filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
  named.sort((a, b) => byName.compare(a.name, b.name) || (a.name < b.name ? -1 : 1))
  for (const item of named.filter((candidate) => candidate.isDirectory())) {
    if (budget.left < 0 || depth >= DEEPEST) break
    const path = join(folder, item.name)
    if ((await listingOf(path, true)) === 'hidden') continue
    // A folder that may not be read is shown as one without drafts: not at all.
    const below = await entriesOf(path, depth + 1, budget, listingOf).catch(() => [])
    if (below.length > 0)
      entries.push({ path, name: item.name, kind: 'folder', depth, isUnchecked: false }, ...below)
  }
  for (const item of named.filter(
    (candidate) => candidate.isFile() && isDraftName(candidate.name),
  )) {
    const path = join(folder, item.name)
    const listing = await listingOf(path, false)
    if (listing === 'hidden') continue
    if (budget.left-- <= 0) break
    const isUnchecked = listing === 'unchecked'
    entries.push({ path, name: item.name, kind: 'file', depth, isUnchecked })
  }
  return entries
}
