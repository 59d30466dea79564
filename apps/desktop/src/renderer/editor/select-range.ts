import { EditorView } from '@codemirror/view'
import { layout } from '../state/layout.ts'
import { editorView } from '../state/shown-editor.ts'

/** Selects words of the draft in front and brings them into sight. */
export function showRange(from: number, to: number): void {
  if (layout.get().view === 'preview') layout.change((state) => ({ ...state, view: 'split' }))
  const view = editorView()
  if (view === null) return
  const { length } = view.state.doc
  const anchor = Math.min(from, length)
  view.dispatch({
    selection: { anchor, head: Math.min(to, length) },
    effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
  })
  view.focus()
}
