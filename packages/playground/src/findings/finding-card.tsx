import { capital, groupOf, Swatch } from '@content-trust/design'
import type { Finding } from '@content-trust/engine/report'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

interface FindingCardProps {
  readonly finding: Finding
  readonly position: number
  readonly total: number
  readonly onMove: (step: 1 | -1) => void
  readonly onClose: () => void
  /** Puts the card beside the words that it is about. */
  readonly place: (card: HTMLElement) => void
  /** What to write instead; announced with the finding. */
  readonly fix: ReactNode
  /** Takes what is written there; null where there is nothing to take. */
  readonly action: ReactNode
}

/** A finding, why it matters and what to write instead; below the words that it marks. */
export function FindingCard(props: FindingCardProps) {
  const { finding, position, total, onMove, onClose, place, fix, action } = props
  const card = useRef<HTMLElement>(null)
  const move = useRef(place)
  move.current = place
  useLayoutEffect(() => {
    if (card.current !== null) place(card.current)
  })
  useEffect(() => {
    const again = (): void => {
      if (card.current !== null) move.current(card.current)
    }
    addEventListener('resize', again)
    return () => removeEventListener('resize', again)
  }, [])

  return (
    <section className="finding-card" ref={card} aria-label={`Finding ${position} of ${total}`}>
      <div role="status">
        <p className="finding-title">
          <Swatch group={groupOf(finding.type)} />
          <b>{capital(finding.title)}</b>
          <span className="soft">{finding.severity} severity</span>
        </p>
        <p>{finding.explanation}</p>
        {fix}
      </div>
      <div className="finding-actions">
        {action}
        <span className="finding-moves">
          <button type="button" className="link-button" onClick={() => onMove(-1)}>
            Previous
          </button>
          <span className="soft figures">
            {position} of {total}
          </span>
          <button type="button" className="link-button" onClick={() => onMove(1)}>
            Next
          </button>
        </span>
        <button type="button" className="link-button" onClick={onClose}>
          Close
        </button>
      </div>
    </section>
  )
}
