import { countCharacters } from '@content-trust/playground'
import type { Demo } from './use-demo.ts'
import { describeAllowance, describeLength } from './words-of-demo.ts'

interface ScoreActionProps {
  readonly demo: Demo
  /** Scores an hour, shown until the service states how many are left. */
  readonly limit: string
  readonly type: 'submit' | 'button'
}

/** The button that scores, where that happens, and why the last score failed. */
export function ScoreAction({ demo, limit, type }: ScoreActionProps) {
  const { isScoring, error, by, outcome } = demo
  const label = by === 'service' && outcome !== null ? 'Score again' : 'Score the draft'
  return (
    <div className="score-action">
      <button
        type={type}
        className="button is-primary"
        aria-disabled={isScoring}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onClick={type === 'button' ? () => void demo.score() : undefined}
      >
        {isScoring ? 'Scoring…' : label}
      </button>
      <p className="field-note figures">{noteOf(demo, limit)}</p>
      <div id="draft-error" role="alert" className="score-error">
        {error !== null && <p className="notice is-error">{error}</p>}
      </div>
    </div>
  )
}

function noteOf({ by, allowance, outcome, text }: Demo, limit: string): string {
  const isAwaited = outcome === null && describeLength(countCharacters(text), by) === null
  if (by === 'page' && isAwaited) return 'Loading the scorer: about 1 MB, once.'
  if (by === 'page') return 'Free, as often as you like: the scorer runs in this page.'
  return `Your browser could not run the scorer, so your draft is sent to this service, which stores nothing. ${describeAllowance(allowance, limit)}`
}
