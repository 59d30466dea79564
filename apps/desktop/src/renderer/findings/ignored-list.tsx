import { editingMessages } from '../language/editing-messages.ts'
import type { Analysis } from '../state/analyses.ts'
import { settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { restoreFinding, restoreRule } from './ignore.ts'

const { findings: messages } = editingMessages

/** What this draft does not show because the writer has dismissed it. */
export function IgnoredList({ analysis }: { readonly analysis: Analysis }) {
  const { ignored, ignoredRules } = useStore(settings, (state) => state)
  const hidden = new Set(
    [...analysis.ignored].map((index) => {
      const finding = analysis.findings[index]
      return `${finding?.rule} ${finding?.quote.slice(0, 400)}`
    }),
  )
  const here = ignored.filter(({ rule, quote }) => hidden.has(`${rule} ${quote}`))
  if (here.length + ignoredRules.length === 0) return null
  return (
    <details className="ignored small">
      <summary>
        {[
          ...(here.length > 0 ? [messages.ignored(analysis.ignored.size)] : []),
          ...(ignoredRules.length > 0 ? [messages.rulesOff(ignoredRules.length)] : []),
        ].join(', ')}
      </summary>
      <ul>
        {here.map(({ fingerprint, quote }) => (
          <li key={fingerprint}>
            <span dir="auto">{quote}</span>
            <Restore run={() => restoreFinding(fingerprint)} name={quote} />
          </li>
        ))}
        {ignoredRules.map((rule) => (
          <li key={rule}>
            <code>{rule}</code>
            <Restore run={() => restoreRule(rule)} name={rule} />
          </li>
        ))}
      </ul>
      <p className="soft">{messages.ignoredNote}</p>
    </details>
  )
}

function Restore({ run, name }: { readonly name: string; run(): Promise<void> }) {
  return (
    <button
      type="button"
      className="link-button"
      aria-label={`${messages.restore}: ${name}`}
      onClick={() => void run()}
    >
      {messages.restore}
    </button>
  )
}
