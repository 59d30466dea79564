import { ChangeSet, EditorState, type TransactionSpec } from '@codemirror/state'
import { EditorView, type ViewUpdate } from '@codemirror/view'
import { marksOf, placedIn, setHiddenGroups } from '../marks/marks.ts'
import { changeAnalysis } from '../state/analyses.ts'
import { changeDraft, type Draft, findDraft } from '../state/drafts.ts'
import { layout } from '../state/layout.ts'
import { setShown, shownDraft } from '../state/shown-editor.ts'
import { caret } from './caret.ts'
import { draftExtensions } from './extensions.ts'

/** What the editor keeps of a draft while it is open: undo, selection, marks, scroll. */
interface Session {
  state: EditorState
  scrollTop: number
  /** What was changed since the text was last sent to be scored. */
  since: ChangeSet
}

const sessions = new Map<string, Session>()
/** Made once, and kept while no draft is open. */
let view: EditorView | null = null

/** Puts a draft into the text editor, with its own undo and selection. */
export function showSession(parent: HTMLElement, draft: Draft | null): void {
  const shownId = shownDraft()
  if (draft?.id === shownId) return
  const old = shownId === null ? undefined : sessions.get(shownId)
  if (old !== undefined && view !== null) {
    old.state = view.state
    old.scrollTop = view.scrollDOM.scrollTop
  }
  setShown(draft?.id ?? null, view)
  if (draft === null) return
  const session = sessionOf(draft)
  // The view is made with a draft's state: its first style element needs the nonce of one.
  if (view === null) view = new EditorView({ parent, state: session.state })
  else view.setState(session.state)
  setShown(draft.id, view)
  view.dispatch({ effects: setHiddenGroups.of(layout.get().hiddenGroups) })
  view.scrollDOM.scrollTop = session.scrollTop
  caret.set(view.state.selection.main.head)
  view.focus()
}

/** Changes a draft, active or not. */
export function dispatchTo(id: string, spec: TransactionSpec): void {
  const draft = findDraft(id)
  if (draft === null) return
  if (id === shownDraft() && view !== null) {
    view.dispatch(spec)
    return
  }
  const session = sessionOf(draft)
  const transaction = session.state.update(spec)
  session.state = transaction.state
  session.since = session.since.compose(transaction.changes)
  if (transaction.docChanged) changeDraft(id, { doc: session.state.doc })
  publishPlaces(id, session.state)
}

/** Replaces the text of a draft, as one undo step. */
export function replaceText(id: string, text: string): void {
  const length = findDraft(id)?.doc.length ?? 0
  dispatchTo(id, { changes: { from: 0, to: length, insert: text }, userEvent: 'input.replace' })
}

/** The text is on its way to be scored: changes count from here. */
export function startCounting(id: string): void {
  const draft = findDraft(id)
  if (draft !== null) sessionOf(draft).since = ChangeSet.empty(draft.doc.length)
}

/** What was changed since the text was sent. */
export function changesSince(id: string): ChangeSet | null {
  return sessions.get(id)?.since ?? null
}

/** Forgets drafts that are closed. */
export function forgetSessions(open: readonly Draft[]): void {
  for (const id of sessions.keys()) {
    if (!open.some((draft) => draft.id === id)) sessions.delete(id)
  }
}

function sessionOf(draft: Draft): Session {
  const known = sessions.get(draft.id)
  if (known !== undefined) return known
  const { id, name, doc, readOnly } = draft
  const follow = EditorView.updateListener.of((update) => followUpdate(id, update))
  const state = EditorState.create({ doc, extensions: [draftExtensions(name, readOnly), follow] })
  const session = { state, scrollTop: 0, since: ChangeSet.empty(doc.length) }
  sessions.set(id, session)
  return session
}

function followUpdate(id: string, update: ViewUpdate): void {
  const session = sessions.get(id)
  if (session === undefined) return
  session.state = update.state
  if (update.docChanged) {
    session.since = session.since.compose(update.changes)
    changeDraft(id, { doc: update.state.doc })
  }
  if (marksOf(update.state) !== marksOf(update.startState)) publishPlaces(id, update.state)
  if (update.selectionSet || update.docChanged) caret.set(update.state.selection.main.head)
}

function publishPlaces(id: string, state: EditorState): void {
  const { marks, costs } = placedIn(state)
  changeAnalysis(id, { marks, costs })
}
