import { capital, groupOf, Swatch } from '@content-trust/design'
import { evidenceTypeLabels, ignoreComment } from '@content-trust/engine/report'
import { draftSyntax } from '@content-trust/workspace/drafts'
import { editingMessages } from '../language/editing-messages.ts'
import { activeDraft, drafts } from '../state/drafts.ts'
import { settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { Dialog } from '../widgets/dialog.tsx'
import { ignoreRule, restoreRule } from './ignore.ts'
import { rulePage } from './rule-page-store.ts'
import { type Rule, rules } from './rules.ts'

const { rule: messages, card } = editingMessages

/** The page of the requested rule. */
export function RulePage() {
  const id = useStore(rulePage, (state) => state)
  const rule = useStore(rules, (all) => (id === null ? undefined : all.get(id)))
  if (id === null) return null
  return (
    <Dialog title={id} close={messages.close} onClose={() => rulePage.set(null)}>
      {rule === undefined ? <p>{messages.noSuch}</p> : <RuleText rule={rule} />}
    </Dialog>
  )
}

function RuleText({ rule }: { readonly rule: Rule }) {
  const { id, type, severity, summary, fix, examples } = rule
  const comment = useStore(drafts, (state) => commentFor(id, activeDraft(state)?.name ?? ''))
  const isOff = useStore(settings, (state) => state.ignoredRules.includes(id))
  return (
    <div className="rule-page">
      <p className="finding-kind small">
        <Swatch group={groupOf(type)} />
        <span>{capital(evidenceTypeLabels[type])}</span>
        <span className={`finding-severity is-severity-${severity}`}>{severity}</span>
      </p>
      <p>{summary}</p>
      <h3>{card.fix}</h3>
      <p>{fix}</p>
      <h3>{messages.flagged}</h3>
      <Examples texts={examples.bad} />
      <h3>{messages.notFlagged}</h3>
      <Examples texts={examples.good} />
      {comment !== null && (
        <>
          <h3>{messages.keep}</h3>
          <pre className="rule-comment small">
            <code>{comment}</code>
          </pre>
        </>
      )}
      <p>
        {isOff && `${messages.isOff} `}
        <button
          type="button"
          className="button is-small"
          onClick={() => void (isOff ? restoreRule(id) : ignoreRule(id))}
        >
          {isOff ? messages.switchOn : messages.switchOff}
        </button>
      </p>
    </div>
  )
}

/** The comment that keeps words as they are in the active draft; null where it is plain text. */
function commentFor(rule: string, name: string): string | null {
  return ignoreComment('disable-next-line', rule, draftSyntax(name) ?? 'markdown', 'your reason')
}

function Examples({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className="rule-examples">
      {texts.map((text) => (
        <li key={text}>
          {text.split(/[«»]/).map((part, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places.
            index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
          )}
        </li>
      ))}
    </ul>
  )
}
