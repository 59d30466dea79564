import {
  type EditorState,
  type Extension,
  StateEffect,
  StateField,
  type Transaction,
} from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin } from '@codemirror/view'
import type { Mark } from '@content-trust/design'
import { marksOf, setPlaced } from '@content-trust/design/editor-marks'

/** How long words stay tinted once their finding is solved, in milliseconds; the style sheet fades them as long. */
const FLASH_MS = 150
/** More than these at once are no work of the writer: a rule was switched off, or all was replaced. */
const MOST_AT_ONCE = 3

const endFlash = StateEffect.define<null>()
const flash = Decoration.mark({ class: 'is-solved' })

const solved = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(value, transaction) {
    if (transaction.effects.some((effect) => effect.is(endFlash))) return Decoration.none
    const places = solvedBy(transaction)
    if (places.length === 0) return value.map(transaction.changes)
    return Decoration.set(places.map(({ from, to }) => flash.range(from, to)))
  },
  provide: (field) => EditorView.decorations.from(field),
})

interface Place {
  readonly from: number
  readonly to: number
}

/** The words whose findings a transaction has solved: those of a suggestion, or those that a new result has cleared. */
function solvedBy(transaction: Transaction): readonly Place[] {
  if (transaction.isUserEvent('input.fix')) {
    const places: Place[] = []
    transaction.changes.iterChangedRanges((_from, _to, from, to) => places.push({ from, to }))
    return places.filter(({ from, to }) => from < to)
  }
  if (!transaction.effects.some((effect) => effect.is(setPlaced))) return []
  const gone = clearedMarks(marksOf(transaction.startState), marksOf(transaction.state))
  return gone.length > MOST_AT_ONCE ? [] : gone
}

/** The marked phrases that no mark of a new result touches, in reading order. */
export function clearedMarks(before: readonly Mark[], after: readonly Mark[]): readonly Mark[] {
  const phrases = before.filter(({ scope, from, to }) => scope === 'phrase' && from < to)
  return phrases.filter(({ from, to }) => !after.some((mark) => mark.from < to && mark.to > from))
}

const isFlashing = (state: EditorState): boolean => state.field(solved).size > 0

const ending = ViewPlugin.define((view) => {
  let timer = 0
  return {
    update({ state, startState }) {
      if (!isFlashing(state) || isFlashing(startState)) return
      timer = window.setTimeout(() => view.dispatch({ effects: endFlash.of(null) }), FLASH_MS)
    },
    destroy: () => window.clearTimeout(timer),
  }
})

/** Tints words for a moment when their finding is solved. */
export const solvedFlash: Extension = [solved, ending]
