import { type EvidenceGroup, Legend } from '@content-trust/design'
import type { Finding } from '@content-trust/engine/report'
import { Fragment, type ReactNode, useRef } from 'react'
import { FindingCard } from '../findings/finding-card.tsx'
import { FindingFix } from '../findings/finding-fix.tsx'
import { FindingHint } from '../findings/finding-hint.tsx'
import { placeBelowPrevious } from '../findings/place-card.ts'
import { focusMark, nextFinding } from '../findings/use-finding-keys.ts'
import type { Outcome, ShownPlaces } from '../outcome.ts'
import { markSegments } from './mark-segments.ts'
import { MarkedSegment } from './marked-segment.tsx'

interface MarkedDraftProps {
  readonly outcome: Outcome
  readonly places: ShownPlaces
  readonly chosen: number | null
  readonly hidden: ReadonlySet<EvidenceGroup>
  readonly onChoose: (index: number | null) => void
  /** Opens a finding and moves the focus to its words. */
  readonly onGo: (index: number) => void
  readonly onHide: (hidden: ReadonlySet<EvidenceGroup>) => void
  readonly onEdit: () => void
  /** Takes the suggestion of a finding. */
  readonly onApply: (finding: Finding) => void
  /** What is below the draft. */
  readonly children?: ReactNode
}

/** The scored draft with its evidence marked, in the place and the font in which it was written. */
export function MarkedDraft(props: MarkedDraftProps) {
  const { outcome, places, chosen, hidden, onChoose, onGo, onHide, onEdit, onApply } = props
  const { source, findings, marks } = outcome
  const shown = places.filter((mark) => mark !== null)
  const frame = useRef<HTMLDivElement>(null)
  const card = chosen === null ? undefined : findings[chosen]

  return (
    <div className="draft-form">
      <div className="draft-head">
        <h2>Your draft, marked</h2>
        <button type="button" className="link-button small" onClick={onEdit}>
          Edit the draft
        </button>
      </div>
      <div className="draft-box draft-text is-marked" dir="auto" ref={frame} tabIndex={-1}>
        {markSegments(source.length, shown).map((segment) => (
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
                fix={<FindingFix finding={card} outcome={outcome} />}
                place={placeBelowPrevious}
                position={chosen + 1}
                total={findings.length}
                onMove={(step) => {
                  const next = nextFinding(places, chosen, step)
                  if (next !== null) onGo(next)
                }}
                onClose={() => {
                  focusMark(chosen)
                  onChoose(null)
                }}
                action={
                  card.edit !== null && (
                    <button
                      type="button"
                      className="button is-small"
                      onClick={() => {
                        onApply(card)
                        onChoose(null)
                        frame.current?.focus({ preventScroll: true })
                      }}
                    >
                      Use it
                    </button>
                  )
                }
              />
            )}
          </Fragment>
        ))}
      </div>
      <Legend marks={marks} hidden={hidden} onChange={onHide} />
      <FindingHint count={findings.length} />
      {props.children}
    </div>
  )
}
