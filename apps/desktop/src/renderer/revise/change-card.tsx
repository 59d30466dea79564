import type { Text } from '@codemirror/state'
import { gainText } from '@content-trust/engine/report'
import type { Proposal } from '../../shared/analysis.ts'
import { showRange } from '../editor/select-range.ts'
import { gainMessages } from '../language/gain-messages.ts'
import { messages } from '../language/messages.ts'
import { acceptAnyway, acceptChanges } from './accept-changes.ts'
import { surroundingsOf } from './surroundings.ts'

interface ChangeCardProps {
  readonly draft: string
  /** The text that the change counts in. */
  readonly doc: Text
  readonly change: Proposal
  /** What the rule looks for, as a sentence. */
  readonly reason: string
  /** Whether the text is still the one that the change was made for. */
  readonly isCurrent: boolean
  skip(): void
}

/** One change: the text now and after it, what it is for, and what it does. */
export function ChangeCard({ draft, doc, change, reason, isCurrent, skip }: ChangeCardProps) {
  const { start, end, text, safety } = change
  const { before, gone, after } = surroundingsOf(doc, start, end)
  const keepsFacts = safety.status === 'passed'
  const accept = (): void => {
    if (!isCurrent) return
    if (keepsFacts) acceptChanges(draft, [change])
    else void acceptAnyway(draft, change)
  }
  return (
    <li className={keepsFacts ? 'change' : 'change is-broken'} aria-label={reason}>
      <p className="change-head small">
        <span>{reason}</span>
        <span className="change-verdict">
          {keepsFacts ? messages.revise.kept : messages.revise.broken}
        </span>
      </p>
      <div className="change-sides">
        <div>
          <p className="small soft">{messages.revise.now}</p>
          <p className="change-words" dir="auto">
            {before}
            <del>{gone}</del>
            {after}
          </p>
        </div>
        <div>
          <p className="small soft">{messages.revise.proposed}</p>
          <p className="change-words" dir="auto">
            {before}
            {text !== '' && <ins>{text}</ins>}
            {after}
          </p>
        </div>
      </div>
      {!keepsFacts && <p className="small change-reason">{safety.failure_reasons.join(' ')}</p>}
      <div className="change-foot">
        <span className="small soft figures change-effects">
          {change.gain === null ? gainMessages.gain.uncounted : gainText(change.gain)}
        </span>
        <button
          type="button"
          className="button is-small"
          aria-disabled={!isCurrent}
          onClick={accept}
        >
          {keepsFacts ? messages.revise.accept : messages.revise.acceptAnyway}
        </button>
        <button type="button" className="link-button small" onClick={() => showRange(start, end)}>
          {messages.revise.show}
        </button>
        <button type="button" className="link-button small" onClick={skip}>
          {messages.revise.skip}
        </button>
      </div>
    </li>
  )
}
