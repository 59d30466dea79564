import type { Mark } from '@content-trust/design'
import { capital, fixTexts, fixVerdict, groupOf, Swatch } from '@content-trust/design'
import { confidenceMeanings, type Finding, gainText } from '@content-trust/engine/report'
import type { Confidence } from '@content-trust/engine/schema'
import { useEffect, useState } from 'react'
import type { Fix } from '../../shared/marking.ts'
import { closeCard } from '../editor/card.ts'
import { ignoreFinding, ignoreRule } from '../findings/ignore.ts'
import { openRulePage } from '../findings/rule-page-store.ts'
import { rules } from '../findings/rules.ts'
import { showKeys } from '../keys/keymap.ts'
import { isMac } from '../keys/platform.ts'
import { editingMessages } from '../language/editing-messages.ts'
import { suggestRewrite } from '../rewrite/rewrites.ts'
import { findDraft } from '../state/drafts.ts'
import { settings } from '../state/settings.ts'
import { useStore } from '../state/store.ts'
import { applyFix, findFix } from './fixes.ts'

const { card: messages } = editingMessages

interface CardFindingProps {
  readonly draft: string
  readonly finding: Finding
  readonly mark: Mark
  /** Its place among the suggestions of the card, from 0; -1 without one. */
  readonly nth: number
  /** Of the whole draft. */
  readonly confidence: Confidence
}

/** One finding in the card: what was seen and what to do; why it matters is under “Details”. */
export function CardFinding({ draft, finding, mark, nth, confidence }: CardFindingProps) {
  const [isDetailed, setIsDetailed] = useState(false)
  const mayRewrite = useStore(settings, (state) => state.rewriter?.isOn === true)
  return (
    <section className="card-finding" data-finding={mark.finding}>
      <p className="finding-kind small">
        <Swatch group={groupOf(finding.type)} />
        <b>{capital(finding.title)}</b>
        <span className={`finding-severity is-severity-${finding.severity}`}>
          {finding.severity}
        </span>
      </p>
      {mark.scope === 'draft' && <p className="small soft">{messages.whole}</p>}
      <p>{finding.explanation}</p>
      {nth >= 0 && <CardFix draft={draft} finding={finding} mark={mark} nth={nth} />}
      <div className="card-actions small">
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
        <CardButton
          label={isDetailed ? messages.lessDetails : messages.details}
          isExpanded={isDetailed}
          run={() => setIsDetailed(!isDetailed)}
        />
        <kbd className="soft">{messages.closes}</kbd>
      </div>
      {isDetailed && <CardDetails finding={finding} confidence={confidence} />}
    </section>
  )
}

/** Why a finding matters, and what else can be done about it. */
function CardDetails({ finding, confidence }: Pick<CardFindingProps, 'finding' | 'confidence'>) {
  const rule = useStore(rules, (all) => all.get(finding.rule))
  return (
    <div className="card-details small soft">
      {rule !== undefined && (
        <p>
          <b>{messages.why}:</b> {rule.summary} <b>{messages.fix}:</b> {rule.fix}
        </p>
      )}
      <p>{messages.confidence(confidence, confidenceMeanings[confidence])}</p>
      {rule !== undefined && (
        <p className="card-actions">
          <CardButton
            label={messages.ignoreRule}
            run={() => {
              closeCard()
              void ignoreRule(finding.rule)
            }}
          />
          <CardButton label={messages.rule} run={() => openRulePage(finding.rule)} />
        </p>
      )}
    </div>
  )
}

interface CardButtonProps {
  readonly label: string
  readonly keys?: string
  readonly isExpanded?: boolean
  run(): void
}

function CardButton({ label, keys, isExpanded, run }: CardButtonProps) {
  return (
    <button
      type="button"
      className="link-button"
      aria-keyshortcuts={keys}
      aria-expanded={isExpanded}
      title={keys === undefined ? undefined : showKeys(keys, isMac)}
      onClick={run}
    >
      {label}
    </button>
  )
}

/** The suggestion with its verdict, before the button that applies it. */
function CardFix({ draft, finding, mark, nth }: Omit<CardFindingProps, 'confidence'>) {
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
  const verdict = isKnown ? fixVerdict(fix) : null
  const isSafe = verdict?.isSafe === true
  const keys = nth < 3 ? `Alt+${nth + 1}` : undefined
  return (
    <div className="card-fix">
      <p className="card-change">
        <del>{before}</del> <span className="hidden-text">{fixTexts.becomes}</span>
        {after === '' ? <i className="soft">{fixTexts.deleted}</i> : <ins>{after}</ins>}
      </p>
      <button
        type="button"
        className={isSafe ? 'button is-small is-primary' : 'button is-small is-danger'}
        aria-disabled={!isKnown}
        aria-keyshortcuts={keys}
        onClick={() => {
          if (isKnown) applyFix(draft, fix)
        }}
      >
        {isKnown && !isSafe ? fixTexts.applyAnyway : fixTexts.apply}
        {keys !== undefined && (isSafe || !isKnown) && <kbd>{showKeys(keys, isMac)}</kbd>}
      </button>
      <div className="card-outcome">
        <p
          className="small card-verdict"
          data-verdict={verdict === null ? 'open' : isSafe ? 'passed' : 'failed'}
        >
          {fix === null && fixTexts.checking}
          {fix === 'none' && fixTexts.unchecked}
          {verdict?.text}
        </p>
        {isKnown && fix.gain !== null && (
          <p className="small soft figures card-gain">{gainText(fix.gain)}</p>
        )}
      </div>
    </div>
  )
}
