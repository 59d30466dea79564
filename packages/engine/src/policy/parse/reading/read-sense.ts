import { strengths } from '../../strength.ts'
import type { Unit } from '../units/units.ts'
import type { ClauseState } from './clause-state.ts'
import { readNoun } from './read-noun.ts'
import { moveToSubject, setRole } from './roles.ts'
import { demand } from './state-steps.ts'
import { isCounted, type Sense } from './word-sense.ts'

/** Reads a sign that is not what it is elsewhere. */
export function readSense(
  state: ClauseState,
  sense: Sense,
  units: readonly Unit[],
  at: number,
): void {
  const { text } = units[at]
  switch (sense) {
    case 'word':
      if (state.phrase.length === 0) state.isItem = true
      state.phrase.push({ text, isName: false })
      return
    case 'whole':
      state.namesWhole = true
      return
    case 'link':
      readNoun(state, { kind: 'noun', isLink: true, isSource: true }, units, at)
      // “A link to the law”: where it leads is not looked at.
      if (state.role === 'need' && !isCounted(units[at + 1])) setRole(state, 'outcome')
      return
    case 'both':
      state.leftOut.push(text)
      state.isUnclear = true
      return
    case 'leaving':
      moveToSubject(state)
      demand(state, strengths.change.action)
      return
    case 'told':
      moveToSubject(state)
      state.hasNotice = true
      return
    case 'never':
      state.negated = 'hard'
      return
    case 'pronoun':
      state.usesPronoun = true
      return
    case 'away':
      moveToSubject(state)
      demand(state, strengths.refusal.action)
      return
    case 'naming':
    case 'nothing':
      return
    default:
      sense satisfies never
  }
}
