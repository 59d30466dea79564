import { actionLabels, actionMeaning, primaryReasonLabels } from '@content-trust/engine/report'
import type { ReactNode } from 'react'
import { capital } from '../app/words.ts'
import type { Analysis } from './analysis.ts'
import { Trend } from './trend.tsx'

interface DecisionProps {
  readonly analysis: Analysis
  /** What stands at the end of its first line. */
  readonly children?: ReactNode
}

/** The decision with its reason; a draft that says too little gets none. */
export function Decision({ analysis, children }: DecisionProps) {
  const { result } = analysis
  const isShort = result?.primary_reason === 'insufficient_text'
  // A decision on little ground must not look like a verdict.
  const tone = result === null || result.confidence === 'low' ? 'none' : result.recommended_action
  return (
    <section className="decision" data-action={tone} aria-label="Decision">
      <p className="decision-head">
        <span className="small soft">Decision</span>
        <span className="small soft decision-level">
          {result === null || isShort ? '' : capital(`${result.risk_level} risk`)}
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
  if (status === 'failed') return 'Not scored'
  if (result === null) return status === 'scoring' ? 'Scoring…' : 'No draft'
  return isShort ? 'Not enough text' : capital(actionLabels[result.recommended_action])
}

function reasonOf({ result, status, message }: Analysis, isShort: boolean): string {
  if (status === 'failed') return message
  if (result === null) return 'Open a draft to see what is risky in it.'
  if (isShort) return 'Write a few more sentences; the scores are made for 70 words or more.'
  return `${actionMeaning(result)} Main reason: ${primaryReasonLabels[result.primary_reason]}.`
}
