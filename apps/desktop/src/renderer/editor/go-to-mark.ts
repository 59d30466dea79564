import { EditorView } from '@codemirror/view'
import type { Mark } from '@content-trust/design'
import { capital, sentenceNumber } from '@content-trust/design'
import { nextMark, shownMarks } from '@content-trust/design/editor-marks'
import { analyses, analysisOf } from '../state/analyses.ts'
import { editorView, shownDraft } from '../state/shown-editor.ts'
import { selectRange } from './select-range.ts'

/** Selects the text of a mark and scrolls to it. */
export function selectMark(mark: Mark): void {
  selectRange(mark)
  editorView()?.focus()
}

/** Goes to the mark after the caret, or before it; around the end. */
export function goToMark(step: 1 | -1): void {
  const view = editorView()
  if (view === null) return
  const inText = shownMarks(view.state).filter(({ scope }) => scope !== 'draft')
  const next = nextMark(inText, view.state.selection.main, step)
  if (next === undefined) return
  selectMark(next)
  const said = describeMark(next)
  if (said !== null) view.dispatch({ effects: EditorView.announce.of(said) })
}

/** A mark in words for screen readers: “Weak provenance, sentence 3 of 12: …”. */
export function describeMark({ finding: index, scope, from }: Mark): string | null {
  const { findings, sentences } = analysisOf(analyses.get(), shownDraft())
  const finding = findings[index]
  if (finding === undefined) return null
  const { at, of } = sentenceNumber(sentences, finding.place?.start ?? from)
  const where = scope === 'draft' ? ', whole draft' : of === 0 ? '' : `, sentence ${at} of ${of}`
  return `${capital(finding.title)}${where}: ${finding.explanation}`
}
