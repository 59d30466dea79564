import { useState } from 'react'
import { labelBounds } from '../../src/pages/account-view.ts'

interface CreateKeyProps {
  /** Resolves to an error message, or to null when the key was created. */
  readonly onCreate: (label: string) => Promise<string | null>
}

/** The form that creates a key. */
export function CreateKey({ onCreate }: CreateKeyProps) {
  const [label, setLabel] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (): Promise<void> => {
    if (isBusy) return
    if (label.trim() === '') {
      setError('Give the key a name first, such as where it is used.')
      return
    }
    setBusy(true)
    const wrong = await onCreate(label.trim())
    setBusy(false)
    setError(wrong)
    if (wrong === null) setLabel('')
  }
  return (
    <form
      className="create-key"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className="field">
        <label htmlFor="label">Name of a new key</label>
        <input
          id="label"
          value={label}
          maxLength={labelBounds.max}
          autoComplete="off"
          placeholder="Build server"
          aria-describedby="label-error"
          aria-invalid={error !== null}
          onChange={(event) => setLabel(event.target.value)}
        />
      </div>
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy ? 'Creating…' : 'Create key'}
      </button>
      <p id="label-error" role="alert" className="field-error">
        {error}
      </p>
    </form>
  )
}
