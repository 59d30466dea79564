import type { EditorView } from '@codemirror/view'

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

/** Says which draft the text editor shows; `made` is the editor, which stays when no draft is open. */
export function setShown(id: string | null, made: EditorView | null): void {
  shownId = id
  view = made
}
