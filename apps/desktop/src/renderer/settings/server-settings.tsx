import { useEffect, useId, useState } from 'react'
import type { CallOutputs } from '../../shared/ipc.ts'
import { serverAddressSchema } from '../../shared/settings.ts'
import { messages } from '../language/messages.ts'
import { valueOrNotice } from '../state/api.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { ConnectionAnswer } from './connection-answer.tsx'
import { Choice } from './fields.tsx'
import { KeyField } from './key-field.tsx'

const text = messages.settings
const places = ['local', 'remote'] as const

/** Where drafts are scored: on this computer, or on a server that the user names. */
export function ServerSettings() {
  const engine = useStore(settings, (state) => state.engine)
  const [place, setPlace] = useState<(typeof places)[number]>(
    engine.kind === 'local' ? 'local' : 'remote',
  )
  const choose = (next: 'local' | 'remote'): void => {
    setPlace(next)
    if (next === 'local') void changeSettings({ engine: { kind: 'local' } })
  }
  return (
    <>
      <Choice
        label={text.where}
        value={place}
        values={places}
        labels={{ local: text.local, remote: text.remote }}
        onChange={choose}
      />
      <p className="field-note">{place === 'local' ? text.localNote : text.remoteNote}</p>
      {place === 'remote' && <Server used={engine.kind === 'server' ? engine.address : ''} />}
    </>
  )
}

function Server({ used }: { readonly used: string }) {
  const id = useId()
  const [address, setAddress] = useState(used)
  const [answer, setAnswer] = useState<CallOutputs['testServer'] | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  useEffect(() => setAddress(used), [used])
  const isGood = serverAddressSchema.safeParse(address).success
  const test = async (): Promise<void> => {
    if (!isGood) return
    setIsAsking(true)
    setAnswer(await valueOrNotice(window.api.testServer({ address })))
    setIsAsking(false)
  }
  const use = async (): Promise<void> => {
    if (!isGood || isAsking) return
    setIsAsking(true)
    await changeSettings({ engine: { kind: 'server', address } })
    setIsAsking(false)
    // The main process asks first, and the writer may say no.
    const { engine } = settings.get()
    setIsRefused(engine.kind !== 'server' || engine.address !== address)
  }
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{text.address}</label>
        <input
          id={id}
          type="url"
          placeholder="https://"
          value={address}
          aria-invalid={address !== '' && !isGood}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setAddress(event.target.value.trim())
            setAnswer(null)
            setIsRefused(false)
          }}
        />
        <p id={`${id}-note`} className="field-error">
          {address !== '' && !isGood ? text.addressBad : ''}
        </p>
      </div>
      {isGood && <KeyField label={text.key} of="server" address={address} />}
      <p className="button-row">
        <button
          type="button"
          className="button is-small is-primary"
          aria-disabled={!isGood || isAsking || address === used}
          onClick={() => void use()}
        >
          {text.useServer}
        </button>
        <button
          type="button"
          className="button is-small"
          aria-disabled={!isGood || isAsking}
          onClick={() => void test()}
        >
          {isAsking ? text.testing : text.test}
        </button>
      </p>
      <ConnectionAnswer isGood={answer?.status === 'ready'} message={answer?.message ?? null} />
      <p role="status" className={isRefused ? 'notice small' : ''}>
        {isRefused && (used === '' ? text.notSent : text.notSwitched(used))}
      </p>
    </>
  )
}
