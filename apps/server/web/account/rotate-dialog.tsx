import { useState } from 'react'
import { AskDialog } from './ask-dialog.tsx'

interface RotateDialogProps {
  readonly name: string
  readonly onClose: () => void
  readonly onRotate: (overlapSeconds: number) => Promise<string | null>
}

const overlaps = [
  [0, 'Ends now'],
  [3600, 'Works for one more hour'],
  [86_400, 'Works for one more day'],
  [604_800, 'Works for one more week'],
] as const

/** Replaces a key by a new one; both work during the overlap. */
export function RotateDialog({ name, onClose, onRotate }: RotateDialogProps) {
  const [seconds, setSeconds] = useState(86_400)
  return (
    <AskDialog
      title={`Replace “${name}”`}
      action="Replace the key"
      isDanger={false}
      onClose={onClose}
      onConfirm={() => onRotate(seconds)}
    >
      <p>A new key of the same name is made. Choose how long the old one goes on working.</p>
      <div className="field">
        <label htmlFor="overlap">The old key</label>
        <select
          id="overlap"
          value={seconds}
          onChange={(event) => setSeconds(Number(event.target.value))}
        >
          {overlaps.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </AskDialog>
  )
}
