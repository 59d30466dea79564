import { useId, useState } from 'react'
import type { CallOutputs } from '../../shared/ipc.ts'
import { modelNameSchema, serverAddressSchema } from '../../shared/settings.ts'
import { messages } from '../language/messages.ts'
import { valueOrNotice } from '../state/api.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { ConnectionAnswer } from './connection-answer.tsx'
import { Switch } from './fields.tsx'
import { KeyField } from './key-field.tsx'

const { setting: text } = messages.rewrite

/** Whether a language model may be asked for rewrites, and which one. */
export function RewriterSettings() {
  const rewriter = useStore(settings, (state) => state.rewriter)
  const [isShown, setIsShown] = useState(rewriter?.isOn === true)
  const turn = (isOn: boolean): void => {
    setIsShown(isOn)
    if (rewriter !== null) void changeSettings({ rewriter: { ...rewriter, isOn } })
  }
  return (
    <>
      <Switch label={text.switch} isOn={isShown} onChange={turn} />
      <p className="field-note">{isShown ? text.note : text.offNote}</p>
      {isShown && <Model />}
    </>
  )
}

function Model() {
  const used = useStore(settings, (state) => state.rewriter)
  const [address, setAddress] = useState(used?.address ?? '')
  const [model, setModel] = useState(used?.model ?? '')
  const [answer, setAnswer] = useState<CallOutputs['testRewriter'] | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const isGoodAddress = serverAddressSchema.safeParse(address).success
  const isGood = isGoodAddress && modelNameSchema.safeParse(model).success
  const isUsed = used?.isOn === true && used.address === address && used.model === model
  const test = async (): Promise<void> => {
    if (!isGood || isAsking) return
    setIsAsking(true)
    setAnswer(await valueOrNotice(window.api.testRewriter({ address, model })))
    setIsAsking(false)
  }
  return (
    <>
      <Line
        label={text.address}
        value={address}
        hint={text.addressHint}
        note={text.addressNote}
        problem={address !== '' && !isGoodAddress ? text.addressBad : ''}
        onChange={(next) => {
          setAddress(next.trim())
          setAnswer(null)
        }}
      />
      <Line
        label={text.model}
        value={model}
        onChange={(next) => {
          setModel(next)
          setAnswer(null)
        }}
      />
      {isGoodAddress && <KeyField label={text.key} of="rewriter" address={address} />}
      <p className="button-row">
        <button
          type="button"
          className="button is-small is-primary"
          aria-disabled={!isGood || isUsed}
          onClick={() => {
            if (isGood) void changeSettings({ rewriter: { isOn: true, address, model } })
          }}
        >
          {text.use}
        </button>
        <button
          type="button"
          className="button is-small"
          aria-disabled={!isGood || isAsking}
          onClick={() => void test()}
        >
          {isAsking ? messages.settings.testing : messages.settings.test}
        </button>
      </p>
      <p className="field-note">
        {isUsed && text.used(new URL(address).host)} {text.testNote}
      </p>
      <ConnectionAnswer isGood={answer?.isReady === true} message={answer?.message ?? null} />
    </>
  )
}

interface LineProps {
  readonly label: string
  readonly value: string
  readonly hint?: string
  readonly note?: string
  readonly problem?: string
  onChange(value: string): void
}

function Line({ label, value, hint, note, problem = '', onChange }: LineProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={hint}
        value={value}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-note`} className={problem === '' ? 'field-note' : 'field-error'}>
        {problem === '' ? note : problem}
      </p>
    </div>
  )
}
