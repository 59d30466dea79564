import { fixTexts, fixVerdict } from '@content-trust/design'
import { type Finding, gainText } from '@content-trust/engine/report'
import { useEffect, useState } from 'react'
import type { VerifiedFix } from '../scoring/find-fix.ts'

/** An edit that is being looked for; `none` where nothing fits any more. */
export type FoundFix = VerifiedFix | 'none' | null

/** Asks the engine for the edit that takes the suggestion of a finding. */
export function useFix(
  finding: Finding | null,
  find: (finding: Finding) => Promise<VerifiedFix | null>,
): FoundFix {
  const [found, setFound] = useState<{ readonly of: Finding; readonly fix: FoundFix } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finding is asked about once
  useEffect(() => {
    if (finding === null || finding.edit === null) return
    let isCurrent = true
    void find(finding).then((fix) => {
      if (isCurrent) setFound({ of: finding, fix: fix ?? 'none' })
    })
    return () => {
      isCurrent = false
    }
  }, [finding])
  return found?.of === finding ? found.fix : null
}

interface FixTextProps {
  readonly finding: Finding
  readonly source: string
  readonly fix: FoundFix
}

/** What a suggestion changes, whether it keeps the facts, and what it does to the scores. */
export function FixText({ finding, source, fix }: FixTextProps) {
  const known = fix === null || fix === 'none' ? null : fix
  const before = known === null ? finding.quote : source.slice(known.start, known.end)
  const after = known?.text ?? finding.suggestion ?? ''
  const verdict = known === null ? null : fixVerdict(known)
  const state = verdict === null ? 'open' : verdict.isSafe ? 'passed' : 'failed'
  return (
    <>
      <p className="card-change">
        <del>{before}</del> <span className="hidden-text">{fixTexts.becomes}</span>
        {after === '' ? <i className="soft">{fixTexts.deleted}</i> : <ins>{after}</ins>}
      </p>
      <p className="small card-verdict" data-verdict={state}>
        {fix === null && fixTexts.checking}
        {fix === 'none' && fixTexts.unchecked}
        {verdict?.text}
      </p>
      {known?.gain && <p className="small soft figures">{gainText(known.gain)}</p>}
    </>
  )
}

interface ApplyFixProps {
  readonly fix: FoundFix
  readonly onApply: (fix: VerifiedFix) => void
}

/** The button that takes a suggestion; it says so where that is not safe. */
export function ApplyFix({ fix, onApply }: ApplyFixProps) {
  const known = fix === null || fix === 'none' ? null : fix
  const isSafe = known === null || fixVerdict(known).isSafe
  return (
    <button
      type="button"
      className={isSafe ? 'button is-small is-primary' : 'button is-small is-danger'}
      aria-disabled={known === null}
      onClick={() => {
        if (known !== null) onApply(known)
      }}
    >
      {isSafe ? fixTexts.apply : fixTexts.applyAnyway}
    </button>
  )
}
