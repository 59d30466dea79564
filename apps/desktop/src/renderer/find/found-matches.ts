import {
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  type Transaction,
} from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import type { Match } from '../../shared/searching/find-matches.ts'

/** The places that were found, the one that is selected, and the part of the draft that is searched. */
interface Found {
  readonly all: DecorationSet
  readonly selected: DecorationSet
  /** At most one range; none where all of the draft is searched. */
  readonly scope: DecorationSet
}

const setMatches = StateEffect.define<readonly Match[]>()
const setScope = StateEffect.define<Match | null>()

const match = Decoration.mark({ class: 'find-match' })
const selectedMatch = Decoration.mark({ class: 'find-match is-selected' })
const searched = Decoration.mark({ class: 'find-scope', inclusive: true })

const nothing: Found = {
  all: Decoration.none,
  selected: Decoration.none,
  scope: Decoration.none,
}

const foundField = StateField.define<Found>({
  create: () => nothing,
  update: (found, transaction) => selectedIn(changed(found, transaction), transaction),
  provide: (field): Extension => [
    EditorView.decorations.from(field, ({ scope }) => scope),
    EditorView.decorations.from(field, ({ all }) => all),
    EditorView.decorations.from(field, ({ selected }) => selected),
  ],
})

function changed(found: Found, { changes, effects }: Transaction): Found {
  let { all, scope } = found
  if (!changes.empty) {
    all = all.map(changes)
    scope = scope.map(changes)
  }
  for (const effect of effects) {
    if (effect.is(setMatches)) {
      all = Decoration.set(effect.value.map(({ from, to }) => match.range(from, to)))
    } else if (effect.is(setScope)) {
      const part = effect.value
      scope = part === null ? Decoration.none : Decoration.set(searched.range(part.from, part.to))
    }
  }
  return all === found.all && scope === found.scope ? found : { ...found, all, scope }
}

/** Marks the match that the selection covers. */
function selectedIn(found: Found, { startState, state }: Transaction): Found {
  const { main } = state.selection
  if (found.all.size === 0 && found.selected.size === 0) return found
  if (startState.selection.main.eq(main) && startState.field(foundField, false) === found) {
    return found
  }
  const isMatch = indexOf(found.all, main) !== null
  const selected = isMatch
    ? Decoration.set(selectedMatch.range(main.from, main.to))
    : Decoration.none
  return { ...found, selected }
}

/** Shows matches in the draft; an empty list takes them away. */
export function showMatches(view: EditorView, matches: readonly Match[]): void {
  if (matches.length === 0 && foundIn(view.state).all.size === 0) return
  const isNew = view.state.field(foundField, false) === undefined
  const first = isNew ? [StateEffect.appendConfig.of(foundField)] : []
  if (isNew) view.dispatch({ effects: first })
  view.dispatch({ effects: setMatches.of(matches) })
}

/** Searches a part of the draft alone; null searches all of it. */
export function searchWithin(view: EditorView, part: Match | null): void {
  if (view.state.field(foundField, false) === undefined) {
    view.dispatch({ effects: StateEffect.appendConfig.of(foundField) })
  }
  view.dispatch({ effects: setScope.of(part) })
}

/** The part of the draft that is searched; null for all of it. */
export function searchedPart(state: EditorState): Match | null {
  const cursor = foundIn(state).scope.iter()
  return cursor.value === null ? null : { from: cursor.from, to: cursor.to }
}

/** Number of the match that is selected, from 1; null where the selection is none. */
export function selectedNumber(state: EditorState): number | null {
  return indexOf(foundIn(state).all, state.selection.main)
}

/** The match after the selection, or before it; around the end. */
export function matchBeside(state: EditorState, step: 1 | -1): Match | null {
  const { from, to } = state.selection.main
  const all = matchesIn(state)
  const isSelected = selectedNumber(state) !== null
  const beside =
    step === 1
      ? all.find((one) => (isSelected ? one.from >= to : one.from >= from))
      : all.findLast((one) => (isSelected ? one.to <= from : one.to <= to))
  return beside ?? (step === 1 ? all[0] : all.at(-1)) ?? null
}

/** The match at a place or after it; around the end. */
export function matchFrom(state: EditorState, offset: number): Match | null {
  const all = matchesIn(state)
  return all.find(({ from }) => from >= offset) ?? all[0] ?? null
}

function matchesIn(state: EditorState): readonly Match[] {
  const list: Match[] = []
  for (const cursor = foundIn(state).all.iter(); cursor.value !== null; cursor.next()) {
    list.push({ from: cursor.from, to: cursor.to })
  }
  return list
}

function indexOf(all: DecorationSet, { from, to }: Match): number | null {
  if (from === to) return null
  let number = 1
  for (const cursor = all.iter(); cursor.value !== null; cursor.next()) {
    if (cursor.from === from && cursor.to === to) return number
    if (cursor.from > from) return null
    number += 1
  }
  return null
}

function foundIn(state: EditorState): Found {
  return state.field(foundField, false) ?? nothing
}
