import { useMemo } from 'react'
import type { Folder, TreeEntry } from '../../shared/drafts.ts'
import { useStore } from '../state/store.ts'
import { fileDecisions } from './folder.ts'
import { openPath } from './open-drafts.ts'
import { rowsByDecision, rowsByName, type TreeRow } from './tree-rows.ts'
import { treeState } from './tree-state.ts'

export interface Tree {
  readonly rows: readonly TreeRow[]
  /** The row that the keys are on. */
  readonly at: number
  isOpen(entry: TreeEntry): boolean
  choose(path: string | null): void
  toggle(entry: TreeEntry): void
  /** Opens a file; opens or closes a folder. */
  run(entry: TreeEntry): void
}

/** The rows that are shown and the one that is chosen; until one is, that of the draft in front. */
export function useTree({ path: root, entries }: Folder, inFront: string | null): Tree {
  const { closed, chosen, filter, order } = useStore(treeState, (state) => state)
  // Sorted by name, a decision moves no row.
  const decisions = useStore(fileDecisions, (known) => (order === 'decision' ? known : null))
  const rows = useMemo(() => {
    const shown = { root, closed, filter }
    return decisions === null
      ? rowsByName(entries, shown)
      : rowsByDecision(entries, shown, (path) => decisions.get(path)?.action ?? null)
  }, [root, entries, closed, filter, decisions])
  const isFiltered = filter.trim() !== ''
  const wanted = chosen ?? inFront
  const found = rows.findIndex(({ entry }) => entry.path === wanted)
  return {
    rows,
    at: Math.max(0, found),
    isOpen: ({ kind, path }) => kind === 'folder' && (isFiltered || !closed.has(path)),
    choose,
    toggle: (entry) => {
      // A filter shows all that matches, in whatever folder.
      if (!isFiltered) toggle(entry)
    },
    run: (entry) => {
      choose(entry.path)
      if (entry.kind === 'file') void openPath(entry.path)
      else if (!isFiltered) toggle(entry)
    },
  }
}

function choose(path: string | null): void {
  treeState.change((state) => ({ ...state, chosen: path }))
}

function toggle({ path }: TreeEntry): void {
  treeState.change((state) => {
    const closed = new Set(state.closed)
    if (!closed.delete(path)) closed.add(path)
    return { ...state, closed }
  })
}
