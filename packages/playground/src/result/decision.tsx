import { capital, whyUnjudged } from '@content-trust/design'
import {
  actionMeaning,
  confidenceMeanings,
  primaryReasonLabels,
  scoreText,
  specificLimitations,
  trustNote,
  verdictOf,
  verdictTone,
} from '@content-trust/engine/report'
import type { AudioResult, ImageResult, TextResult } from '@content-trust/engine/schema'
import type { ReactNode, RefObject } from 'react'

/** A result of any kind that a page scores. */
export type RoutedResult = TextResult | ImageResult | AudioResult

/** The limits of one result; what the decision already states is not repeated. */
export function ResultNotes({ result }: { readonly result: RoutedResult }) {
  const notes = notesOf(result)
  if (notes.length === 0) return null
  return (
    <ul className="notice small result-notes" aria-label="Limits of this result">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

function notesOf(result: RoutedResult): readonly string[] {
  const verdict = verdictOf(result)
  const said = verdict.state === 'cannot_judge' ? verdict.sentence : undefined
  return specificLimitations(result.limitations).filter((note) => note !== said)
}

interface DecisionProps {
  readonly result: RoutedResult | null
  /** Gets the focus when a result arrives. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** What is said of the result; the lines are announced. */
  readonly children?: ReactNode
}

/** The decision and what it is based on. Before the first score the same rows are empty. */
export function Decision({ result, heading, children }: DecisionProps) {
  const verdict = result === null ? null : verdictOf(result)
  const ground = verdict?.state === 'decided' ? result : null
  // A decision with low confidence must not look like a verdict.
  const tone = result === null ? 'none' : verdictTone(result)
  const trust = result === null ? null : trustNote(result)
  return (
    <div className="decision" id="decision" data-action={tone}>
      <p className="small soft">Decision</p>
      <h2 ref={heading} tabIndex={-1}>
        {verdict === null ? 'Not scored yet' : capital(verdict.label)}
      </h2>
      <p>{result === null ? before : meaningOf(result)}</p>
      <dl className="decision-facts">
        <Fact
          name="Main reason"
          value={ground === null ? '–' : capital(primaryReasonLabels[ground.primary_reason])}
        />
        <Fact name="Risk level" value={ground === null ? '–' : capital(ground.risk_level)} />
        <Fact
          name="Confidence"
          value={
            result === null
              ? '–'
              : `${capital(result.confidence)}: ${confidenceMeanings[result.confidence]}`
          }
        />
        <Fact
          name="Trust score"
          value={ground === null ? '–' : `${scoreText(ground.content_trust_score)} of 1`}
        />
      </dl>
      {trust !== null && <p className="small soft trust-note">{trust}</p>}
      <p className="edited-note small" role="status">
        {children}
      </p>
    </div>
  )
}

/** What the decision means; below “Cannot judge”, why. */
function meaningOf(result: RoutedResult): string {
  return (result.modality === 'text' ? whyUnjudged(result) : null) ?? actionMeaning(result)
}

const before = 'It follows from the risk level and the intended use.'

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figures">{value}</dd>
    </div>
  )
}
