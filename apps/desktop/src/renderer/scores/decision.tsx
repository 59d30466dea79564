import {
  actionMeaning,
  decisionLabel,
  isUnjudged,
  primaryReasonLabels,
} from '@content-trust/engine/report'
import type { ReactNode } from 'react'
import { capital } from '../ui/capitalize.ts'
import { editingWords } from '../language/editing-messages.ts'
import type { Analysis } from '../state/analyses.ts'
import { Trend } from './trend.tsx'

const { decision: words } = editingWords

interface DecisionProps {
  readonly analysis: Analysis
  /** What stands at the end of its first line. */
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
    <section className="decision" data-action={tone} aria-label={words.name}>
      <p className="decision-head">
        <span className="small soft">{words.name}</span>
        <span className="small soft decision-level">
          {result === null || isOpen ? '' : capital(words.risk(result.risk_level))}
        </span>
        {children}
      </p>
      <div className="decision-head">
        <h2>{headingOf(analysis, isShort)}</h2>
        <Trend trend={analysis.trend} />
      </div>
      <p className="small decision-reason">{reasonOf(analysis, isShort)}</p>
    </section>
  )
}

function headingOf({ result, status }: Analysis, isShort: boolean): string {
  if (status === 'failed') return words.notScored
  if (result === null) return status === 'scoring' ? words.scoring : words.noDraft
  if (isShort) return words.short
  return capital(decisionLabel(result))
}

function reasonOf({ result, status, message }: Analysis, isShort: boolean): string {
  if (status === 'failed') return message
  if (result === null) return words.open
  if (isShort) return words.shortText
  // The engine's own sentence is the reason.
  if (isUnjudged(result)) return actionMeaning(result)
  return `${actionMeaning(result)} ${words.reason(primaryReasonLabels[result.primary_reason])}`
}
