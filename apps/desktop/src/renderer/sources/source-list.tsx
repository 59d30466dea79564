import { type KeyboardEvent, useRef, useState } from 'react'
import type { SourceRow } from '../../shared/sources.ts'
import { showRange } from '../editor/select-range.ts'
import { sourceMessages as messages } from '../language/source-messages.ts'
import { findDraft } from '../state/drafts.ts'
import { stepInList } from '../widgets/step-in-list.ts'
import type { SourceResults } from './source-checks.ts'
import { SourceItem } from './source-item.tsx'
import { placeNow } from './source-places.ts'

interface SourceListProps {
  readonly draft: string
  readonly results: SourceResults
  /** Those of the results that are shown. */
  readonly rows: readonly SourceRow[]
}

/**
 * The references in the order of the draft. One of them is in the order of Tab, and arrows lead to the others; Enter goes to
 * its place in the draft.
 */
export function SourceList({ draft, results, rows }: SourceListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, rows.length - 1)
  const heads = (): NodeListOf<HTMLElement> | undefined =>
    list.current?.querySelectorAll<HTMLElement>('.source-head')
  const onKey = (event: KeyboardEvent): void => {
    const { target } = event
    if (!(target instanceof Element) || !target.matches('.source-head')) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = stepInList(event.key, at, rows.length)
    if (next === null) return
    event.preventDefault()
    setChosen(next)
    heads()?.[next]?.focus()
  }
  const goTo = (row: SourceRow): void => {
    const doc = findDraft(draft)?.doc
    if (doc === undefined) return
    const { end, start } = placeNow(draft, results.doc, doc, row)
    showRange(start, end)
  }
  return (
    <ul
      ref={list}
      className="source-list"
      aria-label={messages.list(rows.length)}
      onKeyDown={onKey}
    >
      {rows.map((row, index) => (
        <SourceItem
          key={`${row.start} ${row.kind}`}
          draft={draft}
          checked={results.doc}
          row={row}
          isInTabOrder={index === at}
          choose={() => setChosen(index)}
          goTo={() => goTo(row)}
        />
      ))}
    </ul>
  )
}
