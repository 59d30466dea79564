import {
  type ChangeDesc,
  type Extension,
  type Range,
  StateEffect,
  StateField,
} from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import { type EvidenceGroup, groupOf } from '@content-trust/design'
import type { Finding } from '@content-trust/engine/report'
import type { Severity } from '@content-trust/engine/schema'
import { assignLanes } from './assign-lanes.ts'

/** A finding at its place in the words as they are now. */
export interface Mark {
  /** Index of the finding in its analysis. */
  readonly finding: number
  readonly from: number
  readonly to: number
  readonly group: EvidenceGroup
  readonly severity: Severity
  readonly lane: number
}

/** Replaces all marks. */
export const setMarks = StateEffect.define<readonly Mark[]>()
/** Replaces the groups that are not drawn. */
export const setHiddenGroups = StateEffect.define<ReadonlySet<EvidenceGroup>>()

interface Marked {
  readonly marks: readonly Mark[]
  readonly hidden: ReadonlySet<EvidenceGroup>
  readonly drawn: DecorationSet
}

const marked = StateField.define<Marked>({
  create: () => ({ marks: [], hidden: new Set(), drawn: Decoration.none }),
  update: (value, transaction) => {
    let { marks, hidden, drawn } = value
    if (transaction.docChanged) {
      marks = moveMarks(marks, transaction.changes)
      drawn = drawn.map(transaction.changes)
    }
    for (const effect of transaction.effects) {
      if (effect.is(setMarks)) marks = effect.value
      else if (effect.is(setHiddenGroups)) hidden = effect.value
      else continue
      drawn = draw(marks, hidden)
    }
    return marks === value.marks && hidden === value.hidden ? value : { marks, hidden, drawn }
  },
  provide: (field) => EditorView.decorations.from(field, ({ drawn }) => drawn),
})

/** Draws marks and moves them with the words that they stand on. */
export const marksExtension: Extension = marked

/** The marks of a state, in reading order. */
export function marksOf(state: { field(field: typeof marked): Marked }): readonly Mark[] {
  return state.field(marked).marks
}

/** Puts findings on the words that they were found in, after the changes made since. */
export function marksFor(findings: readonly Finding[], since: ChangeDesc): Mark[] {
  const placed = findings.flatMap(({ place, type, severity }, finding) =>
    place === null || place.end > since.length
      ? []
      : [{ finding, from: place.start, to: place.end, group: groupOf(type), severity }],
  )
  const lanes = assignLanes(placed)
  return moveMarks(
    placed.map((mark, at) => ({ ...mark, lane: lanes[at] ?? 0 })),
    since,
  )
}

/** Moves marks with a change; a mark whose words are gone goes with them. */
function moveMarks(marks: readonly Mark[], changes: ChangeDesc): Mark[] {
  return marks.flatMap((mark) => {
    const from = changes.mapPos(mark.from, 1)
    const to = changes.mapPos(mark.to, -1)
    return from < to ? [{ ...mark, from, to }] : []
  })
}

function draw(marks: readonly Mark[], hidden: ReadonlySet<EvidenceGroup>): DecorationSet {
  const ranges = marks
    .filter(({ group }) => !hidden.has(group))
    .map(
      ({ from, to, group, severity, lane, finding }): Range<Decoration> =>
        Decoration.mark({
          class: `mark is-${group} is-${severity} is-lane-${lane}`,
          attributes: { 'data-finding': String(finding) },
        }).range(from, to),
    )
  return Decoration.set(ranges, true)
}
