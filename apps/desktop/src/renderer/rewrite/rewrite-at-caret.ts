import { editorView, shownDraft } from '../state/shown-editor.ts'
import { suggestRewrite } from './rewrites.ts'

/** Asks for a rewrite of the paragraphs that the selection touches. */
export function rewriteAtCaret(): void {
  const id = shownDraft()
  const selection = editorView()?.state.selection.main
  if (id !== null && selection !== undefined) void suggestRewrite(id, selection.from, selection.to)
}
