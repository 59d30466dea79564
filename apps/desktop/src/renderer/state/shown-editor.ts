import type { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

/** Made with the first draft, and kept while none is open; it ends with the window's editor. */
let view: EditorView | null = null
let shownId: string | null = null

/** The text editor on the screen; null while no draft is open. */
export function editorView(): EditorView | null {
  return shownId === null ? null : view
}

/** The draft in the text editor. */
export function shownDraft(): string | null {
  return shownId
}

/**
 * Shows the state of a draft in the one text editor, which is made when there is none: its first
 * style element needs the nonce of a draft's state.
 */
export function showInEditor(parent: HTMLElement, id: string, state: EditorState): EditorView {
  if (view !== null && view.dom.parentElement !== parent) closeEditor()
  shownId = id
  if (view === null) view = new EditorView({ parent, state })
  else view.setState(state)
  return view
}

/** No draft is shown; the text editor stays for the next one. */
export function showNoDraft(): void {
  shownId = null
}

/** Ends the text editor, with all that listens to it. */
export function closeEditor(): void {
  view?.destroy()
  view = null
  shownId = null
}
