import { history, historyKeymap, redo, standardKeymap, undo, undoDepth } from '@codemirror/commands'
import { ChangeSet, EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap, placeholder } from '@codemirror/view'
import type { EvidenceGroup, Mark } from '@content-trust/design'
import {
  marksExtension,
  marksOf,
  nextMark,
  placeFindings,
  setHiddenGroups,
  setPlaced,
  shownMarks,
} from '@content-trust/design/editor-marks'
import type { Outcome } from '../outcome.ts'
import { styleNonce } from './style-nonce.ts'

/** An edit of the draft, with offsets in code units. */
interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** What the page is told by its editor. */
export interface EditorListener {
  /** The text was changed; `canUndo` says whether a change can be taken back. */
  onText(text: string, canUndo: boolean): void
  /** The visitor points at a finding or leaves all of them. */
  onPoint(finding: number | null): void
  /** A key asks for the next finding or the one before. */
  onStep(step: 1 | -1): void
}

/** The text field of the playground: the marks are those of the desktop editor. */
export interface DraftEditor {
  readonly view: EditorView
  /** Replaces the whole draft, as one step that can be undone. */
  open(text: string): void
  /** Marks the findings of the text as it is now. */
  place(outcome: Outcome | null): void
  hide(groups: ReadonlySet<EvidenceGroup>): void
  /** Makes an edit, as one step that can be undone, and says so to screen readers. */
  apply(edit: Edit): void
  undo(): void
  /** Where a finding is in the text now; null for one that has no words left, or is about the whole draft. */
  markOf(finding: number): Mark | null
  /** The last line of the words of a finding, in pixels of the window; null where they are not drawn. */
  lineOf(finding: number): { readonly left: number; readonly bottom: number } | null
  /** Selects the words of a finding and scrolls to them. */
  select(finding: number): void
  /** The finding that a step leads to from the selection; null where none is shown. */
  next(step: 1 | -1): number | null
  destroy(): void
}

const empty = { marks: [], costs: [] }
const ignored: ReadonlySet<number> = new Set()

/** Makes the text field in an element of the page. */
export function createDraftEditor(parent: HTMLElement, listener: EditorListener): DraftEditor {
  const view = new EditorView({
    parent,
    state: EditorState.create({ extensions: extensionsFor(listener) }),
  })
  const drawn = (): readonly Mark[] =>
    shownMarks(view.state).filter(({ scope }) => scope !== 'draft')
  const markOf = (finding: number): Mark | null =>
    marksOf(view.state).find((mark) => mark.finding === finding && mark.scope !== 'draft') ?? null
  return {
    view,
    open: (text) => {
      const changes = { from: 0, to: view.state.doc.length, insert: text }
      view.dispatch({ changes, effects: setPlaced.of(empty), userEvent: 'input.open' })
    },
    place: (outcome) => {
      const found = outcome === null ? null : { ...outcome, ignored }
      const since = ChangeSet.empty(view.state.doc.length)
      view.dispatch({
        effects: setPlaced.of(found === null ? empty : placeFindings(found, since)),
      })
    },
    hide: (groups) => view.dispatch({ effects: setHiddenGroups.of(groups) }),
    apply: ({ start, end, text }) => {
      view.dispatch({
        changes: { from: start, to: end, insert: text },
        selection: { anchor: start + text.length },
        userEvent: 'input.fix',
        effects: EditorView.announce.of('Suggestion taken. Control Z takes it back.'),
      })
      view.focus()
    },
    undo: () => {
      undo(view)
      view.focus()
    },
    markOf,
    lineOf: (finding) => {
      const mark = markOf(finding)
      return mark === null ? null : view.coordsAtPos(mark.to, -1)
    },
    select: (finding) => {
      const mark = markOf(finding)
      if (mark === null) return
      const selection = { anchor: mark.from, head: mark.to }
      view.dispatch({ selection, effects: EditorView.scrollIntoView(mark.from, { y: 'center' }) })
      view.focus()
    },
    next: (step) => nextMark(drawn(), view.state.selection.main, step)?.finding ?? null,
    destroy: () => view.destroy(),
  }
}

function extensionsFor({ onText, onPoint, onStep }: EditorListener): Extension[] {
  const step = (by: 1 | -1) => () => {
    onStep(by)
    return true
  }
  return [
    EditorView.cspNonce.of(styleNonce()),
    history(),
    EditorView.lineWrapping,
    EditorView.perLineTextDirection.of(true),
    EditorView.contentAttributes.of({
      'aria-labelledby': 'draft-title',
      'aria-describedby': 'draft-length draft-hint',
      spellcheck: 'true',
      tabindex: '0',
    }),
    placeholder('Paste or write a draft in English.'),
    marksExtension,
    keymap.of([
      { key: 'F8', run: step(1), shift: step(-1) },
      ...standardKeymap,
      ...historyKeymap,
      { key: 'Mod-Shift-z', run: redo },
    ]),
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      if (docChanged) onText(state.doc.toString(), undoDepth(state) > 0)
      else if (transactions.some((each) => each.isUserEvent('select.pointer'))) {
        onPoint(findingAt(state))
      }
    }),
  ]
}

/** The shortest finding at the caret; null where there is none, or where words are selected. */
function findingAt(state: EditorState): number | null {
  const { head, empty: isCaret } = state.selection.main
  if (!isCaret) return null
  const here = shownMarks(state)
    .filter(({ scope, from, to }) => scope !== 'draft' && from <= head && head <= to)
    .toSorted((a, b) => a.to - a.from - (b.to - b.from))
  return here[0]?.finding ?? null
}
