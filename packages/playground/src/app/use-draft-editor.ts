import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { createDraftEditor, type DraftEditor } from './draft-editor.ts'

interface Listener {
  onText(text: string): void
  onPoint(finding: number | null): void
  onStep(step: 1 | -1): void
}

interface UsedEditor {
  /** Where the text field is put. */
  readonly field: RefObject<HTMLDivElement | null>
  /** The text field; null before it is there. */
  editor(): DraftEditor | null
  readonly canUndo: boolean
}

/** A text field that lives as long as the component. */
export function useDraftEditor(listener: Listener): UsedEditor {
  const field = useRef<HTMLDivElement>(null)
  const made = useRef<DraftEditor | null>(null)
  const [canUndo, setCanUndo] = useState(false)
  const now = useRef(listener)
  now.current = listener
  useEffect(() => {
    if (field.current === null) return
    const editor = createDraftEditor(field.current, {
      onText: (text, isUndoable) => {
        setCanUndo(isUndoable)
        now.current.onText(text)
      },
      onPoint: (finding) => now.current.onPoint(finding),
      onStep: (step) => now.current.onStep(step),
    })
    made.current = editor
    return () => {
      made.current = null
      editor.destroy()
    }
  }, [])
  return { field, editor: useCallback(() => made.current, []), canUndo }
}
