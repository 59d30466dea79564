import { EditorView } from '@codemirror/view'
import { layout } from '../state/layout.ts'
import { editorView } from '../state/shown-editor.ts'

interface TextRange {
  readonly from: number
  readonly to: number
}

/** Selects a range of the active draft and scrolls to it; the focus stays where it is. */
export function selectRange({ from, to }: TextRange): void {
  const view = editorView()
  if (view === null) return
  const { length } = view.state.doc
  const anchor = Math.min(from, length)
  view.dispatch({
    selection: { anchor, head: Math.min(to, length) },
    effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
  })
}

/** Shows the text editor with a range of the active draft selected, and focuses it. */
export function showRange(from: number, to: number): void {
  if (layout.get().view === 'preview') layout.change((state) => ({ ...state, view: 'split' }))
  selectRange({ from, to })
  editorView()?.focus()
}
