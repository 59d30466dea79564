import { type Mark, markClasses } from '@content-trust/design'
import type { Finding } from '@content-trust/engine/report'
import type { ReactNode } from 'react'
import type { Segment } from './mark-segments.ts'

interface MarkedSegmentProps {
  readonly segment: Segment
  readonly text: string
  readonly findings: readonly Finding[]
  readonly chosen: number | null
  readonly onChoose: (index: number | null) => void
}

/** A segment of text with the underlines of its findings; focusable where one begins. */
export function MarkedSegment({ segment, text, findings, chosen, onChoose }: MarkedSegmentProps) {
  const { marks, starts } = segment
  const shown = marks.reduceRight<ReactNode>(
    (inner, mark) => (
      <span key={mark.finding} className={classesOf(mark, chosen)}>
        {inner}
      </span>
    ),
    text,
  )
  if (marks.length === 0) return text

  // A click chooses the shortest finding.
  const meant = marks.at(-1)?.finding ?? null
  const point = (): void => onChoose(meant === chosen ? null : meant)
  if (starts.length === 0) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the keyboard reaches each finding where it begins
      <span className="mark-rest" onClick={point}>
        {shown}
      </span>
    )
  }
  const at = chosen === null ? -1 : starts.indexOf(chosen)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element does not wrap like text
    <span
      className="mark-stop"
      role="button"
      tabIndex={0}
      data-starts={starts.join(' ')}
      aria-expanded={at !== -1}
      aria-label={`${text.trim()}: ${starts.map((index) => nameOf(findings[index])).join('; ')}`}
      onClick={point}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        // Where several begin, each press opens the next one, and the last one closes.
        onChoose(starts[at + 1] ?? null)
      }}
    >
      {shown}
    </span>
  )
}

function classesOf(mark: Mark, chosen: number | null): string {
  return mark.finding === chosen ? `${markClasses(mark)} is-chosen` : markClasses(mark)
}

function nameOf(finding: Finding | undefined): string {
  return finding === undefined ? '' : `${finding.title}, ${finding.severity}`
}
