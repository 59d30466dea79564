import { useEffect, useRef } from 'react'
import { sourceMessages as messages } from '../language/source-messages.ts'
import { activeDraft, type Draft, drafts } from '../state/drafts.ts'
import { changeSettings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { needsAttention } from './attention.ts'
import { CheckButton } from './check-button.tsx'
import { type SourceCheck, sourceCheckOf, sourceChecks } from './source-checks.ts'
import { SourcePlanText } from './source-plan-text.tsx'
import { SourceResultsView } from './source-results.tsx'
import { useSourcePlan } from './use-source-plan.ts'

/** What became of the sources of the draft, and what they say; nobody is asked until the writer says so. */
export function SourcesPanel() {
  const draft = useStore(drafts, activeDraft)
  return draft === null ? null : <Sources draft={draft} key={draft.id} />
}

function Sources({ draft }: { readonly draft: Draft }) {
  const check = useStore(sourceChecks, (all) => sourceCheckOf(all, draft.id))
  const { message, results, running } = check
  const isChecking = running !== null
  const plan = useSourcePlan(draft, !isChecking)
  const isOlder = results !== null && results.doc !== draft.doc && !results.doc.eq(draft.doc)
  const mayCheck = plan?.kind === 'plan' && plan.isOn && plan.hosts > 0
  const { button, turnOn } = useTurnOn(mayCheck)
  const isPlanShown = !isChecking && (results === null || isOlder || !mayCheck)
  return (
    <div className="panel-stack">
      {results === null && <p className="small soft">{messages.intro}</p>}
      {isPlanShown && (
        <SourcePlanText plan={plan} draft={draft} isShort={results !== null} turnOn={turnOn} />
      )}
      {isOlder && <p className="notice small">{messages.older}</p>}
      {(mayCheck || isChecking) && (
        <CheckButton
          draft={draft.id}
          running={running}
          hasResults={results !== null}
          isWanted={results === null || isOlder}
          button={button}
        />
      )}
      <p role="status" className={`small source-status ${statusLook(check)}`}>
        {isChecking ? messages.checking : (message?.text ?? doneText(results))}
      </p>
      {results !== null && <SourceResultsView draft={draft.id} results={results} />}
    </div>
  )
}

/** Switches sources on; the focus goes to the button that this brings. */
function useTurnOn(mayCheck: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    if (!mayCheck || !isAsked.current) return
    isAsked.current = false
    button.current?.focus()
  }, [mayCheck])
  const turnOn = (): void => {
    isAsked.current = true
    void changeSettings({ checksSources: true })
  }
  return { button, turnOn }
}

function statusLook({ message, results, running }: SourceCheck): string {
  if (running !== null) return ''
  if (message?.hasFailed === true) return 'notice is-error'
  return message === null && results?.isUnanswered === true ? 'notice' : ''
}

function doneText(results: SourceCheck['results']): string {
  if (results === null) return ''
  const { isUnanswered, rows } = results
  return isUnanswered
    ? messages.unanswered
    : messages.done(rows.length, rows.filter(needsAttention).length)
}
