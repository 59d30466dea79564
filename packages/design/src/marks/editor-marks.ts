import {
  type ChangeDesc,
  type EditorState,
  type Extension,
  type Range,
  StateEffect,
  StateField,
} from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import type { EvidenceGroup } from '../evidence-groups.ts'
import type { MarkScope } from './mark-scope.ts'
import { type Findings, type Mark, markClasses, type Placed, placeMarks } from './place-marks.ts'

/** Replaces what is placed. */
export const setPlaced = StateEffect.define<Placed>()
/** Replaces the groups that are not drawn. */
export const setHiddenGroups = StateEffect.define<ReadonlySet<EvidenceGroup>>()

interface Marked extends Placed {
  readonly hidden: ReadonlySet<EvidenceGroup>
  readonly drawn: DecorationSet
}

const marked = StateField.define<Marked>({
  create: () => ({ marks: [], costs: [], hidden: new Set(), drawn: Decoration.none }),
  update: (value, transaction) => {
    let { marks, costs, hidden, drawn } = value
    if (transaction.docChanged) {
      marks = movePlaces(marks, transaction.changes)
      costs = movePlaces(costs, transaction.changes)
      drawn = drawn.map(transaction.changes)
    }
    for (const effect of transaction.effects) {
      if (effect.is(setPlaced)) {
        marks = effect.value.marks
        costs = effect.value.costs
      } else if (effect.is(setHiddenGroups)) hidden = effect.value
      else continue
      drawn = draw(marks, hidden)
    }
    return marks === value.marks && costs === value.costs && hidden === value.hidden
      ? value
      : { marks, costs, hidden, drawn }
  },
  provide: (field) => EditorView.decorations.from(field, ({ drawn }) => drawn),
})

/** Draws marks and moves them with their text. */
export const marksExtension: Extension = marked

/** What is placed in a state, in reading order. */
export function placedIn(state: EditorState): Placed {
  return state.field(marked)
}

/** The marks of a state, in reading order. */
export function marksOf(state: EditorState): readonly Mark[] {
  return state.field(marked).marks
}

/** The marks that are drawn, in reading order. */
export function shownMarks(state: EditorState): readonly Mark[] {
  const { marks, hidden } = state.field(marked)
  return hidden.size === 0 ? marks : marks.filter(({ group }) => !hidden.has(group))
}

/** Places a result in the current text, after the changes made since. */
export function placeFindings(found: Findings, since: ChangeDesc): Placed {
  const { marks, costs } = placeMarks(found, since.length)
  return { marks: movePlaces(marks, since), costs: movePlaces(costs, since) }
}

interface Place {
  readonly from: number
  readonly to: number
  readonly scope?: MarkScope
}

/** Moves places with a change; one whose words are gone goes with them. */
function movePlaces<P extends Place>(places: readonly P[], changes: ChangeDesc): readonly P[] {
  if (changes.empty) return places
  // Most changes are one key: what is before it stays the same object.
  const untouched = firstChange(changes)
  return places.flatMap((place) => {
    if (place.to < untouched) return [place]
    const from = changes.mapPos(place.from, 1)
    const to = changes.mapPos(place.to, -1)
    if (place.scope === 'draft') return [{ ...place, from: Math.min(from, to), to }]
    return from < to ? [{ ...place, from, to }] : []
  })
}

function firstChange(changes: ChangeDesc): number {
  let first = changes.length
  changes.iterChangedRanges((from) => {
    first = Math.min(first, from)
  })
  return first
}

/** Equal marks share one decoration, so that the view sees what did not change. */
const decorations = new Map<string, Decoration>()

function decorationFor(mark: Mark): Decoration {
  const name = markClasses(mark)
  const known = decorations.get(name) ?? Decoration.mark({ class: name })
  decorations.set(name, known)
  return known
}

function draw(marks: readonly Mark[], hidden: ReadonlySet<EvidenceGroup>): DecorationSet {
  const ranges = marks.flatMap((mark): Range<Decoration>[] =>
    mark.scope === 'draft' || hidden.has(mark.group) || mark.from >= mark.to
      ? []
      : [decorationFor(mark).range(mark.from, mark.to)],
  )
  return Decoration.set(ranges, true)
}

export { nextMark } from './next-mark.ts'
