import { useEffect, useId, useState } from 'react'
import type { CallOutputs } from '../../shared/ipc.ts'
import { valueOrNotice } from '../app/api.ts'
import { words } from '../language/words.ts'

const text = words.settings

/** The key of a server: it can be set and forgotten here, and never read. */
export function ServerKey({ address }: { readonly address: string }) {
  const id = useId()
  const [state, setState] = useState<CallOutputs['getServerKey'] | null>(null)
  const [key, setKey] = useState('')
  useEffect(() => {
    void valueOrNotice(window.api.getServerKey({})).then(setState)
  }, [])
  if (state === null) return null
  if (!state.isAvailable) return <p className="notice is-error small">{text.noKeychain}</p>
  const keep = async (): Promise<void> => {
    if (key === '') return
    setState(await valueOrNotice(window.api.setServerKey({ key, address })))
    setKey('')
  }
  const forget = async (): Promise<void> =>
    setState(await valueOrNotice(window.api.clearServerKey({})))
  return (
    <div className="field">
      <label htmlFor={id}>{text.key}</label>
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

function stateText({ origin }: CallOutputs['getServerKey'], address: string): string {
  if (origin === null) return text.keyNone
  return new URL(address).origin === origin ? text.keySet(origin) : text.keyOther(origin)
}
