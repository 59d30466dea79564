import {
  type ChangeDesc,
  type EditorState,
  type Extension,
  type Range,
  StateEffect,
  StateField,
} from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import { type EvidenceGroup, groupOf } from '@content-trust/design'
import { type Finding, whyText } from '@content-trust/engine/report'
import type { Severity, TextResult, TextScoreName } from '@content-trust/engine/schema'
import { assignLanes } from './assign-lanes.ts'
import { type MarkScope, scopeOf } from './mark-scope.ts'

/** A finding at its place in the current text. */
export interface Mark {
  /** Index of the finding in its analysis. */
  readonly finding: number
  readonly from: number
  readonly to: number
  readonly group: EvidenceGroup
  readonly severity: Severity
  readonly scope: MarkScope
  readonly lane: number
}

/** A sentence that a score names as one of its costliest, in the current text. */
export interface CostlyPlace {
  readonly score: TextScoreName
  /** Share of the score, 0 to 1. */
  readonly share: number
  /** What makes it cost, in plain words; '' where nothing can be named. */
  readonly why: string
  readonly from: number
  readonly to: number
}

/** What the last result says, at its places. */
export interface Placed {
  readonly marks: readonly Mark[]
  readonly costs: readonly CostlyPlace[]
}

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

/** A result of the engine, with offsets in the text that was sent. */
interface Findings {
  readonly findings: readonly Finding[]
  readonly sentences: readonly number[]
  readonly ignored: ReadonlySet<number>
  readonly result: TextResult
}

/** Places a result in the current text, after the changes made since. */
export function placeFindings(
  { findings, sentences, ignored, result }: Findings,
  since: ChangeDesc,
): Placed {
  const found = findings.flatMap((finding, index) => {
    const scope = scopeOf(finding, sentences)
    const { type, severity } = finding
    const place = finding.place ?? { start: 0, end: 0 }
    if (ignored.has(index) || place.end > since.length) return []
    const { start: from, end: to } = place
    return [{ finding: index, from, to, group: groupOf(type), severity, scope }]
  })
  const inText = found.filter(({ scope }) => scope !== 'draft')
  const lanes = assignLanes(inText)
  const marks = [
    ...inText.map((mark, at) => ({ ...mark, lane: lanes[at] ?? 0 })),
    ...found.filter(({ scope }) => scope === 'draft').map((mark) => ({ ...mark, lane: 0 })),
  ]
  const costs = Object.entries(result.contributions ?? {}).flatMap(([name, spans]) =>
    spans.flatMap((costly) =>
      isScore(name, result) && costly.end <= since.length
        ? [
            {
              score: name,
              share: costly.share,
              why: whyText(costly),
              from: costly.start,
              to: costly.end,
            },
          ]
        : [],
    ),
  )
  return { marks: movePlaces(marks, since), costs: movePlaces(costs, since) }
}

function isScore(name: string, result: TextResult): name is TextScoreName {
  return Object.hasOwn(result.contributions ?? {}, name)
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

function decorationFor({ group, severity, scope, lane }: Mark): Decoration {
  const name = `mark is-${group} is-${severity} is-${scope} is-lane-${lane}`
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
