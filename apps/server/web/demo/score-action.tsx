import { counted, wait } from '../words.ts'
import type { Demo } from './use-demo.ts'

interface ScoreActionProps {
  readonly demo: Demo
  /** Scores an hour, shown until the service states how many are left. */
  readonly limit: string
  readonly type: 'submit' | 'button'
}

/** The button that scores, the calls left this hour, and the error of the last call. */
export function ScoreAction({ demo, limit, type }: ScoreActionProps) {
  const { isScoring, error } = demo
  return (
    <div className="score-action">
      <button
        type={type}
        className="button is-primary"
        aria-disabled={isScoring}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={type === 'button' ? () => void demo.score() : undefined}
      >
        {isScoring ? 'Scoring…' : demo.outcome === null ? 'Score the draft' : 'Score again'}
      </button>
      <p className="field-note figures">{allowanceText(demo, limit)}</p>
      <div id="draft-error" role="alert" className="score-error">
        {error !== null && <p className="notice is-error">{error}</p>}
      </div>
    </div>
  )
}

function allowanceText({ allowance }: Demo, limit: string): string {
  if (allowance === null) return `Free, without an account. ${limit} scores an hour.`
  const { left, resetSeconds } = allowance
  if (left > 0) return `${left} of ${counted(allowance.limit, 'score')} left this hour.`
  return `No scores left. The next one in ${wait(resetSeconds)}.`
}
