import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { folder } from '../files/folder.ts'
import { folderSearchMessages as messages } from '../language/search-messages.ts'
import { useStore } from '../state/store.ts'
import { useVirtualRows } from '../widgets/use-virtual-rows.ts'
import { folderSearch, toggleFile } from './folder-search.ts'
import { openPlace } from './open-place.ts'
import { type ResultRow, rowAfterKey, rowsOf } from './result-rows.ts'

/** Pixels of a row on one line; others are measured. */
const ROW = 28

/** What was found, by file; keys walk through it, and Enter opens the place. */
export function ResultList() {
  const { files, closed } = useStore(folderSearch, (state) => state)
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(0)
  const rows = rowsOf(files, closed)
  const at = Math.min(chosen, rows.length - 1)
  const visible = useVirtualRows({
    frame,
    around: '.panel-body',
    count: rows.length,
    active: at,
    heightOf: () => ROW,
    keyOf: (index) => keyOf(rows[index]) ?? index,
  })
  const run = (row: ResultRow | undefined): void => {
    if (row === undefined) return
    if (row.kind === 'file') toggleFile(row.file.path)
    else void openPlace(row.file.path, row.place)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = rowAfterKey(rows, at, event.key)
    if (next === 'toggle') run(rows[at])
    else if (next !== null) {
      setChosen(next)
      visible.show(next)
    } else if (event.key === 'Enter' || event.key === ' ') run(rows[at])
    else return
    event.preventDefault()
  }
  if (rows.length === 0) return null
  return (
    <div
      ref={frame}
      role="tree"
      tabIndex={0}
      className="outline search-results"
      aria-label={messages.results}
      aria-activedescendant={`${id}-${at}`}
      style={{ height: visible.height }}
      onKeyDown={onKey}
    >
      {visible.rows.map(({ index, top }) => {
        const row = rows[index]
        if (row === undefined) return null
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys.
          <div
            key={keyOf(row)}
            ref={visible.measure}
            id={`${id}-${index}`}
            data-index={index}
            role="treeitem"
            tabIndex={-1}
            className={`outline-row is-${row.kind}`}
            style={{ top }}
            aria-level={row.kind === 'file' ? 1 : 2}
            aria-setsize={row.size}
            aria-posinset={row.position}
            aria-expanded={row.kind === 'file' ? row.isOpen : undefined}
            aria-selected={index === at}
            onClick={() => {
              setChosen(index)
              run(row)
            }}
          >
            {row.kind === 'file' ? <FileRow row={row} /> : <PlaceRow row={row} />}
          </div>
        )
      })}
    </div>
  )
}

function keyOf(row: ResultRow | undefined): string | undefined {
  return row?.kind === 'place' ? `${row.file.path}:${row.place.from}` : row?.file.path
}

function FileRow({ row }: { readonly row: Extract<ResultRow, { kind: 'file' }> }) {
  const root = useStore(folder, (shown) => shown?.path ?? '')
  const below = row.file.path.slice(root.length + 1).split(/[\\/]/)
  return (
    <>
      <span className={row.isOpen ? 'tree-arrow is-open' : 'tree-arrow'} aria-hidden="true" />
      <span className="search-file">
        {below.at(-1)} <span className="tree-place">{below.slice(0, -1).join('/')}</span>
      </span>
      <span className="soft figures">
        {messages.places(row.file.places.length, row.file.hasMore)}
      </span>
    </>
  )
}

function PlaceRow({ row: { place } }: { readonly row: Extract<ResultRow, { kind: 'place' }> }) {
  return (
    <>
      <span className="search-line soft figures">
        <span className="hidden-text">{messages.line} </span>
        {place.line}
      </span>
      <span className="search-text" dir="auto">
        {place.before}
        <mark className="find-match">{place.words}</mark>
        {place.after}
      </span>
    </>
  )
}
