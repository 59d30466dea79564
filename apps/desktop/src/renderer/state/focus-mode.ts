import { layout } from './layout.ts'
import { editorView } from './shown-editor.ts'

/** Switches focus mode on or off. Only the text is shown in it, and the window has no menu bar. */
export function toggleFocus(): void {
  layout.change((state) => ({
    ...state,
    isFocused: !state.isFocused,
    view: 'write',
    page: null,
  }))
  editorView()?.focus()
}

/** Hides the menu bar in focus mode, and leaves the mode by Escape where nothing else wants that key. */
export function followFocusMode(): void {
  let before = false
  layout.subscribe(() => {
    const { isFocused } = layout.get()
    if (isFocused === before) return
    before = isFocused
    void window.api.showMenuBar({ isShown: !isFocused })
  })
  window.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !layout.get().isFocused) return
    if (document.querySelector('dialog[open], [role="dialog"], .cm-panel') === null) toggleFocus()
  })
}
