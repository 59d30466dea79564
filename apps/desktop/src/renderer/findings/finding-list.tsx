import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { selectRange } from '../editor/select-range.ts'
import { editingMessages } from '../language/editing-messages.ts'
import { editorView } from '../state/shown-editor.ts'
import { capitalize } from '../ui/capitalize.ts'
import { useVisibleRange } from '../ui/use-visible-range.ts'
import type { Section } from './arrange-findings.ts'
import { FindingRow } from './finding-row.tsx'
import { findingsView } from './findings-view.ts'
import {
  layOutRows,
  ROW_HEIGHT,
  type Row,
  type VisibleSection,
  visibleRows,
} from './visible-rows.ts'

const { findings: messages } = editingMessages
const PAGE = 5

interface FindingListProps {
  readonly sections: readonly Section[]
  readonly sentences: readonly number[]
  /** Index of the finding under the caret; null where the caret is in no finding. */
  readonly current: number | null
}

/** The findings; only the visible rows are drawn. Keys go through them and the text follows. */
export function FindingList({ sections, sentences, current }: FindingListProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { sections: laid, rows, height } = useMemo(() => layOutRows(sections), [sections])
  const { range, show } = useVisibleRange(frame, '.panel-body')
  const active = rows.findIndex(({ entry }) => entry.mark.finding === current)
  const top = rows[active]?.top
  // The list follows the caret; someone who scrolls the list is left alone until the caret moves.
  useEffect(() => {
    if (top !== undefined) show(top, ROW_HEIGHT)
  }, [top, show])
  const choose = (row: Row | undefined): void => {
    if (row === undefined) return
    const { mark } = row.entry
    findingsView.change((state) => ({ ...state, chosen: mark.finding }))
    selectRange(mark.scope === 'draft' ? { from: mark.from, to: mark.from } : mark)
  }
  const onKey = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: Math.max(0, active - 1),
      PageDown: Math.min(rows.length - 1, active + PAGE),
      PageUp: Math.max(0, active - PAGE),
      Home: 0,
      End: rows.length - 1,
    }
    const next = steps[event.key]
    if (next !== undefined) choose(rows[Math.min(next, rows.length - 1)])
    else if (event.key === 'Enter') editorView()?.focus()
    else return
    event.preventDefault()
  }
  const choosePointed = (row: Row): void => {
    choose(row)
    editorView()?.focus()
  }
  return (
    <div
      ref={frame}
      role="listbox"
      className="finding-list"
      tabIndex={0}
      aria-label={messages.list(rows.length)}
      aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
      style={{ height }}
      onKeyDown={onKey}
    >
      {visibleRows(laid, range, active).map((section) => (
        <SectionRows key={section.label} section={section}>
          {section.rows.map((row) => (
            <FindingRow
              key={row.entry.mark.finding}
              row={row}
              id={`${id}-${row.index}`}
              count={rows.length}
              isActive={row.index === active}
              sentences={sentences}
              choose={choosePointed}
            />
          ))}
        </SectionRows>
      ))}
    </div>
  )
}

interface SectionRowsProps {
  readonly section: VisibleSection
  readonly children: ReactNode
}

/** The rows of one section under its heading; without a label the rows alone. */
function SectionRows({ section: { label, count, top }, children }: SectionRowsProps) {
  if (label === null) return children
  const title = capitalize(label)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box.
    <div role="group" aria-label={messages.counted(title, count)}>
      <p className="finding-heading small" style={{ top }} aria-hidden="true">
        {title} <span className="soft figures">{count}</span>
      </p>
      {children}
    </div>
  )
}
