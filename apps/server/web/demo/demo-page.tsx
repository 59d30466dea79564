import { type EvidenceGroup, groupOf } from '@content-trust/design'
import { useEffect, useMemo, useRef, useState } from 'react'
import { DraftForm } from './draft-form.tsx'
import { FindingList } from './finding-list.tsx'
import { Limits } from './limits.tsx'
import { MarkedDraft } from './marked-draft.tsx'
import { ResultPanel } from './result-panel.tsx'
import { useDemo } from './use-demo.ts'
import { focusMark, useFindingKeys } from './use-finding-keys.ts'

/** The demo: a draft on one side, its result on the other. */
export function DemoPage({ limit }: { readonly limit: string }) {
  const demo = useDemo()
  const { outcome } = demo
  const shown = demo.isReading ? outcome : null
  const [chosen, setChosen] = useState<number | null>(null)
  const [hidden, setHidden] = useState<ReadonlySet<EvidenceGroup>>(new Set())
  const places = useMemo(
    () =>
      (shown?.findings ?? []).map(({ place, type }) => (hidden.has(groupOf(type)) ? null : place)),
    [shown, hidden],
  )
  useFindingKeys(places, chosen, setChosen)

  const heading = useRef<HTMLHeadingElement>(null)
  const analysis = outcome?.result.analysis_id
  useEffect(() => {
    if (analysis !== undefined) heading.current?.focus({ preventScroll: true })
    setChosen(null)
  }, [analysis])

  return (
    <>
      <div className="intro">
        <h1>Score a draft before it is published</h1>
        <p className="soft">
          Paste up to 4,000 characters. You get a decision, four risk scores, and the exact words
          behind them. Nothing that you paste here is stored.
        </p>
      </div>
      <div className="desk">
        <section className="desk-draft" aria-label="Draft">
          {shown === null ? (
            <DraftForm demo={demo} limit={limit} />
          ) : (
            <MarkedDraft
              {...{ demo, limit, places, chosen, hidden }}
              outcome={shown}
              onChoose={setChosen}
              onHide={setHidden}
            />
          )}
        </section>
        <ResultPanel outcome={outcome} isScoring={demo.isScoring} heading={heading} />
        {shown !== null && (
          <FindingList
            findings={shown.findings}
            places={places}
            chosen={chosen}
            onChoose={(index) => {
              setChosen(index)
              focusMark(index)
            }}
          />
        )}
      </div>
      <Limits />
    </>
  )
}
