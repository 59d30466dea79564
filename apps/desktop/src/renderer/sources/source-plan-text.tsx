import { MOST_SCORED } from '../../shared/analysis.ts'
import { sourceMessages as messages } from '../language/source-messages.ts'
import type { Draft } from '../state/drafts.ts'
import type { SourcePlan } from './use-source-plan.ts'

interface SourcePlanTextProps {
  readonly plan: SourcePlan | null
  readonly draft: Draft
  /** Whether results are below, which say the rest. */
  readonly isShort: boolean
  turnOn(): void
}

/** What a check would ask and send, and whether the settings let it; the switch where they don't. */
export function SourcePlanText({ plan, draft, isShort, turnOn }: SourcePlanTextProps) {
  if (plan === null) return null
  if (plan.kind === 'failed') return <p className="notice small">{plan.message}</p>
  const { isOn, references, setBy, withoutRegistry } = plan
  return (
    <>
      <p className="small">{plannedText(plan)}</p>
      {plan.hosts > 0 && <Hosts plan={plan} />}
      {withoutRegistry.length > 0 && (
        <p className="small soft">{messages.withoutRegistry(withoutRegistry)}</p>
      )}
      {draft.doc.length > MOST_SCORED && <p className="small soft">{messages.cut}</p>}
      {references > 0 && (!isShort || !isOn) && <Leaves isOpen={!isOn} />}
      {!isOn && <Off setBy={setBy} turnOn={turnOn} />}
      {isOn && setBy !== null && <p className="small soft">{messages.onBy(setBy)}</p>}
    </>
  )
}

type Planned = Extract<SourcePlan, { kind: 'plan' }>

function plannedText({ hosts, references }: Planned): string {
  if (references === 0) return messages.none
  return hosts === 0 ? messages.noHosts(references) : messages.plan(references, hosts)
}

function Hosts({ plan: { firstHosts, hosts } }: { readonly plan: Planned }) {
  const others = hosts - firstHosts.length
  return (
    <details className="small source-hosts">
      <summary>{messages.showHosts(hosts)}</summary>
      <ul>
        {firstHosts.map((host) => (
          <li key={host}>{host}</li>
        ))}
        {others > 0 && <li className="soft">{messages.moreHosts(others)}</li>}
      </ul>
    </details>
  )
}

/** What a check sends; open where it is still to be switched on. */
function Leaves({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <details className="small source-leaves" open={isOpen}>
      <summary>{messages.leaves.title}</summary>
      <ul>
        {messages.leaves.list.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p>{messages.leaves.rest}</p>
    </details>
  )
}

/** A value that a file sets is changed in the file, as everywhere in the window. */
function Off({ setBy, turnOn }: { readonly setBy: string | null; turnOn(): void }) {
  if (setBy !== null) return <p className="notice small">{messages.offBy(setBy)}</p>
  return (
    <div className="notice small source-off">
      <p>{messages.off}</p>
      <button type="button" className="button is-small is-primary" onClick={turnOn}>
        {messages.turnOn}
      </button>
    </div>
  )
}
