import { groupOf } from '@content-trust/design'
import { type Finding, scoreLabels } from '@content-trust/engine/report'
import { textScoreNameSchema } from '@content-trust/engine/schema'
import { useEffect, useState } from 'react'
import type { Fix } from '../../shared/marking.ts'
import { closeCard } from '../editor/card.ts'
import { ignoreFinding, ignoreRule } from '../findings/ignore.ts'
import { openRulePage } from '../findings/rule-page-store.ts'
import { rules } from '../findings/rules.ts'
import { Swatch } from '../findings/swatch.tsx'
import { showKeys } from '../keys/keymap.ts'
import { isMac } from '../keys/platform.ts'
import { editingMessages } from '../language/editing-messages.ts'
import type { Mark } from '../marks/marks.ts'
import { suggestRewrite } from '../rewrite/rewrites.ts'
import { findDraft } from '../state/drafts.ts'
import { settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { capitalize } from '../ui/capitalize.ts'
import { applyFix, findFix } from './fixes.ts'

const { card: messages } = editingMessages

interface CardFindingProps {
  readonly draft: string
  readonly finding: Finding
  readonly mark: Mark
  /** Its place among the suggestions of the card, from 0; -1 without one. */
  readonly nth: number
}

/** One finding in the card: what was seen, why it matters, what to do. */
export function CardFinding({ draft, finding, mark, nth }: CardFindingProps) {
  const rule = useStore(rules, (all) => all.get(finding.rule))
  const mayRewrite = useStore(settings, (state) => state.rewriter?.isOn === true)
  return (
    <section className="card-finding" data-finding={mark.finding}>
      <p className="finding-kind small">
        <Swatch group={groupOf(finding.type)} />
        <b>{capitalize(finding.title)}</b>
        <span className={`finding-severity is-severity-${finding.severity}`}>
          {finding.severity}
        </span>
      </p>
      {mark.scope === 'draft' && <p className="small soft">{messages.whole}</p>}
      <p>{finding.explanation}</p>
      {rule !== undefined && (
        <p className="small soft">
          <b>{messages.why}:</b> {rule.summary} <b>{messages.fix}:</b> {rule.fix}
        </p>
      )}
      {nth >= 0 && <CardFix draft={draft} finding={finding} mark={mark} nth={nth} />}
      <p className="card-actions small">
        {mayRewrite && mark.scope !== 'draft' && (
          <CardButton
            label={messages.rewrite}
            run={() => {
              closeCard()
              void suggestRewrite(draft, mark.from, mark.to)
            }}
          />
        )}
        <CardButton
          label={messages.ignore}
          keys="Alt+I"
          run={() => {
            closeCard()
            void ignoreFinding(draft, finding, mark)
          }}
        />
        {rule !== undefined && (
          <>
            <CardButton
              label={messages.ignoreRule}
              run={() => {
                closeCard()
                void ignoreRule(finding.rule)
              }}
            />
            <CardButton label={messages.rule} run={() => openRulePage(finding.rule)} />
          </>
        )}
      </p>
    </section>
  )
}

interface CardButtonProps {
  readonly label: string
  readonly keys?: string
  run(): void
}

function CardButton({ label, keys, run }: CardButtonProps) {
  return (
    <button
      type="button"
      className="link-button"
      aria-keyshortcuts={keys}
      title={keys === undefined ? undefined : showKeys(keys, isMac)}
      onClick={run}
    >
      {label}
    </button>
  )
}

/** The suggestion with its verdict, before the button that applies it. */
function CardFix({ draft, finding, mark, nth }: CardFindingProps) {
  const [fix, setFix] = useState<Fix | 'none' | null>(null)
  const { suggestion } = finding
  useEffect(() => {
    let isCurrent = true
    void findFix(draft, { finding, mark }).then((found) => {
      if (isCurrent) setFix(found ?? 'none')
    })
    return () => {
      isCurrent = false
    }
  }, [draft, finding, mark])
  const isKnown = fix !== null && fix !== 'none'
  const before = isKnown
    ? (findDraft(draft)?.doc.sliceString(fix.start, fix.end) ?? finding.quote)
    : finding.quote
  const after = isKnown ? fix.text : (suggestion ?? '')
  const isSafe = isKnown && fix.safety.status === 'passed'
  const keys = nth < 3 ? `Alt+${nth + 1}` : undefined
  return (
    <div className="card-fix">
      <p className="card-change">
        <del>{before}</del> <span className="hidden-text">{messages.becomes}</span>
        {after === '' ? <i className="soft">{messages.deleted}</i> : <ins>{after}</ins>}
      </p>
      <p className="small card-verdict" data-verdict={isKnown ? fix.safety.status : 'open'}>
        {fix === null && messages.checking}
        {fix === 'none' && messages.unchecked}
        {isKnown && (isSafe ? messages.keepsFacts : `${messages.changesFacts} ${reasonsOf(fix)}`)}
      </p>
      {isKnown && effectText(fix) !== '' && <p className="small soft">{effectText(fix)}</p>}
      <button
        type="button"
        className={isSafe ? 'button is-small is-primary' : 'button is-small is-danger'}
        aria-disabled={!isKnown}
        aria-keyshortcuts={keys}
        onClick={() => {
          if (isKnown) applyFix(draft, fix)
        }}
      >
        {isKnown && !isSafe ? messages.applyAnyway : messages.apply}
        {keys !== undefined && (isSafe || !isKnown) && <kbd>{showKeys(keys, isMac)}</kbd>}
      </button>
    </div>
  )
}

function reasonsOf({ safety }: Fix): string {
  return safety.failure_reasons.slice(0, 2).join(' ')
}

/** The scores that change by a hundredth or more. */
function effectText({ effects }: Fix): string {
  const changes = textScoreNameSchema.options.flatMap((name) => {
    const by = effects?.[name] ?? 0
    if (Math.abs(by) < 0.005) return []
    return [`${scoreLabels[name]} ${by < 0 ? '−' : '+'}${Math.abs(by).toFixed(2)}`]
  })
  return capitalize(changes.join(', '))
}
