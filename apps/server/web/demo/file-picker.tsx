import { useRef } from 'react'
import { pickedTypes } from './read-file.ts'
import type { Demo } from './use-demo.ts'
import type { Dropped } from './use-file.ts'
import { describeAllowance } from './words-of-demo.ts'

interface FilePickerProps {
  readonly demo: Demo
  readonly dropped: Dropped
  readonly limit: string
}

/** Chooses an image or a recording, and says what becomes of it. */
export function FilePicker({ demo, dropped, limit }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const { isScoring, error } = dropped
  return (
    <div className="file-picker">
      <button
        type="button"
        className="button is-small"
        aria-disabled={isScoring}
        aria-describedby="file-note file-error"
        onClick={() => {
          if (!isScoring) input.current?.click()
        }}
      >
        {isScoring ? 'Scoring the file…' : 'Choose an image or a recording'}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={pickedTypes}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file can be chosen again.
          event.target.value = ''
          if (file !== undefined) void dropped.take(file)
        }}
      />
      <p id="file-note" className="field-note figures">
        <span className="for-keys">Or drop it here. </span>It is sent to this service, which stores
        nothing. {describeAllowance(demo.allowance, limit)}
      </p>
      <div id="file-error" role="alert">
        {error !== null && <p className="notice is-error">{error}</p>}
      </div>
    </div>
  )
}
