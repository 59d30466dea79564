import type { TreeEntry } from '../../shared/drafts.ts'

/** Height of a row in pixels; the style sheet gives rows just this, so that nothing has to be measured. */
export const TREE_ROW = 28

/** Rows drawn above and below the visible ones. */
const SPARE = 10

/** The entries that no closed folder hides. */
export function openRows(
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

/** First and last row to draw between two heights. */
export function drawnRows(
  count: number,
  range: { readonly top: number; readonly bottom: number },
): { readonly from: number; readonly to: number } {
  return {
    from: Math.max(0, Math.floor(range.top / TREE_ROW) - SPARE),
    to: Math.min(count, Math.ceil(range.bottom / TREE_ROW) + SPARE),
  }
}

/** The row that a key leads to; null for a key that leads nowhere. */
export function rowOfKey(rows: readonly TreeEntry[], at: number, key: string): number | null {
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
    if (rows[candidate]?.name.toLowerCase().startsWith(typed)) return candidate
  }
  return null
}

/** The folder that holds a row; null for one at the top. */
export function parentOf(rows: readonly TreeEntry[], at: number): number | null {
  const depth = rows[at]?.depth ?? 0
  for (let above = at - 1; above >= 0; above--) {
    if ((rows[above]?.depth ?? 0) < depth) return above
  }
  return null
}
