import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { Folder } from '../../shared/drafts.ts'
import { messages } from '../language/messages.ts'
import { treeMessages } from '../language/search-messages.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { useStore } from '../state/store.ts'
import { useVirtualRows } from '../widgets/use-virtual-rows.ts'
import { renameFile, trashFile } from './change-files.ts'
import { TreeItem } from './tree-item.tsx'
import { openTreeMenu } from './tree-menu.ts'
import { parentOf, rowOfKey, TREE_ROW, type TreeRow } from './tree-rows.ts'
import { type Tree, useTree } from './use-tree.ts'

/** The rows of the tree; only the visible ones are drawn. Keys walk through them. */
export function TreeList({ shown }: { readonly shown: Folder }) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const inFront = useStore(drafts, (state) => activeDraft(state)?.path ?? null)
  const tree = useTree(shown, inFront)
  const { rows, at } = tree
  const visible = useVirtualRows({
    frame,
    around: '.tree-scroll',
    count: rows.length,
    // The row that the keys are on is always there, so that it can be named.
    active: at,
    heightOf: () => TREE_ROW,
    keyOf: (index) => rows[index]?.entry.path ?? index,
  })
  const chosen = rows[at]?.entry.path
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another row, and not when it moves.
  useEffect(() => visible.show(at), [chosen])
  if (rows.length === 0) return <p className="small soft">{treeMessages.none}</p>
  return (
    <div
      ref={frame}
      role="tree"
      tabIndex={0}
      className="tree-list"
      aria-label={messages.files.draftsIn(shown.name)}
      aria-activedescendant={`${id}-${at}`}
      style={{ height: visible.height }}
      onKeyDown={(event) => {
        if (pressKey(event, tree, frame.current)) event.preventDefault()
      }}
    >
      {visible.rows.map(({ index, top }) => {
        const row = rows[index]
        if (row === undefined) return null
        const { entry } = row
        return (
          <TreeItem
            key={entry.path}
            measure={visible.measure}
            id={`${id}-${index}`}
            row={row}
            index={index}
            top={top}
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
        )
      })}
    </div>
  )
}

/** Does what a key means on the chosen row; returns whether it means anything. */
function pressKey(event: KeyboardEvent, tree: Tree, frame: HTMLElement | null): boolean {
  const { rows, at } = tree
  const entry = rows[at]?.entry
  if (entry === undefined || event.ctrlKey || event.metaKey || event.altKey) return false
  const next = rowAfterKey(event.key, rows, at, tree.isOpen(entry))
  if (next === 'toggle') tree.toggle(entry)
  else if (next !== null) tree.choose(rows[next]?.entry.path ?? null)
  else if (event.key === 'Enter' || event.key === ' ') tree.run(entry)
  else if (event.key === 'F2' && entry.kind === 'file') void renameFile(entry.path)
  else if (event.key === 'Delete' && entry.kind === 'file') void trashFile(entry.path)
  else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
    openTreeMenu(entry, placeOf(frame))
  } else return false
  return true
}

/** The row that an arrow leads to, or whether it opens or closes the folder; null for any other key. */
function rowAfterKey(
  key: string,
  rows: readonly TreeRow[],
  at: number,
  isOpen: boolean,
): number | 'toggle' | null {
  const isFolder = rows[at]?.entry.kind === 'folder'
  if (key === 'ArrowRight' && isFolder) return isOpen ? at + 1 : 'toggle'
  if (key === 'ArrowLeft') return isOpen ? 'toggle' : (parentOf(rows, at) ?? at)
  return rowOfKey(rows, at, key)
}

/** Below the chosen row, where the system would open a menu. */
function placeOf(frame: HTMLElement | null): { x: number; y: number } {
  const row = frame?.querySelector('[aria-selected="true"]')
  const { left = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {}
  return { x: left + 16, y: bottom }
}
