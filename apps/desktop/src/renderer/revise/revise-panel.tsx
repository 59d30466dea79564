import { useEffect, useState } from 'react'
import type { Proposal } from '../../shared/analysis.ts'
import { gainMessages } from '../language/gain-messages.ts'
import { messages } from '../language/messages.ts'
import { RewriteBox } from '../rewrite/rewrite-box.tsx'
import { valueOrNotice } from '../state/api.ts'
import { activeDraft, type Draft, drafts } from '../state/drafts.ts'
import { useStore } from '../state/store.ts'
import { acceptChanges } from './accept-changes.ts'
import { ChangeCard } from './change-card.tsx'
import { useProposals } from './use-proposals.ts'

/** Changes that the rules propose, side by side with the text; the user takes each or leaves it. */
export function RevisePanel() {
  const draft = useStore(drafts, activeDraft)
  return draft === null ? null : <Changes draft={draft} key={draft.id} />
}

function Changes({ draft }: { readonly draft: Draft }) {
  const { list, doc, isCurrent, isLooking, look } = useProposals(draft)
  const reasons = useReasons()
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set())
  // A skipped change stays skipped while its text stays, wherever it moves.
  const nameOf = ({ rule, start, end, text }: Proposal): string =>
    [rule, text, list === null ? '' : doc.sliceString(start, end)].join('\n')
  const shown = (list ?? []).filter((change) => !skipped.has(nameOf(change)))
  const calm = shown.filter(({ isCalm, safety }) => isCalm && safety.status === 'passed')
  const hasSkipped = (list ?? []).length > shown.length
  return (
    <div className="panel-stack">
      <RewriteBox draft={draft} />
      <p className="small soft">{messages.revise.intro}</p>
      {!isCurrent && (
        <p className="revise-state">
          <button
            type="button"
            className="button is-small"
            aria-disabled={isLooking}
            onClick={() => void look()}
          >
            {isLooking ? messages.revise.looking : messages.revise.look}
          </button>
        </p>
      )}
      {isCurrent && list?.length === 0 && <p className="notice small">{messages.revise.none}</p>}
      {shown.length > 0 && (
        <div className="revise-all">
          {calm.length > 0 && (
            <button
              type="button"
              className="button is-small is-primary"
              aria-disabled={!isCurrent}
              onClick={() => isCurrent && acceptChanges(draft.id, calm)}
            >
              {messages.revise.acceptAll(calm.length)}
            </button>
          )}
          <p className="small soft">
            {calm.length > 0 ? messages.revise.someSafe : messages.revise.noneSafe}{' '}
            {shown.length > 1 && gainMessages.gain.order}
          </p>
        </div>
      )}
      <ul className="changes" aria-busy={!isCurrent}>
        {shown.map((change) => (
          <ChangeCard
            key={`${change.start} ${change.rule}`}
            draft={draft.id}
            doc={doc}
            change={change}
            reason={reasons.get(change.rule) ?? change.rule}
            isCurrent={isCurrent}
            skip={() => setSkipped(new Set([...skipped, nameOf(change)]))}
          />
        ))}
      </ul>
      {hasSkipped && (
        <p className="small soft">
          {messages.revise.skipped((list ?? []).length - shown.length)}{' '}
          <button type="button" className="link-button" onClick={() => setSkipped(new Set())}>
            {messages.revise.bringBack}
          </button>
        </p>
      )}
    </div>
  )
}

/** What each rule looks for, by its id. */
function useReasons(): ReadonlyMap<string, string> {
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    void valueOrNotice(window.api.listRules({})).then((answer) => {
      if (answer !== null) setReasons(new Map(answer.rules.map(({ id, summary }) => [id, summary])))
    })
  }, [])
  return reasons
}
