import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Folder, TreeEntry } from '../../shared/drafts.ts'
import { messages } from '../language/messages.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { useStore } from '../state/store.ts'
import { useVisibleRange } from '../ui/use-visible-range.ts'
import { renameFile, trashFile } from './change-files.ts'
import { openPath } from './open-drafts.ts'
import { TreeItem } from './tree-item.tsx'
import { openTreeMenu } from './tree-menu.ts'
import { drawnRows, openRows, parentOf, rowOfKey, TREE_ROW } from './tree-rows.ts'

/** The rows of the tree; only the visible ones are drawn. Keys walk through them. */
export function TreeList({ shown }: { readonly shown: Folder }) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setChosen] = useState<string | null>(null)
  const inFront = useStore(drafts, (state) => activeDraft(state)?.path ?? null)
  const rows = useMemo(() => openRows(shown.entries, closed), [shown.entries, closed])
  const { range, show } = useVisibleRange(frame, '.tree-scroll')
  const wanted = chosen ?? inFront
  const at = Math.max(
    0,
    rows.findIndex(({ path }) => path === wanted),
  )
  const { from, to } = drawnRows(rows.length, range)
  useEffect(() => show(at * TREE_ROW, TREE_ROW), [at, show])
  const toggle = ({ path }: TreeEntry): void =>
    setClosed((before) => {
      const next = new Set(before)
      if (!next.delete(path)) next.add(path)
      return next
    })
  const run = (entry: TreeEntry): void => {
    setChosen(entry.path)
    if (entry.kind === 'folder') toggle(entry)
    else void openPath(entry.path)
  }
  const onKey = (event: KeyboardEvent): void => {
    const entry = rows[at]
    if (entry === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const isOpen = entry.kind === 'folder' && !closed.has(entry.path)
    const next = rowAfterKey(event.key, rows, at, isOpen)
    if (next === 'toggle') toggle(entry)
    else if (next !== null) setChosen(rows[next]?.path ?? null)
    else if (event.key === 'Enter' || event.key === ' ') run(entry)
    else if (event.key === 'F2' && entry.kind === 'file') void renameFile(entry.path)
    else if (event.key === 'Delete' && entry.kind === 'file') void trashFile(entry.path)
    else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      openTreeMenu(entry, placeOf(frame.current, at))
    } else return
    event.preventDefault()
  }
  return (
    <div
      ref={frame}
      role="tree"
      tabIndex={0}
      className="tree-list"
      aria-label={messages.files.draftsIn(shown.name)}
      aria-activedescendant={`${id}-${at}`}
      style={{ height: rows.length * TREE_ROW }}
      onKeyDown={onKey}
    >
      {rows.map((entry, index) =>
        // The row that the keys are on is always there, so that it can be named.
        (index >= from && index < to) || index === at ? (
          <TreeItem
            key={entry.path}
            id={`${id}-${index}`}
            entry={entry}
            top={index * TREE_ROW}
            isOpen={entry.kind === 'folder' ? !closed.has(entry.path) : null}
            isChosen={index === at}
            isInFront={entry.path === inFront}
            run={run}
            openMenu={(place) => {
              setChosen(entry.path)
              frame.current?.focus()
              openTreeMenu(entry, place)
            }}
          />
        ) : null,
      )}
    </div>
  )
}

/** The row that an arrow leads to, or whether it opens or closes the folder; null for any other key. */
function rowAfterKey(
  key: string,
  rows: readonly TreeEntry[],
  at: number,
  isOpen: boolean,
): number | 'toggle' | null {
  if (key === 'ArrowRight' && rows[at]?.kind === 'folder') return isOpen ? at + 1 : 'toggle'
  if (key === 'ArrowLeft') return isOpen ? 'toggle' : (parentOf(rows, at) ?? at)
  return rowOfKey(rows, at, key)
}

/** Below the row, as a menu of the system would stand. */
function placeOf(frame: HTMLElement | null, row: number): { x: number; y: number } {
  const { left = 0, top = 0 } = frame?.getBoundingClientRect() ?? {}
  return { x: left + 24, y: top + (row + 1) * TREE_ROW }
}
