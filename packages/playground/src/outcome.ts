import { type EvidenceGroup, type Mark, placeMarks } from '@content-trust/design'
import { type Finding, findingsOf } from '@content-trust/engine/report'
import type { TextEdit, TextResult } from '@content-trust/engine/schema'
import type { Fixes, Scored } from './scoring/messages.ts'

/** A scored draft as the page shows it. */
export interface Outcome {
  readonly source: string
  readonly result: TextResult
  readonly findings: readonly Finding[]
  /** Where the findings are marked, as in the editor. */
  readonly marks: readonly Mark[]
  /** Start and end of each sentence, one after the other; empty where the service scored. */
  readonly sentences: readonly number[]
  /** What would fix the findings of each rule; empty where the service scored. */
  readonly fixes: Fixes
  /** Whether the text has changed since it was scored. */
  readonly isEdited: boolean
}

/** The outcome of a result for the draft that was scored. */
export function outcomeOf(source: string, { result, sentences, fixes }: Scored): Outcome {
  const findings = findingsOf(source, result)
  return withMarks({ source, result, sentences, fixes, findings, isEdited: false })
}

const ignored: ReadonlySet<number> = new Set()

function withMarks(outcome: Omit<Outcome, 'marks'>): Outcome {
  return { ...outcome, marks: placeMarks({ ...outcome, ignored }, outcome.source.length).marks }
}

/** Where each finding is shown; null for one about the whole draft or of a hidden group. */
export type ShownPlaces = readonly (Mark | null)[]

/** Where the findings of an outcome are shown, by their index. */
export function shownPlaces(
  { findings, marks }: Pick<Outcome, 'findings' | 'marks'>,
  hidden: ReadonlySet<EvidenceGroup>,
): ShownPlaces {
  const shown = new Map(
    marks.flatMap((mark) =>
      mark.scope === 'draft' || hidden.has(mark.group) ? [] : [[mark.finding, mark] as const],
    ),
  )
  return findings.map((_, index) => shown.get(index) ?? null)
}

/** What would fix a finding, in one instruction; null where nothing is known. */
export function fixOf({ fixes }: Pick<Outcome, 'fixes'>, { rule }: Finding): string | null {
  return fixes[rule] ?? null
}

/** The findings that one of the recommended fixes is about, by index; those with a place in the text alone. */
export function placesOf(outcome: Outcome, fix: string): readonly number[] {
  return outcome.findings.flatMap((finding, index) =>
    finding.place !== null && fixOf(outcome, finding) === fix ? [index] : [],
  )
}

/**
 * Where a finding is among those of a later score of the same draft: the same rule about the same words, the one
 * that is nearest; null where it is gone.
 */
export function findAgain(finding: Finding, findings: readonly Finding[]): number | null {
  let found: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [index, other] of findings.entries()) {
    if (other.rule !== finding.rule || other.quote !== finding.quote) continue
    const away = Math.abs((other.place?.start ?? 0) - (finding.place?.start ?? 0))
    if (away < least) [found, least] = [index, away]
  }
  return found
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
  return withMarks({
    ...outcome,
    source: source.slice(0, start) + text + source.slice(end),
    findings,
    sentences: outcome.sentences.map((at) => (at <= start ? at : Math.max(start, at + shift))),
    isEdited: true,
  })
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
