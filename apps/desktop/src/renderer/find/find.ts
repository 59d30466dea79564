import { isolateHistory } from '@codemirror/commands'
import { EditorView } from '@codemirror/view'
import { selectRange } from '../editor/select-range.ts'
import { searchMessages as messages } from '../language/search-messages.ts'
import { layout } from '../state/layout.ts'
import { editorView } from '../state/shown-editor.ts'
import { findNews, findOutcome, findState } from './find-state.ts'
import { matchBeside, matchFrom, searchedPart, searchWithin, showMatches } from './found-matches.ts'
import { MOST_REPLACED, searchDraft, searchReplacements } from './search-draft.ts'

/** Characters of a selection that become the term; a longer one is rather a part to search in. */
const LONGEST_TERM = 200

/** Characters on each side of a match that a screen reader hears. */
const AROUND = 60

/** What had the focus before the bar. */
let before: Element | null = null

/** Opens the bar. The selection becomes the term; one of several lines becomes the part that is searched. */
export function openFind(showsReplace: boolean): void {
  const view = editorView()
  if (view === null) return
  if (layout.get().view === 'preview') layout.change((state) => ({ ...state, view: 'write' }))
  const isInBar = document.activeElement?.closest('.find-bar') != null
  findNews.set('')
  if (!isInBar) {
    before = document.activeElement
    takeSelection(view)
  }
  findState.change((state) => ({
    ...state,
    isOpen: true,
    showsReplace: state.isOpen ? state.showsReplace || showsReplace : showsReplace,
    asked: state.asked + 1,
  }))
  void searchDraft()
}

function takeSelection(view: EditorView): void {
  const { from, to } = view.state.selection.main
  const text = view.state.sliceDoc(from, to)
  if (text === '') return
  if (text.includes('\n')) searchWithin(view, { from, to })
  else if (text.length <= LONGEST_TERM) {
    findState.change((state) => ({ ...state, term: text, isRegex: false }))
  }
}

/** Closes the bar; the focus goes back to where it was. */
export function closeFind(): void {
  if (!findState.get().isOpen) return
  findState.change((state) => ({ ...state, isOpen: false }))
  findNews.set('')
  findOutcome.set({ kind: 'nothing_asked' })
  const view = editorView()
  if (view === null) return
  showMatches(view, [])
  searchWithin(view, null)
  const isElsewhere =
    before instanceof HTMLElement && before.isConnected && before !== document.body
  if (isElsewhere && before instanceof HTMLElement) before.focus()
  else view.focus()
}

/** Changes what is searched for, and selects the first match from the selection on. */
export async function changeTerm(change: Partial<ReturnType<typeof findState.get>>): Promise<void> {
  findState.change((state) => ({ ...state, ...change }))
  findNews.set('')
  const start = editorView()?.state.selection.main.from ?? 0
  await searchDraft()
  const view = editorView()
  if (view === null || findOutcome.get().kind !== 'found') return
  const first = matchFrom(view.state, start)
  if (first !== null) selectRange(first)
}

/** Searches the selection alone, or all of the draft again. */
export async function toggleSelectionSearch(): Promise<void> {
  const view = editorView()
  if (view === null) return
  findNews.set('')
  const { from, to } = view.state.selection.main
  searchWithin(view, searchedPart(view.state) === null && from !== to ? { from, to } : null)
  await searchDraft()
}

/** Selects the next match or the one before, around the end of the draft. */
export async function goToMatch(step: 1 | -1): Promise<void> {
  if (editorView() === null) return
  if (findState.get().term === '') return openFind(false)
  // The keys find on while the bar is closed; the focus stays in the text.
  if (!findState.get().isOpen) {
    before = document.activeElement
    findState.change((state) => ({ ...state, isOpen: true, showsReplace: false }))
  }
  findNews.set('')
  await searchDraft()
  const view = editorView()
  const next = view === null ? null : matchBeside(view.state, step)
  if (next === null || view === null) return
  selectRange(next)
  const line = view.state.doc.lineAt(next.from)
  const around = view.state.sliceDoc(Math.max(line.from, next.from - AROUND), next.to + AROUND)
  view.dispatch({ effects: EditorView.announce.of(messages.line(line.number, around)) })
}

/** Replaces the selected match and goes to the next one; where none is selected it goes to one. */
export async function replaceMatch(): Promise<void> {
  const found = await searchReplacements()
  const view = editorView()
  if (view === null || found === null || view.state.readOnly) return
  const { from, to } = view.state.selection.main
  const edit = found.list.find((one) => one.from === from && one.to === to)
  if (edit !== undefined) {
    const head = edit.from + edit.insert.length
    view.dispatch({
      changes: edit,
      selection: { anchor: head },
      userEvent: 'input.replace',
      annotations: isolateHistory.of('full'),
    })
    findNews.set('')
  }
  await searchDraft()
  const state = editorView()?.state
  const next = state === undefined ? null : matchBeside(state, 1)
  if (next !== null) selectRange(next)
}

/** Replaces every match in one step, which one undo takes back. */
export async function replaceAll(): Promise<void> {
  const found = await searchReplacements()
  const view = editorView()
  if (view === null || found === null || view.state.readOnly) return
  if (found.isMore) {
    findNews.set(messages.tooMany(MOST_REPLACED))
    return
  }
  if (found.list.length > 0) {
    view.dispatch({
      changes: [...found.list],
      userEvent: 'input.replace.all',
      annotations: isolateHistory.of('full'),
    })
  }
  await searchDraft()
  findNews.set(messages.replaced(found.list.length))
}
