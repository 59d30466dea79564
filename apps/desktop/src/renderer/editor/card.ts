import type { EditorState } from '@codemirror/state'
import type { Mark } from '@content-trust/design'
import { shownMarks } from '@content-trust/design/editor-marks'
import { editorView, shownDraft } from '../state/shown-editor.ts'
import { createStore } from '../state/store.ts'

/** The card that is open: what it speaks of, and who opened it. */
export interface OpenCard {
  readonly draft: string
  /** Indices of the findings, the longest first; the text may still move. */
  readonly findings: readonly number[]
  readonly by: 'pointer' | 'key'
}

/** How many findings one card shows; more about the same words would not be read. */
const MOST_SHOWN = 5

export const card = createStore<OpenCard | null>(null)

/** Opens the card of some marks. */
export function openCard(marks: readonly Mark[], by: OpenCard['by']): void {
  const draft = shownDraft()
  if (draft === null || marks.length === 0) return
  const findings = marks.slice(0, MOST_SHOWN).map(({ finding }) => finding)
  const open = card.get()
  if (open?.draft === draft && open.by === by && `${open.findings}` === `${findings}`) return
  card.set({ draft, findings, by })
}

/** Opens the card of the marks at the caret, and goes into it. */
export function openCardAtCaret(): void {
  const view = editorView()
  if (view === null) return
  const { from, to, head } = view.state.selection.main
  const under = marksAt(view.state, head)
  const marks = under.length > 0 ? under : marksAt(view.state, from === to ? head : from)
  const onLine = view.state.doc.lineAt(head).from === 0
  openCard(marks.length > 0 || !onLine ? marks : draftMarks(view.state), 'key')
}

/** Closes the card; one that was opened by a key gives the focus back. */
export function closeCard(): void {
  const open = card.get()
  if (open === null) return
  card.set(null)
  if (open.by === 'key' || isFocusInCard()) editorView()?.focus()
}

/** The marks of an open card that are still there, at their places now. */
export function marksOfCard({ findings, draft }: OpenCard): readonly Mark[] {
  const view = editorView()
  if (view === null || shownDraft() !== draft) return []
  const marks = shownMarks(view.state)
  return findings.flatMap((index) => marks.find(({ finding }) => finding === index) ?? [])
}

/** The marks in the text at an offset, both ends included. */
export function marksAt(state: EditorState, offset: number): Mark[] {
  return shownMarks(state).filter(
    ({ from, to, scope }) => scope !== 'draft' && from <= offset && offset <= to,
  )
}

function draftMarks(state: EditorState): Mark[] {
  return shownMarks(state).filter(({ scope }) => scope === 'draft')
}

function isFocusInCard(): boolean {
  return document.activeElement?.closest('.finding-card') !== null
}
