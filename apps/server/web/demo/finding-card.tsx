import { groupOf } from '@content-trust/design'
import { type Finding, suggestionText } from '@content-trust/engine/report'
import { useLayoutEffect, useRef } from 'react'
import { capital } from '../words.ts'
import { Swatch } from './legend.tsx'

interface FindingCardProps {
  readonly finding: Finding
  readonly position: number
  readonly total: number
  readonly onMove: (step: 1 | -1) => void
  readonly onClose: () => void
  readonly onApply: () => void
}

const GAP = 8

/** A finding, why it matters and what to write instead; below the words that it marks. */
export function FindingCard(props: FindingCardProps) {
  const { finding, position, total, onMove, onClose, onApply } = props
  const card = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = card.current
    const mark = element?.previousElementSibling
    const frame = element?.offsetParent
    if (!element || !mark || !frame) return
    const around = frame.getBoundingClientRect()
    // A mark that wraps has a box for each line; the card must cover none of them.
    const last = [...mark.getClientRects()].at(-1) ?? mark.getBoundingClientRect()
    const space = frame.clientWidth - element.offsetWidth
    const left = Math.max(0, Math.min(last.left - around.left, space))
    element.style.setProperty('left', `${left}px`)
    element.style.setProperty('top', `${last.bottom - around.top + GAP}px`)
  })
  const suggestion = suggestionText(finding)

  return (
    <section className="finding-card" ref={card} aria-label={`Finding ${position} of ${total}`}>
      <div role="status">
        <p className="finding-title">
          <Swatch group={groupOf(finding.type)} />
          <b>{capital(finding.title)}</b>
          <span className="soft">{finding.severity} severity</span>
        </p>
        <p>{finding.explanation}</p>
        {suggestion !== null && <p>{suggestion}</p>}
      </div>
      <div className="finding-actions">
        {suggestion !== null && (
          <button type="button" className="button is-small" onClick={onApply}>
            Use it
          </button>
        )}
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
