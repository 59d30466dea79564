import { useEffect, useState } from 'react'
import type { ClauseReading } from '../../shared/ipc/policies.ts'
import { policyMessages as messages } from '../language/policy-messages.ts'
import type { Analysis } from '../state/analyses.ts'
import { ClauseItem } from './clause-item.tsx'
import { type PolicyReading, usePolicyReading } from './use-policy-reading.ts'

interface PolicyOutcomeProps {
  readonly policy: string
  readonly analysis: Analysis
  /** Writes a reworded clause; null where the policy is set elsewhere. */
  readonly onReword: ((clause: ClauseReading) => void) | null
}

/** How the clauses of a policy are read while it is written, and what each met in the draft. */
export function PolicyOutcome({ policy, analysis, onReword }: PolicyOutcomeProps) {
  const reading = usePolicyReading(policy)
  const { clauses } = reading
  return (
    <div className="policy-outcome">
      <ReadingSummary reading={reading} />
      {clauses.length > 0 && (
        <ol className="clause-list" aria-label={messages.list}>
          {clauses.map((clause) => (
            <ClauseItem
              key={`${clause.start} ${clause.text}`}
              clause={clause}
              analysis={analysis}
              // What was typed since has moved the clauses.
              onReword={reading.policy === policy ? onReword : null}
            />
          ))}
        </ol>
      )}
      <DraftSummary analysis={analysis} reading={reading} />
    </div>
  )
}

/** Milliseconds after which a screen reader is told, so that it does not speak between words. */
const QUIET_MS = 1000

/** How many clauses were understood, or that none could be read; told to screen readers once the writer rests. */
function ReadingSummary({ reading: { clauses, hasFailed } }: { readonly reading: PolicyReading }) {
  const understood =
    clauses.length === 0 ? '' : messages.summary(clauses.map(({ reading }) => reading))
  const summary = hasFailed ? messages.failed : understood
  const [told, setTold] = useState('')
  useEffect(() => {
    const timer = window.setTimeout(() => setTold(summary), QUIET_MS)
    return () => window.clearTimeout(timer)
  }, [summary])
  return (
    <>
      {summary !== '' && <p className={hasFailed ? 'field-error' : 'soft'}>{summary}</p>}
      <p role="status" className="hidden-text">
        {told}
      </p>
    </>
  )
}

interface DraftSummaryProps {
  readonly analysis: Analysis
  readonly reading: PolicyReading
}

/** How often the draft that was scored last meets the policy. */
function DraftSummary({ analysis: { result, findings }, reading }: DraftSummaryProps) {
  if (result === null || reading.clauses.length === 0) return null
  const found = findings.filter(({ clause }) => clause?.id === null).length
  const isWhole = reading.clauses.every((clause) => clause.reading === 'whole')
  const unmet = result.limitations.filter((text) => text.startsWith('Nothing was found for these'))
  return (
    <>
      {found > 0 && <p>{messages.matches(found)}</p>}
      {found === 0 && isWhole && <p className="soft">{messages.none}</p>}
      {unmet.map((text) => (
        <p key={text} className="soft">
          {text}
        </p>
      ))}
    </>
  )
}
