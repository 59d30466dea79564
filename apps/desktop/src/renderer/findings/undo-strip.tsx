import { useEffect, useState } from 'react'
import { editingMessages } from '../language/editing-messages.ts'
import { useStore } from '../state/store.ts'
import { dismissed, undoIgnore } from './ignore.ts'

const SHOWN_MS = 8000

/** What was just dismissed, with a way back; the command undoes it later too. */
export function UndoStrip() {
  const last = useStore(dismissed, (all) => all.at(-1))
  const [gone, setGone] = useState<typeof last>(undefined)
  useEffect(() => {
    const timer = window.setTimeout(() => setGone(last), SHOWN_MS)
    return () => window.clearTimeout(timer)
  }, [last])
  const isShown = last !== undefined && last !== gone
  return (
    <div className="undo-strip small" role="status">
      {isShown && (
        <p>
          {last.text}{' '}
          <button type="button" className="link-button" onClick={() => void undoIgnore()}>
            {editingMessages.findings.undo}
          </button>
        </p>
      )}
    </div>
  )
}
