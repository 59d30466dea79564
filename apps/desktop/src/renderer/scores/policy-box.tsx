import { specificLimitations } from '@content-trust/engine/report'
import { useEffect, useId, useState } from 'react'
import { selectMark } from '../editor/go-to-mark.ts'
import { editingMessages } from '../language/editing-messages.ts'
import type { Analysis } from '../state/analyses.ts'
import { changeSettings, settings } from '../state/settings.ts'

const { scores: messages } = editingMessages
const PAUSE_MS = 400
/** What the schema of a context takes. */
const LONGEST_POLICY = 2000

/** A policy in plain words, with what it meets in the draft and what of it was not understood. */
export function PolicyBox({ analysis }: { readonly analysis: Analysis }) {
  const id = useId()
  const origin = analysis.settings?.origins['custom_policy']
  const [text, setText] = useState(() => settings.get().customPolicy)
  useEffect(() => {
    if (text === settings.get().customPolicy) return
    const timer = window.setTimeout(() => void changeSettings({ customPolicy: text }), PAUSE_MS)
    return () => window.clearTimeout(timer)
  }, [text])
  return (
    <div className="field policy-box">
      <label htmlFor={id}>{messages.policy}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={LONGEST_POLICY}
        value={origin === undefined ? text : (analysis.settings?.context.custom_policy ?? '')}
        readOnly={origin !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => setText(event.target.value)}
      />
      {(text.trim() !== '' || origin !== undefined) && <PolicyOutcome analysis={analysis} />}
      <p id={`${id}-note`} className="field-note">
        {origin === undefined ? messages.policyNote : editingMessages.draftSettings.from(origin)}
      </p>
    </div>
  )
}

function PolicyOutcome({ analysis }: { readonly analysis: Analysis }) {
  const { result, findings, marks } = analysis
  if (result === null) return null
  const notUnderstood = specificLimitations(result.limitations).filter((text) =>
    text.includes('policy clause'),
  )
  const matches = findings.flatMap((finding, index) =>
    finding.rule === 'policy'
      ? [{ finding, mark: marks.find((mark) => mark.finding === index) }]
      : [],
  )
  return (
    <div role="status">
      {notUnderstood.map((limitation) => (
        <p key={limitation} className="field-error">
          {limitation}
        </p>
      ))}
      {matches.length > 0 && <p>{messages.policyMatches(matches.length)}</p>}
      {matches.length === 0 && notUnderstood.length === 0 && (
        <p className="soft">{messages.policyNone}</p>
      )}
      <ul className="cost-list">
        {matches.map(({ finding, mark }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two clauses may meet the same words.
          <li key={index}>
            <button
              type="button"
              disabled={mark === undefined}
              onClick={() => {
                if (mark !== undefined) selectMark(mark)
              }}
            >
              <span className="cost-quote" dir="auto">
                {finding.quote}
              </span>
              <span className="soft">{finding.explanation}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
