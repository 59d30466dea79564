import { capital, whyUnjudged } from '@content-trust/design'
import {
  actionMeaning,
  primaryReasonLabels,
  trustNote,
  verdictOf,
  verdictTone,
} from '@content-trust/engine/report'
import type { TextResult } from '@content-trust/engine/schema'
import type { ReactNode } from 'react'
import { editingMessages } from '../language/editing-messages.ts'
import type { Analysis } from '../state/analyses.ts'
import { Trend } from './trend.tsx'

const { decision: messages } = editingMessages

interface DecisionProps {
  readonly analysis: Analysis
  /** Whether the reason is a sentence of its own, instead of words in the line of the decision. */
  readonly isOpen: boolean
  /** What is at the end of its line. */
  readonly children?: ReactNode
}

/** The decision with its reason; a draft that says too little gets none. */
export function Decision({ analysis, isOpen, children }: DecisionProps) {
  const { result } = analysis
  const isDecided = result !== null && verdictOf(result).state === 'decided'
  // A decision on little ground must not look like a verdict.
  const tone = result === null ? 'none' : verdictTone(result)
  const isLine = isDecided && !isOpen
  return (
    <section className="decision" data-action={tone} aria-label={messages.name}>
      <div className="decision-head">
        <h2>{headingOf(analysis)}</h2>
        {isLine && <p className="small soft decision-why">{whyOf(result)}</p>}
        {!isLine && <span className="decision-why" />}
        {isOpen && (
          <Trend trend={analysis.trend} note={result === null ? null : trustNote(result)} />
        )}
        {children}
      </div>
      {!isLine && <p className="small decision-reason">{reasonOf(analysis)}</p>}
      {isOpen && isDecided && (
        <p className="small soft">{capital(messages.risk(result.risk_level))}</p>
      )}
      <Gate analysis={analysis} />
    </section>
  )
}

/** The reason in the line of the decision; readers of the screen hear what it is. */
function whyOf(result: TextResult): ReactNode {
  const reason = primaryReasonLabels[result.primary_reason]
  return (
    <>
      <span className="hidden-text">{messages.reasonName} </span>
      <span title={`${actionMeaning(result)} ${messages.reason(reason)}`}>{reason}</span>
    </>
  )
}

/** Whether the draft fails the gate that the settings of its folder name. */
function Gate({ analysis: { settings } }: { readonly analysis: Analysis }) {
  const failure = settings?.gateFailure ?? null
  if (failure === null) return null
  const { gateLevel, gateRules } = editingMessages.draftSettings
  return (
    <p className="small decision-gate">
      {failure.failOn === null ? gateRules(failure.rules) : gateLevel(failure.failOn)}
    </p>
  )
}

function headingOf({ result, status }: Analysis): string {
  if (status === 'failed') return messages.notScored
  if (status === 'unchecked') return editingMessages.draftSettings.unchecked
  if (result === null) return status === 'scoring' ? messages.scoring : messages.noDraft
  return capital(verdictOf(result).label)
}

function reasonOf({ result, status, message }: Analysis): string {
  if (status === 'failed' || status === 'unchecked') return message
  if (result === null) return messages.open
  const unjudged = whyUnjudged(result)
  if (unjudged !== null) return unjudged
  return `${actionMeaning(result)} ${messages.reason(primaryReasonLabels[result.primary_reason])}`
}
