import { useEffect, useId, useRef, useState } from 'react'
import { type ClauseReading, LONGEST_POLICY } from '../../shared/ipc/policies.ts'
import { editingMessages } from '../language/editing-messages.ts'
import { policyMessages as messages } from '../language/policy-messages.ts'
import type { Analysis } from '../state/analyses.ts'
import { changeSettings, settings } from '../state/settings.ts'
import { FileClauses } from './file-clauses.tsx'
import { PolicyOutcome } from './policy-outcome.tsx'

const PAUSE_MS = 400

/** A policy in plain words with how it is read, and the clauses of policy files beside it. */
export function PolicyBox({ analysis }: { readonly analysis: Analysis }) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const origin = analysis.settings?.origins['custom_policy']
  const [text, setText] = useState(() => settings.get().customPolicy)
  useEffect(() => {
    if (text === settings.get().customPolicy) return
    const timer = window.setTimeout(() => void changeSettings({ customPolicy: text }), PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [text])
  const shown = origin === undefined ? text : (analysis.settings?.context.custom_policy ?? '')
  const reword = ({ start, end, reworded }: ClauseReading): void => {
    if (box.current === null || reworded === null) return
    box.current.focus()
    box.current.setRangeText(reworded, start, end, 'end')
    setText(box.current.value)
  }
  return (
    <div className="field policy-box">
      <label htmlFor={id}>{messages.name}</label>
      <textarea
        ref={box}
        id={id}
        rows={2}
        maxLength={LONGEST_POLICY}
        value={shown}
        readOnly={origin !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => setText(event.target.value)}
      />
      <PolicyOutcome
        policy={shown}
        analysis={analysis}
        onReword={origin === undefined ? reword : null}
      />
      <p id={`${id}-note`} className="field-note">
        {origin === undefined ? messages.note : editingMessages.draftSettings.from(origin)}
      </p>
      <FileClauses analysis={analysis} />
    </div>
  )
}
