import type { FileDecision } from '../../shared/analysis.ts'
import type { TreeEntry } from '../../shared/drafts.ts'

type Action = FileDecision['action']

/** Height of a row of one line in pixels, as the style sheet has it; a longer name is measured. */
export const TREE_ROW = 28

/** A row of the tree. */
export interface TreeRow {
  readonly entry: TreeEntry
  /** The folders above it, where they are not shown as rows; else empty. */
  readonly place: string
  /** How many rows the same folder has, and which of them this is, from 1. */
  readonly size: number
  readonly position: number
}

interface Shown {
  readonly root: string
  readonly closed: ReadonlySet<string>
  /** Parts of names, between spaces; empty shows all. */
  readonly filter: string
}

/** The rows folder by folder; a filter opens every folder that holds a match. */
export function rowsByName(entries: readonly TreeEntry[], shown: Shown): readonly TreeRow[] {
  const isFiltered = shown.filter.trim() !== ''
  const kept = isFiltered ? withFolders(entries, shown) : openEntries(entries, shown.closed)
  return numbered(kept).map((row) => ({ ...row, place: '' }))
}

const worstFirst: readonly Action[] = ['reject', 'human_review', 'revise', 'allow']

/** The files alone, the worst decision first; those without one at the end. */
export function rowsByDecision(
  entries: readonly TreeEntry[],
  shown: Shown,
  actionOf: (path: string) => Action | null,
): readonly TreeRow[] {
  const files = entries.filter((entry) => entry.kind === 'file' && matches(entry, shown))
  const ranked = files.map((entry) => {
    const action = actionOf(entry.path)
    return { entry, rank: action === null ? worstFirst.length : worstFirst.indexOf(action) }
  })
  const sorted = ranked.toSorted((a, b) => a.rank - b.rank)
  return sorted.map(({ entry }, index) => ({
    entry: { ...entry, depth: 0 },
    place: foldersOf(entry, shown.root),
    size: sorted.length,
    position: index + 1,
  }))
}

/** The entries that no closed folder hides. */
function openEntries(
  entries: readonly TreeEntry[],
  closed: ReadonlySet<string>,
): readonly TreeEntry[] {
  const rows: TreeEntry[] = []
  let hidden = Number.POSITIVE_INFINITY
  for (const entry of entries) {
    if (entry.depth > hidden) continue
    hidden =
      entry.kind === 'folder' && closed.has(entry.path) ? entry.depth : Number.POSITIVE_INFINITY
    rows.push(entry)
  }
  return rows
}

/** The files that match, with the folders that hold them. */
function withFolders(entries: readonly TreeEntry[], shown: Shown): readonly TreeEntry[] {
  const rows: TreeEntry[] = []
  let above: TreeEntry[] = []
  for (const entry of entries) {
    above = above.filter(({ depth }) => depth < entry.depth)
    if (entry.kind === 'folder') above.push(entry)
    else if (matches(entry, shown)) {
      rows.push(...above, entry)
      above = []
    }
  }
  return rows
}

function matches({ path }: TreeEntry, { filter, root }: Shown): boolean {
  const below = path.slice(root.length).toLowerCase()
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((part) => below.includes(part))
}

/** Counts the rows of each folder, for screen readers: the others are not in the page. */
function numbered(
  entries: readonly TreeEntry[],
): readonly { entry: TreeEntry; size: number; position: number }[] {
  const groups: { size: number }[] = []
  const rows = entries.map((entry) => {
    groups.length = Math.min(groups.length, entry.depth + 1)
    const group = groups[entry.depth] ?? { size: 0 }
    groups[entry.depth] = group
    group.size += 1
    return { entry, group, position: group.size }
  })
  return rows.map(({ entry, group, position }) => ({ entry, size: group.size, position }))
}

function foldersOf({ path, name }: TreeEntry, root: string): string {
  return path.slice(root.length + 1, -name.length - 1)
}

/** The row that a key leads to; null for a key that leads nowhere. */
export function rowOfKey(rows: readonly TreeRow[], at: number, key: string): number | null {
  const last = rows.length - 1
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + 10,
    PageUp: at - 10,
    Home: 0,
    End: last,
  }
  const next = steps[key]
  if (next !== undefined) return Math.max(0, Math.min(last, next))
  const typed = key.length === 1 ? key.toLowerCase() : null
  if (typed === null || typed === ' ') return null
  // A letter leads to the next name that begins with it.
  for (let step = 1; step <= rows.length; step++) {
    const candidate = (at + step) % rows.length
    if (rows[candidate]?.entry.name.toLowerCase().startsWith(typed)) return candidate
  }
  return null
}

/** The folder that holds a row; null for one at the top. */
export function parentOf(rows: readonly TreeRow[], at: number): number | null {
  const depth = rows[at]?.entry.depth ?? 0
  for (let above = at - 1; above >= 0; above--) {
    if ((rows[above]?.entry.depth ?? 0) < depth) return above
  }
  return null
}
