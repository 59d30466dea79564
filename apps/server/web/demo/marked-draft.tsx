import type { EvidenceGroup } from '@content-trust/design'
import { Fragment, useRef } from 'react'
import { counted } from '../words.ts'
import { FindingCard } from './finding-card.tsx'
import { Legend } from './legend.tsx'
import { markSegments } from './mark-segments.ts'
import { MarkedSegment } from './marked-segment.tsx'
import type { Outcome } from './outcome.ts'
import { ScoreAction } from './score-action.tsx'
import type { Demo } from './use-demo.ts'
import { focusMark, nextFinding, type ShownPlaces } from './use-finding-keys.ts'

interface MarkedDraftProps {
  readonly demo: Demo
  readonly limit: string
  readonly outcome: Outcome
  readonly places: ShownPlaces
  readonly chosen: number | null
  readonly hidden: ReadonlySet<EvidenceGroup>
  readonly onChoose: (index: number | null) => void
  readonly onHide: (hidden: ReadonlySet<EvidenceGroup>) => void
}

/** The scored draft with its evidence marked, in the place and the font in which it was written. */
export function MarkedDraft(props: MarkedDraftProps) {
  const { demo, limit, outcome, places, chosen, hidden, onChoose, onHide } = props
  const { source, findings } = outcome
  const frame = useRef<HTMLDivElement>(null)
  const card = chosen === null ? undefined : findings[chosen]

  return (
    <div className="draft-form">
      <div className="draft-head">
        <h2>Your draft, marked</h2>
        <button type="button" className="link-button small" onClick={demo.edit}>
          Edit the draft
        </button>
      </div>
      <div className="draft-box draft-text is-marked" dir="auto" ref={frame} tabIndex={-1}>
        {markSegments(source.length, places).map((segment) => (
          <Fragment key={segment.start}>
            <MarkedSegment
              segment={segment}
              text={source.slice(segment.start, segment.end)}
              findings={findings}
              chosen={chosen}
              onChoose={onChoose}
            />
            {card !== undefined && chosen !== null && segment.starts.includes(chosen) && (
              <FindingCard
                key={chosen}
                finding={card}
                position={chosen + 1}
                total={findings.length}
                onMove={(step) => {
                  const next = nextFinding(places, chosen, step)
                  onChoose(next)
                  if (next !== null) focusMark(next)
                }}
                onClose={() => {
                  focusMark(chosen)
                  onChoose(null)
                }}
                onApply={() => {
                  demo.apply(card)
                  onChoose(null)
                  frame.current?.focus({ preventScroll: true })
                }}
              />
            )}
          </Fragment>
        ))}
      </div>
      <Legend findings={findings} hidden={hidden} onChange={onHide} />
      <p className="field-note">
        {findings.length === 0
          ? 'No findings.'
          : `${counted(findings.length, 'finding')}. F8 goes to the next one, Enter opens it, Escape closes it.`}
      </p>
      <ScoreAction demo={demo} limit={limit} type="button" />
    </div>
  )
}
