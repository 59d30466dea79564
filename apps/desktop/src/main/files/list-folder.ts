import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Folder, TreeEntry } from '../../shared/drafts.ts'
import { diskError } from './disk-error.ts'

const drafts = /\.(?:md|markdown|mdown|mdx|txt)$/i
const MOST_DRAFTS = 5000
const DEEPEST = 12

/** Whether a file name is one that the editor opens. */
export function isDraftName(name: string): boolean {
  return drafts.test(name)
}

/** The drafts below a folder, with the folders that hold any; hidden folders and `node_modules` are left out. */
export async function listFolder(path: string, most = MOST_DRAFTS): Promise<Folder> {
  const budget = { left: most }
  try {
    const entries = await entriesOf(path, 0, budget)
    return { path, name: basename(path), entries, isTruncated: budget.left < 0 }
  } catch (error) {
    throw diskError(error, path)
  }
}

async function entriesOf(
  folder: string,
  depth: number,
  budget: { left: number },
): Promise<TreeEntry[]> {
  const found = await readdir(folder, { withFileTypes: true })
  const entries: TreeEntry[] = []
  const named = found.filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
  named.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const item of named.filter((candidate) => candidate.isDirectory())) {
    if (budget.left < 0 || depth >= DEEPEST) break
    const path = join(folder, item.name)
    // A folder that may not be read is shown as one without drafts: not at all.
    const below = await entriesOf(path, depth + 1, budget).catch(() => [])
    if (below.length > 0) entries.push({ path, name: item.name, kind: 'folder', depth }, ...below)
  }
  for (const item of named.filter(
    (candidate) => candidate.isFile() && isDraftName(candidate.name),
  )) {
    if (budget.left-- <= 0) break
    entries.push({ path: join(folder, item.name), name: item.name, kind: 'file', depth })
  }
  return entries
}
