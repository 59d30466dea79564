import type { EvidenceGroup } from '@content-trust/design'
import type { Finding } from '@content-trust/engine/report'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { FindingCard } from '../findings/finding-card.tsx'
import { FindingFix } from '../findings/finding-fix.tsx'
import { FindingList } from '../findings/finding-list.tsx'
import { placeBelow } from '../findings/place-card.ts'
import { useChosen } from '../findings/use-chosen.ts'
import { nextFinding } from '../findings/use-finding-keys.ts'
import { shownPlaces } from '../outcome.ts'
import { Decision, ResultNotes } from '../result/decision.tsx'
import { FixList } from '../result/fix-list.tsx'
import { ScoreRows } from '../result/score-rows.tsx'
import { VerdictBar } from '../result/verdict-bar.tsx'
import type { Scorer } from '../scoring/scorer.ts'
import type { LinkedDraft } from '../share/draft-link.ts'
import { ShareResult } from '../share/share-result.tsx'
import { useSharedDraft } from '../share/use-shared-draft.ts'
import { DraftPane } from './draft-pane.tsx'
import { useDraftEditor } from './use-draft-editor.ts'
import { inputOf, usePlayground } from './use-playground.ts'
import { ApplyFix, FixText, useFix } from './verified-fix.tsx'

const none = [] as const

/** The playground: a draft with live marks on one side, its result on the other. */
export function PlaygroundPage({ scorer }: { readonly scorer: Scorer }) {
  const page = usePlayground(scorer)
  const { draft, outcome, isScoring } = page
  const [hidden, setHidden] = useState<ReadonlySet<EvidenceGroup>>(new Set())
  const [refusal, setRefusal] = useState<string | null>(null)
  const { chosen, choose } = useChosen(outcome?.findings ?? null)
  const places = useMemo(
    () => (outcome === null ? none : shownPlaces(outcome, hidden)),
    [outcome, hidden],
  )
  const { field, editor, canUndo } = useDraftEditor({
    onText: (text) => page.change({ text }),
    onPoint: choose,
    onStep: (step) => {
      const next = chosen === null ? editor()?.next(step) : nextFinding(places, chosen, step)
      if (next !== null && next !== undefined) go(next)
    },
  })
  const go = useCallback(
    (index: number): void => {
      editor()?.select(index)
      choose(index)
    },
    [editor, choose],
  )
  const open = ({ text, ...rest }: LinkedDraft): void => {
    setRefusal(null)
    choose(null)
    page.change({ ...rest, syntax: rest.syntax ?? 'markdown' })
    editor()?.open(text)
  }
  useSharedDraft({ text: draft.text, open, refuse: setRefusal })
  useEffect(() => editor()?.place(outcome), [editor, outcome])
  useEffect(() => editor()?.hide(hidden), [editor, hidden])
  useEscape(chosen !== null, () => {
    choose(null)
    editor()?.view.focus()
  })

  const finding = chosen === null ? null : (outcome?.findings[chosen] ?? null)
  const isCurrent = outcome !== null && outcome.source === draft.text
  const fix = useFix(isCurrent ? finding : null, (asked: Finding) =>
    scorer.findFix({ ...inputOf(draft), finding: { rule: asked.rule, place: asked.place } }),
  )
  const heading = useRef<HTMLHeadingElement>(null)

  return (
    <div className="desk">
      <section className="desk-draft" aria-label="Draft">
        <DraftPane
          {...{ page, field, hidden, canUndo, refusal }}
          onHide={setHidden}
          onUndo={() => editor()?.undo()}
          onOpen={open}
        >
          {finding !== null && chosen !== null && outcome !== null && (
            <FindingCard
              key={chosen}
              finding={finding}
              position={chosen + 1}
              total={outcome.findings.length}
              place={(card) => {
                const line = editor()?.lineOf(chosen) ?? null
                if (line !== null) placeBelow(card, line)
              }}
              onMove={(step) => {
                const next = nextFinding(places, chosen, step)
                if (next !== null) go(next)
              }}
              onClose={() => {
                choose(null)
                editor()?.view.focus()
              }}
              fix={
                finding.edit === null ? (
                  <FindingFix finding={finding} outcome={outcome} />
                ) : (
                  <FixText finding={finding} source={outcome.source} fix={fix} />
                )
              }
              action={
                finding.edit !== null && (
                  <ApplyFix
                    fix={fix}
                    onApply={(edit) => {
                      // Words that changed meanwhile were not judged.
                      if (!isCurrent) return
                      choose(null)
                      editor()?.apply(edit)
                    }}
                  />
                )
              }
            />
          )}
        </DraftPane>
      </section>
      <aside className="desk-result" aria-label="Result" aria-busy={isScoring}>
        <Decision result={outcome?.result ?? null} heading={heading} />
        <ScoreRows result={outcome?.result ?? null} />
        {outcome !== null && <ResultNotes result={outcome.result} />}
        {outcome !== null && outcome.result.recommended_fixes.length > 0 && (
          <FixList fixes={outcome.result.recommended_fixes} outcome={outcome} onGo={go} />
        )}
        {outcome !== null && <ShareResult outcome={outcome} draft={draft} />}
      </aside>
      {outcome !== null && (
        <FindingList outcome={outcome} places={places} chosen={chosen} onChoose={go} />
      )}
      <VerdictBar result={outcome?.result ?? null} heading={heading} />
    </div>
  )
}

/** Escape closes what is open, wherever the focus is. */
function useEscape(isOpen: boolean, close: () => void): void {
  const closing = useRef(close)
  closing.current = close
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      closing.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])
}
