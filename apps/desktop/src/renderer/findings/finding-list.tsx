import { capital } from '@content-trust/design'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import { selectRange } from '../editor/select-range.ts'
import { editingMessages } from '../language/editing-messages.ts'
import { editorView } from '../state/shown-editor.ts'
import { useVirtualRows } from '../widgets/use-virtual-rows.ts'
import type { Section } from './arrange-findings.ts'
import { FindingRow } from './finding-row.tsx'
import { findingsView } from './findings-view.ts'
import { bySection, heightOf, listItems, type PlacedItem, type Row } from './visible-rows.ts'

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
  const items = useMemo(() => listItems(sections), [sections])
  const rows = useMemo(
    () => items.flatMap((item) => (item.kind === 'row' ? [item.row] : [])),
    [items],
  )
  const active = rows.findIndex(({ entry }) => entry.mark.finding === current)
  const line = items.findIndex((item) => item.kind === 'row' && item.row.index === active)
  const visible = useVirtualRows({
    frame,
    around: '.panel-body',
    count: items.length,
    active: line,
    heightOf: (at) => heightOf(items[at]),
    keyOf: (at) => keyOf(items[at]) ?? at,
  })
  // The list follows the caret; someone who scrolls the list is left alone until the caret moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another finding, and not when it moves.
  useEffect(() => {
    if (line >= 0) visible.show(line)
  }, [current, line])
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
  const placed = visible.rows.flatMap(({ index: at, top }): PlacedItem[] => {
    const item = items[at]
    return item === undefined ? [] : [{ item, top }]
  })
  return (
    <div
      ref={frame}
      role="listbox"
      className="finding-list"
      tabIndex={0}
      aria-label={messages.list(rows.length)}
      aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
      style={{ height: visible.height }}
      onKeyDown={onKey}
    >
      {bySection(placed).map(({ section, items: some }) => (
        <SectionRows key={section.label} section={section} head={some[0]}>
          {some.map(({ item, top }) =>
            item.kind === 'row' ? (
              <FindingRow
                key={item.row.entry.mark.finding}
                row={item.row}
                top={top}
                id={`${id}-${item.row.index}`}
                count={rows.length}
                isActive={item.row.index === active}
                sentences={sentences}
                choose={choosePointed}
              />
            ) : null,
          )}
        </SectionRows>
      ))}
    </div>
  )
}

function keyOf(item: ReturnType<typeof listItems>[number] | undefined) {
  return item?.kind === 'heading' ? item.label : item?.row.entry.mark.finding
}

interface SectionRowsProps {
  readonly section: Section
  /** The first line that is drawn, which may be the heading. */
  readonly head: PlacedItem | undefined
  readonly children: ReactNode
}

/** The rows of one section under its heading; without a label the rows alone. */
function SectionRows({ section: { label, entries }, head, children }: SectionRowsProps) {
  if (label === null) return children
  const title = capital(label)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box.
    <div role="group" aria-label={messages.counted(title, entries.length)}>
      {head?.item.kind === 'heading' && (
        <p className="finding-heading small" style={{ top: head.top }} aria-hidden="true">
          {title} <span className="soft figures">{entries.length}</span>
        </p>
      )}
      {children}
    </div>
  )
}
