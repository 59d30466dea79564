import type { Problem } from '../../shared/spelling.ts'
import { editorView } from '../state/shown-editor.ts'
import { createStore } from '../state/store.ts'
import { problemAt, type QuickFixChoice } from './quick-fix-choices.ts'

interface OpenQuickFix {
  readonly problem: Problem
  /** Rows after those of the problem. */
  readonly more: readonly QuickFixChoice[]
}

/** The quick fix that is open. */
export const quickFix = createStore<OpenQuickFix | null>(null)

/** Opens the quick fix of the problem at the caret; false where there is none. */
export function openQuickFix(more: readonly QuickFixChoice[] = []): boolean {
  const view = editorView()
  const problem = view === null ? undefined : problemAt(view.state, view.state.selection.main.from)
  if (problem === undefined) return false
  quickFix.set({ problem, more })
  return true
}

/** Closes the quick fix and gives the focus back to the text. */
export function closeQuickFix(): void {
  if (quickFix.get() === null) return
  quickFix.set(null)
  editorView()?.focus()
}
