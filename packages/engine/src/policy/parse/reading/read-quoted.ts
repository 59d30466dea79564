import { phraseIn } from '../../policy-tokens.ts'
import { strengths } from '../../strength.ts'
import type { Unit } from '../units/units.ts'
import type { ClauseState } from './clause-state.ts'
import { complementAt } from './complements.ts'
import { moveWanted } from './roles.ts'
import { demand, endPhrase, settleScore } from './state-steps.ts'

/** Reads words in quotation marks. */
export function readQuoted(state: ClauseState, units: readonly Unit[], at: number): void {
  const { text } = units[at]
  endPhrase(state)
  settleScore(state)
  const words = phraseIn(text)
  if (words === '') {
    state.leftOut.push(text)
    return
  }
  const { role, slots } = state
  // “Never use "tea" to list prices”: the negation has found what it negates.
  if (state.negated !== undefined && role === 'need') {
    moveWanted(state)
    slots.subject.phrases.push(words)
    demand(state, strengths.advice.action)
    return
  }
  // “Contractions of “will”” hold both; “clichés of the “end of the day” kind” are those words.
  const isListed = /^(?:and|or|,|kind|sort|type|variety)$/.test(units[at + 1]?.text ?? '')
  const isOf = role === 'subject' && !isListed && complementAt(units, at) === 'kind'
  slots[isOf ? 'about' : role].phrases.push(words)
}
