import {
  actionMeaning,
  cannotJudge,
  confidenceMeanings,
  decisionLabel,
  isUnjudged,
  primaryReasonLabels,
  scoreText,
  specificLimitations,
} from '@content-trust/engine/report'
import type { RefObject } from 'react'
import { capital } from '../words.ts'
import type { Outcome, WireResult } from './outcome.ts'
import { ScoreRows } from './score-rows.tsx'

interface ResultPanelProps {
  readonly outcome: Outcome | null
  readonly isScoring: boolean
  /** Gets the focus when a result arrives. */
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** The decision and what it is based on. Before the first score the same rows are empty. */
export function ResultPanel({ outcome, isScoring, heading }: ResultPanelProps) {
  const result = outcome?.result ?? null
  const limitations = result?.limitations ?? []
  // A limitation that the decision already states is not repeated.
  const said = result !== null && isUnjudged(result) ? cannotJudge(limitations) : undefined
  const notes = specificLimitations(limitations).filter((note) => note !== said)
  // A decision with low confidence must not look like a verdict.
  const tone = result === null || result.confidence === 'low' ? 'none' : result.recommended_action
  return (
    <aside className="desk-result" aria-label="Result" aria-busy={isScoring}>
      <div className="decision" data-action={tone}>
        <p className="small soft">Decision</p>
        <h2 ref={heading} tabIndex={-1}>
          {result === null ? 'Not scored yet' : capital(decisionLabel(result))}
        </h2>
        <p>{meaningOf(result)}</p>
        <dl className="decision-facts">
          <Fact
            name="Main reason"
            value={result === null ? '–' : capital(primaryReasonLabels[result.primary_reason])}
          />
          <Fact name="Risk level" value={result === null ? '–' : capital(result.risk_level)} />
          <Fact
            name="Confidence"
            value={
              result === null
                ? '–'
                : `${capital(result.confidence)}: ${confidenceMeanings[result.confidence]}`
            }
          />
          <Fact
            name="Trust score"
            value={result === null ? '–' : `${scoreText(result.content_trust_score)} of 1`}
          />
        </dl>
        <p className="edited-note small" role="status">
          {outcome?.isEdited === true && 'The draft has changed since it was scored.'}
        </p>
      </div>
      <ScoreRows result={result} />
      {notes.length > 0 && (
        <ul className="notice small result-notes" aria-label="Limits of this result">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {result !== null && result.recommended_fixes.length > 0 && (
        <div className="fixes">
          <h2>What to fix first</h2>
          <ol>
            {result.recommended_fixes.map((fix) => (
              <li key={fix}>{fix}</li>
            ))}
          </ol>
        </div>
      )}
    </aside>
  )
}

function meaningOf(result: WireResult | null): string {
  if (result === null) return 'It follows from the risk level and the intended use.'
  return actionMeaning(result)
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figures">{value}</dd>
    </div>
  )
}
