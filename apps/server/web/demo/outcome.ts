import { type Finding, findingsOf } from '@content-trust/engine/report'
import type { wireTextResultSchema } from '@content-trust/engine/schema'
import type { z } from 'zod'

export type WireResult = z.output<typeof wireTextResultSchema>

/** A scored draft as the page shows it. */
export interface Outcome {
  readonly source: string
  readonly result: WireResult
  readonly findings: readonly Finding[]
  /** Whether the text has changed since it was scored. */
  readonly isEdited: boolean
}

/** What a result says about the draft that was sent. */
export function outcomeOf(source: string, result: WireResult): Outcome {
  return { source, result, findings: findingsOf(source, result), isEdited: false }
}

/** Puts a suggestion into the text; what lay in its place is gone, what comes later moves along. */
export function applySuggestion(outcome: Outcome, finding: Finding): Outcome {
  const { place, suggestion } = finding
  if (place === null || suggestion === null) return outcome
  const { source } = outcome
  // A deleted word takes the space behind it along.
  const end = suggestion === '' && source[place.end] === ' ' ? place.end + 1 : place.end
  const shift = suggestion.length - (end - place.start)
  const findings = outcome.findings.flatMap((other) => {
    if (other.place === null || other.place.end <= place.start) return [other]
    if (other.place.start < end) return []
    const moved = { start: other.place.start + shift, end: other.place.end + shift }
    return [{ ...other, place: { ...other.place, ...moved } }]
  })
  return {
    ...outcome,
    source: source.slice(0, place.start) + suggestion + source.slice(end),
    findings,
    isEdited: true,
  }
}
