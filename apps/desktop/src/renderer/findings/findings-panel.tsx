import { Legend } from '@content-trust/design'
import { useMemo } from 'react'
import { caret } from '../editor/caret.ts'
import { editingMessages } from '../language/editing-messages.ts'
import type { Analysis } from '../state/analyses.ts'
import { layout } from '../state/layout.ts'
import { editorView } from '../state/shown-editor.ts'
import { useStore } from '../state/store.ts'
import { useActiveAnalysis } from '../state/use-active-analysis.ts'
import { arrangeFindings, type FindingEntry, matchesFilter, orders } from './arrange-findings.ts'
import { currentFinding } from './current-finding.ts'
import { FindingList } from './finding-list.tsx'
import { findingsView } from './findings-view.ts'
import { IgnoredList } from './ignored-list.tsx'
import { ImageRows } from './image-rows.tsx'

const { findings: messages } = editingMessages

/** What was seen in the draft; the row of the text under the caret stands out. */
export function FindingsPanel() {
  const analysis = useActiveAnalysis()
  const { findings, marks, sentences, result } = analysis
  const hidden = useStore(layout, (state) => state.hiddenGroups)
  const { order, filter, chosen } = useStore(findingsView, (state) => state)
  const head = useStore(caret, (offset) => offset)
  const entries = useMemo(
    () =>
      marks.flatMap((mark): FindingEntry[] => {
        const finding = findings[mark.finding]
        return finding === undefined || hidden.has(mark.group) ? [] : [{ finding, mark }]
      }),
    [marks, findings, hidden],
  )
  const sections = useMemo(
    () =>
      arrangeFindings(
        entries.filter((entry) => matchesFilter(entry, filter)),
        order,
      ),
    [entries, filter, order],
  )
  if (result === null) return <p className="soft findings-empty">{emptyText(analysis)}</p>
  const selection = editorView()?.state.selection.main
  const current = currentFinding(
    entries.map(({ mark }) => mark),
    { from: selection?.from ?? head, to: selection?.to ?? head, head },
    chosen,
  )
  return (
    <>
      <Legend
        marks={marks}
        hidden={hidden}
        onChange={(hiddenGroups) => layout.change((state) => ({ ...state, hiddenGroups }))}
      />
      {marks.length > 0 && <Tools />}
      <ImageRows />
      {sections.length === 0 && (
        <p className="soft findings-empty">
          {marks.length === 0
            ? emptyText(analysis)
            : entries.length === 0
              ? messages.hidden
              : messages.noMatch(filter)}
        </p>
      )}
      {sections.length > 0 && (
        <FindingList sections={sections} sentences={sentences} current={current} />
      )}
      <IgnoredList analysis={analysis} />
    </>
  )
}

function emptyText({ result, status }: Analysis): string {
  if (result === null) return status === 'scoring' ? messages.loading : ''
  return result.primary_reason === 'insufficient_text' ? messages.short : messages.none
}

/** The filter and the order of the list. */
function Tools() {
  const { order, filter } = useStore(findingsView, (state) => state)
  const choose = (value: string): void => {
    const next = orders.find((candidate) => candidate === value)
    if (next !== undefined) findingsView.change((state) => ({ ...state, order: next }))
  }
  return (
    <div className="finding-tools">
      <input
        type="search"
        aria-label={messages.filter}
        placeholder={messages.filter}
        value={filter}
        onChange={(event) => {
          const { value } = event.target
          findingsView.change((state) => ({ ...state, filter: value }))
        }}
      />
      <select
        aria-label={messages.order}
        value={order}
        onChange={(event) => choose(event.target.value)}
      >
        {orders.map((one) => (
          <option key={one} value={one}>
            {messages.orders[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
