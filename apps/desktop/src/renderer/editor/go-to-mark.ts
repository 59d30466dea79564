import { EditorView } from '@codemirror/view'
import { layout } from '../app/layout.ts'
import type { Mark } from './marks.ts'
import { marksOf } from './marks.ts'
import { editorView } from './sessions.ts'

/** Selects the words of a mark and brings them into sight. */
export function selectMark({ from, to }: Mark): void {
  const view = editorView()
  if (view === null) return
  const effects = EditorView.scrollIntoView(from, { y: 'center' })
  view.dispatch({ selection: { anchor: from, head: to }, effects })
  view.focus()
}

/** Goes to the mark after the selection, or before it; around the end. */
export function goToMark(step: 1 | -1): void {
  const view = editorView()
  if (view === null) return
  const { hiddenGroups } = layout.get()
  const marks = marksOf(view.state).filter(({ group }) => !hiddenGroups.has(group))
  const { from, to } = view.state.selection.main
  const isBehind = (mark: Mark): boolean =>
    mark.from > from || (mark.from === from && (from === to || mark.to < to))
  const isBefore = (mark: Mark): boolean =>
    mark.from < from || (mark.from === from && from !== to && mark.to > to)
  const next =
    step === 1 ? (marks.find(isBehind) ?? marks[0]) : (marks.findLast(isBefore) ?? marks.at(-1))
  if (next !== undefined) selectMark(next)
}
