import { isActor, isAudience, isHouse, isOffered } from '../bystanders/bystanders.ts'
import { isDeterminer } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'
import type { ClauseState } from './clause-state.ts'
import { complementAt } from './complements.ts'
import { nameMatter } from './read-modifier.ts'
import { phraseWord } from './state-steps.ts'

/** Reads a word without a meaning of its own: it belongs to a phrase that is looked for, or is left out. */
export function readWord(state: ClauseState, units: readonly Unit[], at: number): void {
  const unit = units[at]
  // “Council web pages” are the drafts at hand.
  if (isHouse(units, at)) return
  if (state.role === 'if' && isActor(units, at)) return
  if (state.skipsHead) {
    state.skipsHead = false
    state.leftOut.push(unit.text)
    return
  }
  if (state.role === 'subject' && isOffered(units, at)) nameMatter(state)
  if (isAudience(units, at)) {
    state.leftOut.push(unit.text)
    return
  }
  // “Conclusions must follow from the data”: what there should be is not known.
  if (state.role === 'need' && units[at - 1]?.sign?.kind === 'must') state.isVerbUnknown = true
  state.hasBegun = true
  if (state.phrase.length === 0) state.isItem = opensItem(units, at)
  if (!unit.isCapital && followsWords(units, at)) state.isNaming = false
  // “Never mention the prices of rivals”: neither alone.
  if (state.isNaming && state.phrase.length === 0 && complementAt(units, at) === 'kind')
    state.isNaming = state.isItem = false
  state.phrase.push(phraseWord(unit, at > 0))
}

/** “The word “ensure” sparingly”, “the word “patient” as an adjective”, “words in brackets”: what follows is none of the words. */
function followsWords(units: readonly Unit[], at: number): boolean {
  let before = at - 1
  while (before > 0 && isDeterminer(units[before])) before--
  if (/^(?:as|in|for|by|of|at|on|from)$/.test(units[before]?.text ?? '')) before--
  else if (before < at - 1) return false
  const isWords = /^(?:words?|phrases?)$/.test(units[before]?.text ?? '') && before < at - 1
  return units[before]?.kind === 'quoted' || isWords
}

/** Whether what follows a unit can be an item of its own. */
function opensItem(units: readonly Unit[], at: number): boolean {
  const before = units[at - 1]
  if (before === undefined || before.kind === 'mark') return true
  // “Names of rivers” are no names of persons.
  if (before.text === 'of' && /^names?$/.test(units[at - 2]?.text ?? '')) return false
  return (
    /^(?:and|or|nor)$/.test(before.text) || (before.sign?.kind !== 'noun' && before.kind === 'sign')
  )
}
