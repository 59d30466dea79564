import {
  actionMeaning,
  decisionLabel,
  isUnjudged,
  primaryReasonLabels,
} from '@content-trust/engine/report'
import type { ReactNode } from 'react'
import { editingMessages } from '../language/editing-messages.ts'
import type { Analysis } from '../state/analyses.ts'
import { capitalize } from '../ui/capitalize.ts'
import { Trend } from './trend.tsx'

const { decision: messages } = editingMessages

interface DecisionProps {
  readonly analysis: Analysis
  /** What is at the end of its first line. */
  readonly children?: ReactNode
}

/** The decision with its reason; a draft that says too little gets none. */
export function Decision({ analysis, children }: DecisionProps) {
  const { result } = analysis
  const isShort = result?.primary_reason === 'insufficient_text'
  const isOpen = isShort || (result !== null && isUnjudged(result))
  // A decision on little ground must not look like a verdict.
  const tone = result === null || result.confidence === 'low' ? 'none' : result.recommended_action
  return (
    <section className="decision" data-action={tone} aria-label={messages.name}>
      <p className="decision-head">
        <span className="small soft">{messages.name}</span>
        <span className="small soft decision-level">
          {result === null || isOpen ? '' : capitalize(messages.risk(result.risk_level))}
        </span>
        {children}
      </p>
      <div className="decision-head">
        <h2>{headingOf(analysis, isShort)}</h2>
        <Trend trend={analysis.trend} />
      </div>
      <p className="small decision-reason">{reasonOf(analysis, isShort)}</p>
      <Gate analysis={analysis} />
    </section>
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

function headingOf({ result, status }: Analysis, isShort: boolean): string {
  if (status === 'failed') return messages.notScored
  if (status === 'unchecked') return editingMessages.draftSettings.unchecked
  if (result === null) return status === 'scoring' ? messages.scoring : messages.noDraft
  if (isShort) return messages.short
  return capitalize(decisionLabel(result))
}

function reasonOf({ result, status, message }: Analysis, isShort: boolean): string {
  if (status === 'failed' || status === 'unchecked') return message
  if (result === null) return messages.open
  if (isShort) return messages.shortText
  // The engine's own sentence is the reason.
  if (isUnjudged(result)) return actionMeaning(result)
  return `${actionMeaning(result)} ${messages.reason(primaryReasonLabels[result.primary_reason])}`
}
