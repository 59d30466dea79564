import { type RefObject, useLayoutEffect } from 'react'
import { editorView } from '../state/shown-editor.ts'

/**
 * Closes a dialog when it goes, and gives the focus back to what had it before. The text editor has to take it by
 * itself in the same step, because the caret would jump to the start of the draft otherwise.
 */
export function useFocusBack(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const before = document.activeElement
    const opened = dialog.current
    return () => {
      const view = editorView()
      opened?.close()
      if (view !== null && before === view.contentDOM) view.focus()
      else if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [dialog])
}
