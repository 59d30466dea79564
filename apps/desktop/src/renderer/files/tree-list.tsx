import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { Folder, TreeEntry } from '../../shared/drafts.ts'
import { messages } from '../language/messages.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { useStore } from '../state/store.ts'
import { useVisibleRange } from '../ui/use-visible-range.ts'
import { renameFile, trashFile } from './change-files.ts'
import { TreeItem } from './tree-item.tsx'
import { openTreeMenu } from './tree-menu.ts'
import { drawnRows, parentOf, rowOfKey, TREE_ROW } from './tree-rows.ts'
import { type Tree, useTree } from './use-tree.ts'

/** The rows of the tree; only the visible ones are drawn. Keys walk through them. */
export function TreeList({ shown }: { readonly shown: Folder }) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const inFront = useStore(drafts, (state) => activeDraft(state)?.path ?? null)
  const tree = useTree(shown.entries, inFront)
  const { rows, at } = tree
  const { range, show } = useVisibleRange(frame, '.tree-scroll')
  const { from, to } = drawnRows(rows.length, range)
  useEffect(() => show(at * TREE_ROW, TREE_ROW), [at, show])
  return (
    <div
      ref={frame}
      role="tree"
      tabIndex={0}
      className="tree-list"
      aria-label={messages.files.draftsIn(shown.name)}
      aria-activedescendant={`${id}-${at}`}
      style={{ height: rows.length * TREE_ROW }}
      onKeyDown={(event) => {
        if (pressKey(event, tree, frame.current)) event.preventDefault()
      }}
    >
      {rows.map((entry, index) =>
        // The row that the keys are on is always there, so that it can be named.
        (index >= from && index < to) || index === at ? (
          <TreeItem
            key={entry.path}
            id={`${id}-${index}`}
            entry={entry}
            top={index * TREE_ROW}
            isOpen={entry.kind === 'folder' ? tree.isOpen(entry) : null}
            isChosen={index === at}
            isInFront={entry.path === inFront}
            run={tree.run}
            openMenu={(place) => {
              tree.choose(entry.path)
              frame.current?.focus()
              openTreeMenu(entry, place)
            }}
          />
        ) : null,
      )}
    </div>
  )
}

/** Does what a key means on the chosen row; returns whether it means anything. */
function pressKey(event: KeyboardEvent, tree: Tree, frame: HTMLElement | null): boolean {
  const { rows, at } = tree
  const entry = rows[at]
  if (entry === undefined || event.ctrlKey || event.metaKey || event.altKey) return false
  const next = rowAfterKey(event.key, rows, at, tree.isOpen(entry))
  if (next === 'toggle') tree.toggle(entry)
  else if (next !== null) tree.choose(rows[next]?.path ?? null)
  else if (event.key === 'Enter' || event.key === ' ') tree.run(entry)
  else if (event.key === 'F2' && entry.kind === 'file') void renameFile(entry.path)
  else if (event.key === 'Delete' && entry.kind === 'file') void trashFile(entry.path)
  else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
    openTreeMenu(entry, placeOf(frame, at))
  } else return false
  return true
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

/** Below the row, where the system would open a menu. */
function placeOf(frame: HTMLElement | null, row: number): { x: number; y: number } {
  const { left = 0, top = 0 } = frame?.getBoundingClientRect() ?? {}
  return { x: left + 24, y: top + (row + 1) * TREE_ROW }
}
