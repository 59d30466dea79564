import { useMemo, useState } from 'react'
import type { TreeEntry } from '../../shared/drafts.ts'
import { openPath } from './open-drafts.ts'
import { openRows } from './tree-rows.ts'

export interface Tree {
  readonly rows: readonly TreeEntry[]
  /** The row that the keys are on. */
  readonly at: number
  isOpen(entry: TreeEntry): boolean
  choose(path: string | null): void
  toggle(entry: TreeEntry): void
  /** Opens a file; opens or closes a folder. */
  run(entry: TreeEntry): void
}

/** Which folders are closed and which row is chosen; until one is, that of the draft in front. */
export function useTree(entries: readonly TreeEntry[], inFront: string | null): Tree {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [chosen, choose] = useState<string | null>(null)
  const rows = useMemo(() => openRows(entries, closed), [entries, closed])
  const wanted = chosen ?? inFront
  const found = rows.findIndex(({ path }) => path === wanted)
  const toggle = ({ path }: TreeEntry): void =>
    setClosed((before) => {
      const next = new Set(before)
      if (!next.delete(path)) next.add(path)
      return next
    })
  return {
    rows,
    at: Math.max(0, found),
    isOpen: ({ kind, path }) => kind === 'folder' && !closed.has(path),
    choose,
    toggle,
    run: (entry) => {
      choose(entry.path)
      if (entry.kind === 'folder') toggle(entry)
      else void openPath(entry.path)
    },
  }
}
