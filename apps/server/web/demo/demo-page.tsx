import type { EvidenceGroup } from '@content-trust/design'
import {
  createScorer,
  FindingList,
  Limits,
  MarkedDraft,
  reveal,
  type Scorer,
  shownPlaces,
  startThread,
  useChosen,
  useFindingKeys,
  useSharedDraft,
  VerdictBar,
} from '@content-trust/playground'
import { useEffect, useMemo, useRef, useState } from 'react'
import { DraftForm } from './draft-form.tsx'
import { FileDrop } from './file-drop.tsx'
import { FileResult } from './file-result.tsx'
import { ResultPanel } from './result-panel.tsx'
import { ScoreAction } from './score-action.tsx'
import { useDemo } from './use-demo.ts'
import { useFile } from './use-file.ts'

interface DemoPageProps {
  /** Calls of the demo an hour. */
  readonly limit: string
  /** The file of the engine’s thread. */
  readonly scorer: string
}

/** The demo: a draft on one side, its result on the other. */
export function DemoPage({ limit, scorer: file }: DemoPageProps) {
  const [scorer] = useState<Scorer>(() => createScorer(() => startThread(file)))
  const demo = useDemo(scorer)
  const dropped = useFile(demo)
  useSharedDraft(demo)
  const { outcome } = demo
  const shown = demo.isReading ? outcome : null
  const [hidden, setHidden] = useState<ReadonlySet<EvidenceGroup>>(new Set())
  const places = useMemo(
    () => (outcome === null ? none : shownPlaces(outcome, hidden)),
    [outcome, hidden],
  )
  const { chosen, choose, goTo } = useChosen(outcome?.findings ?? null)
  useFindingKeys(shown === null ? none : places, chosen, choose)

  const heading = useRef<HTMLHeadingElement>(null)
  const answers = demo.answers + dropped.answers
  useEffect(() => {
    if (answers === 0 || heading.current === null) return
    heading.current.focus({ preventScroll: true })
    reveal(heading.current.closest('.decision') ?? heading.current)
  }, [answers])

  const lead = async (index: number): Promise<void> => {
    // While the draft is written its marks are not shown, and its words may have moved.
    if (demo.isReading || (await demo.score('place'))) goTo(index)
  }
  const verdict = dropped.outcome?.result ?? outcome?.result ?? null

  return (
    <>
      <div className="intro">
        <h1>Score a draft before it is published</h1>
        <p className="soft">
          You get a decision, four risk scores and the exact words behind them, while you write.
          Your text is scored in this page: no call is made, and nothing leaves your browser.
        </p>
      </div>
      <FileDrop dropped={dropped} className="desk">
        <section className="desk-draft" aria-label="Draft">
          {dropped.outcome !== null ? (
            <FileResult outcome={dropped.outcome} onClose={dropped.close} />
          ) : shown === null ? (
            <DraftForm {...{ demo, dropped, limit }} isBack={answers > 0 || outcome !== null} />
          ) : (
            <MarkedDraft
              {...{ places, chosen, hidden }}
              outcome={shown}
              onChoose={choose}
              onGo={goTo}
              onHide={setHidden}
              onEdit={demo.edit}
              onApply={demo.apply}
            >
              {demo.by === 'service' && <ScoreAction demo={demo} limit={limit} type="button" />}
            </MarkedDraft>
          )}
        </section>
        <ResultPanel
          outcome={dropped.outcome === null ? outcome : null}
          file={dropped.outcome}
          demo={demo}
          isScoring={demo.isScoring || dropped.isScoring}
          heading={heading}
          onGo={(index) => void lead(index)}
        />
        {outcome !== null && dropped.outcome === null && (
          <FindingList
            outcome={outcome}
            places={places}
            chosen={chosen}
            onChoose={(index) => void lead(index)}
          />
        )}
        <VerdictBar result={verdict} heading={heading} />
      </FileDrop>
      <Limits />
    </>
  )
}

const none = [] as const
