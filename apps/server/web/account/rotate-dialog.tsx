import { useState } from 'react'
import { AskDialog } from './ask-dialog.tsx'

interface RotateDialogProps {
  readonly name: string
  readonly onClose: () => void
  readonly onRotate: (overlapSeconds: number) => Promise<string | null>
}

const overlaps = [
  [0, 'Expires now'],
  [3600, 'Stays valid for one hour'],
  [86_400, 'Stays valid for one day'],
  [604_800, 'Stays valid for one week'],
] as const

/** Replaces a key with a new one; both are valid during the overlap. */
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
      <p>This creates a new key with the same name. Choose how long the old one stays valid.</p>
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
