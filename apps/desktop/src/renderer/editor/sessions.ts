import {
  Annotation,
  ChangeSet,
  EditorState,
  type Text,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state'
import { EditorView, type ViewUpdate } from '@codemirror/view'
import { marksOf, placedIn, setHiddenGroups } from '@content-trust/design/editor-marks'
import type { Place } from '../../shared/session.ts'
import { changeAnalysis } from '../state/analyses.ts'
import { changeDraft, type Draft, findDraft } from '../state/drafts.ts'
import { layout } from '../state/layout.ts'
import {
  closeEditor,
  editorView,
  showInEditor,
  showNoDraft,
  shownDraft,
} from '../state/shown-editor.ts'
import { caret } from './caret.ts'
import { draftExtensions } from './extensions.ts'
import { withFoldedSettings } from './front-matter-fold.ts'
import { hiddenNow } from './hidden-groups.ts'
import { tellTextChange } from './text-changes.ts'
import { writeText } from './write-text.ts'

/** What the editor keeps of a draft while it is open: undo, selection, marks, scroll. */
interface Session {
  state: EditorState
  scrollTop: number
  /** Start of the line at the top, for as long as nobody has scrolled since the start of the app. */
  top: number
  /** What was changed since the text was last sent to be scored. */
  since: ChangeSet
}

/** Marks a change that takes what is on the disk: nobody wrote it here. */
const fromDisk = Annotation.define<boolean>()

const sessions = new Map<string, Session>()
/** Where drafts of an earlier session were left. */
const wished = new Map<string, Place>()

/** Puts a draft into the text editor, with its own undo and selection. */
export function showSession(parent: HTMLElement, draft: Draft | null): void {
  if (draft?.id === shownDraft()) return
  keepShown()
  if (draft === null) {
    showNoDraft()
    return
  }
  const session = sessionOf(draft)
  const view = showInEditor(parent, draft.id, session.state)
  view.dispatch({ effects: setHiddenGroups.of(hiddenNow(layout.get())) })
  if (session.scrollTop === 0 && session.top > 0) {
    view.dispatch({ effects: EditorView.scrollIntoView(session.top, { y: 'start', yMargin: 0 }) })
  } else view.scrollDOM.scrollTop = session.scrollTop
  caret.set(view.state.selection.main.head)
  view.focus()
}

/** Opens a draft at this place when it is shown for the first time. */
export function wishPlace(id: string, place: Place): void {
  wished.set(id, place)
}

/** Where a draft is read and edited. */
export function placeOf(id: string): Place {
  const session = sessions.get(id)
  if (session === undefined) return wished.get(id) ?? { anchor: 0, head: 0, top: 0 }
  const { anchor, head } = session.state.selection.main
  const view = editorView()
  const top = id === shownDraft() && view !== null ? topOf(view) : session.top
  return { anchor, head, top }
}

/** Start of the line at the top of the window. */
function topOf(shown: EditorView): number {
  const height = shown.scrollDOM.getBoundingClientRect().top - shown.documentTop
  // Above the first line is the padding.
  return height <= 0 ? 0 : shown.lineBlockAtHeight(height).from
}

/** Ends the text editor; what it held of its draft is kept for the next one. */
export function closeSession(): void {
  keepShown()
  closeEditor()
}

/** Keeps what the text editor holds of the draft that it shows. */
function keepShown(): void {
  const view = editorView()
  const shown = sessions.get(shownDraft() ?? '')
  if (view === null || shown === undefined) return
  shown.state = view.state
  shown.scrollTop = view.scrollDOM.scrollTop
  shown.top = topOf(view)
}

/** Changes a draft, active or not. */
export function dispatchTo(id: string, spec: TransactionSpec): void {
  const draft = findDraft(id)
  if (draft === null) return
  const view = editorView()
  if (view !== null && id === shownDraft()) {
    view.dispatch(spec)
    return
  }
  const session = sessionOf(draft)
  const transaction = session.state.update(spec)
  session.state = transaction.state
  session.since = session.since.compose(transaction.changes)
  if (transaction.docChanged) {
    tellTextChange(id, transaction.changes)
    takeText(id, session.state.doc, [transaction])
  }
  publishPlaces(id, session.state)
}

/** Gives a draft the text that is on the disk, as one undo step. */
export function replaceText(id: string, text: string): void {
  const length = findDraft(id)?.doc.length ?? 0
  dispatchTo(id, {
    changes: { from: 0, to: length, insert: text },
    userEvent: 'input.replace',
    annotations: fromDisk.of(true),
  })
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
  for (const known of [sessions, wished]) {
    for (const id of known.keys()) {
      if (!open.some((draft) => draft.id === id)) known.delete(id)
    }
  }
}

function sessionOf(draft: Draft): Session {
  const known = sessions.get(draft.id)
  if (known !== undefined) return known
  const { id, doc } = draft
  const follow = EditorView.updateListener.of((update) => followUpdate(id, update))
  const name = (): string => findDraft(id)?.name ?? draft.name
  const { anchor, head, top } = wished.get(id) ?? { anchor: 0, head: 0, top: 0 }
  const within = (offset: number): number => Math.min(offset, doc.length)
  const state = EditorState.create({
    doc,
    selection: { anchor: within(anchor), head: within(head) },
    extensions: [draftExtensions(name), follow],
  })
  const since = ChangeSet.empty(doc.length)
  const session = { state: withFoldedSettings(state), scrollTop: 0, top: within(top), since }
  sessions.set(id, session)
  return session
}

function followUpdate(id: string, update: ViewUpdate): void {
  const session = sessions.get(id)
  if (session === undefined) return
  session.state = update.state
  if (update.docChanged) {
    session.since = session.since.compose(update.changes)
    tellTextChange(id, update.changes)
    takeText(id, update.state.doc, update.transactions)
  }
  if (marksOf(update.state) !== marksOf(update.startState)) publishPlaces(id, update.state)
  if (update.selectionSet || update.docChanged) caret.set(update.state.selection.main.head)
}

function takeText(id: string, doc: Text, by: readonly Transaction[]): void {
  if (by.some((transaction) => transaction.annotation(fromDisk))) changeDraft(id, { doc })
  else writeText(id, doc)
}

function publishPlaces(id: string, state: EditorState): void {
  const { marks, costs } = placedIn(state)
  changeAnalysis(id, { marks, costs })
}
