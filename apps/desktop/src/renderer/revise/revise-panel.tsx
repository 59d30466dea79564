import type { Text } from '@codemirror/state'
import { useState } from 'react'
import type { RevisionAnswer } from '../../shared/analysis.ts'
import { valueOrNotice } from '../app/api.ts'
import { useStore } from '../app/store.ts'
import { counted } from '../app/words.ts'
import { dispatchTo } from '../editor/sessions.ts'
import { activeDraft, type Draft, drafts } from '../files/drafts.ts'
import { scoringInput } from '../scores/scoring-input.ts'

interface Proposal {
  readonly draft: string
  /** The words that the edits count in. */
  readonly doc: Text
  readonly revision: RevisionAnswer
}

/** Proposes edits that keep every fact, and makes them as one step. */
export function RevisePanel() {
  const draft = useStore(drafts, activeDraft)
  const [proposal, setProposal] = useState<Proposal | null>(null)
  if (draft === null) return null
  const propose = async (): Promise<void> => {
    const { id, doc } = draft
    const revision = await valueOrNotice(window.api.reviseDraft(scoringInput(draft)))
    if (revision !== null) setProposal({ draft: id, doc, revision })
  }
  const isCurrent = proposal?.draft === draft.id && proposal.doc === draft.doc
  return (
    <div className="panel-stack">
      <button type="button" className="button is-small" onClick={() => void propose()}>
        Propose changes
      </button>
      {isCurrent && <Proposals draft={draft} revision={proposal.revision} />}
    </div>
  )
}

function Proposals({
  draft,
  revision,
}: {
  readonly draft: Draft
  readonly revision: RevisionAnswer
}) {
  const { edits, refused, safety } = revision
  const isSafe = safety.status === 'passed'
  const accept = (): void =>
    dispatchTo(draft.id, {
      changes: edits.map(({ start, end, text }) => ({ from: start, to: end, insert: text })),
      userEvent: 'input.revise',
    })
  return (
    <>
      {edits.length === 0 ? (
        <p className="soft">No change helps this draft without a loss.</p>
      ) : (
        <p className={isSafe ? 'notice is-good small' : 'notice is-error small'}>
          {isSafe ? 'No fact of the draft changes.' : safety.failure_reasons.join(' ')}
        </p>
      )}
      {edits.length > 0 && (
        <ul className="change-list">
          {edits.map(({ start, end, text, rule }) => (
            <li key={start}>
              <del>{draft.doc.sliceString(start, end)}</del>{' '}
              <ins>{text === '' ? 'nothing' : text}</ins>
              <span className="small soft"> {rule}</span>
            </li>
          ))}
        </ul>
      )}
      {isSafe && edits.length > 0 && (
        <button type="button" className="button is-primary is-small" onClick={accept}>
          Make {counted(edits.length, 'change')}
        </button>
      )}
      {refused.length > 0 && (
        <details className="small">
          <summary>{counted(refused.length, 'proposal')} not made</summary>
          <ul className="change-list">
            {refused.map(({ start, end, reason }) => (
              <li key={`${start} ${reason}`}>
                “{draft.doc.sliceString(start, end)}”: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
