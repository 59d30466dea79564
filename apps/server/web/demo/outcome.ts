import { type Finding, findingsOf } from '@content-trust/engine/report'
import type { TextEdit, wireTextResultSchema } from '@content-trust/engine/schema'
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

/** The outcome of a result for the draft that was sent. */
export function outcomeOf(source: string, result: WireResult): Outcome {
  return { source, result, findings: findingsOf(source, result), isEdited: false }
}

/** Applies a suggestion: removes findings in the replaced range, and moves those after it. */
export function applySuggestion(outcome: Outcome, finding: Finding): Outcome {
  const { edit } = finding
  if (edit === null) return outcome
  const { source } = outcome
  const { start, end, text } = edit
  const shift = text.length - (end - start)
  const findings = outcome.findings.flatMap((other) => {
    if (other === finding) return []
    const rest = withoutEdit(other, edit)
    if (other.place === null || other.place.end <= start) return [rest]
    if (other.place.start < end) return []
    return [moveBy(rest, shift)]
  })
  return {
    ...outcome,
    source: source.slice(0, start) + text + source.slice(end),
    findings,
    isEdited: true,
  }
}

/** Removes the edit of a finding that overlaps or touches an applied one. */
function withoutEdit(finding: Finding, { start, end }: TextEdit): Finding {
  const { edit } = finding
  if (edit === null || edit.end < start || edit.start > end) return finding
  return { ...finding, edit: null, suggestion: null }
}

function moveBy(finding: Finding, shift: number): Finding {
  const { place, edit } = finding
  const move = <Range extends { readonly start: number; readonly end: number }>(range: Range) => ({
    ...range,
    start: range.start + shift,
    end: range.end + shift,
  })
  return {
    ...finding,
    place: place === null ? null : move(place),
    edit: edit === null ? null : move(edit),
  }
}
