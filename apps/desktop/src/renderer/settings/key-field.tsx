import { useEffect, useId, useState } from 'react'
import type { CallInputs, CallOutputs } from '../../shared/ipc.ts'
import { messages } from '../language/messages.ts'
import { valueOrNotice } from '../state/api.ts'

const text = messages.settings

interface KeyFieldProps {
  readonly label: string
  readonly of: CallInputs['getKey']['of']
  /** Where the key is for. */
  readonly address: string
}

/** A key: it can be set and forgotten here, and never read. */
export function KeyField({ label, of, address }: KeyFieldProps) {
  const id = useId()
  const [state, setState] = useState<CallOutputs['getKey'] | null>(null)
  const [key, setKey] = useState('')
  useEffect(() => {
    void valueOrNotice(window.api.getKey({ of })).then(setState)
  }, [of])
  if (state === null) return null
  if (!state.isAvailable) return <p className="notice is-error small">{text.noKeychain}</p>
  const keep = async (): Promise<void> => {
    if (key === '') return
    const kept = await valueOrNotice(window.api.setKey({ of, key, address }))
    if (kept === null) return
    setState(kept)
    setKey('')
  }
  const forget = async (): Promise<void> =>
    setState(await valueOrNotice(window.api.clearKey({ of })))
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="key-row">
        <input
          id={id}
          type="password"
          autoComplete="off"
          value={key}
          aria-describedby={`${id}-note`}
          onChange={(event) => setKey(event.target.value)}
        />
        <button
          type="button"
          className="button is-small"
          aria-disabled={key === ''}
          onClick={() => void keep()}
        >
          {text.keyStore}
        </button>
        {state.isSet && (
          <button type="button" className="button is-small" onClick={() => void forget()}>
            {text.keyClear}
          </button>
        )}
      </div>
      <p id={`${id}-note`} className="field-note">
        {stateText(state, address)} {text.keyNote}
      </p>
    </div>
  )
}

function stateText({ origin }: CallOutputs['getKey'], address: string): string {
  if (origin === null) return text.keyNone
  return new URL(address).origin === origin ? text.keySet(origin) : text.keyOther(origin)
}
