import { type Extension, Transaction } from '@codemirror/state'
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { alignTableAt, tableStart } from './tables.ts'

/** Puts the columns of a table under each other when the caret leaves it after a change. */
export const alignTablesOnLeave: Extension = ViewPlugin.define((view) => new Leaving(view))

class Leaving {
  readonly #view: EditorView
  /** Where the table starts that was changed; null while there is none. */
  #changed: number | null = null

  constructor(view: EditorView) {
    this.#view = view
  }

  update({ changes, docChanged, selectionSet, state, transactions }: ViewUpdate): void {
    if (this.#changed !== null) this.#changed = changes.mapPos(this.#changed, -1)
    if (!docChanged && !selectionSet) return
    const table = tableStart(state, state.selection.main.head)
    // Undo is left alone: it would be undone by the next step.
    const isWritten = transactions.some(
      (one) => one.isUserEvent('input') || one.isUserEvent('delete'),
    )
    if (table !== null && isWritten) this.#changed = table
    else if (table === null && this.#changed !== null) this.#align()
  }

  /** After the update: a view takes no change in the middle of one. */
  #align(): void {
    const at = this.#changed
    this.#changed = null
    queueMicrotask(() => {
      const { state } = this.#view
      if (at === null || at > state.doc.length || state.readOnly) return
      const spec = alignTableAt(state, at)
      if (spec.length === 0) return
      this.#view.dispatch({
        changes: spec,
        annotations: Transaction.userEvent.of('format.table'),
      })
    })
  }
}
