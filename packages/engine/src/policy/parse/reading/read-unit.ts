import { strengths } from '../../strength.ts'
import { addresseeAt } from '../bystanders/addressee.ts'
import { isAudience } from '../bystanders/bystanders.ts'
import { isMatter } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'
import type { ClauseState } from './clause-state.ts'
import { readExample } from './read-examples.ts'
import { readMark } from './read-mark.ts'
import { readDigits, takeNumber } from './read-number.ts'
import { readQuoted } from './read-quoted.ts'
import { readSign } from './read-sign.ts'
import { readVerb } from './read-verb.ts'
import { readWord } from './read-word.ts'
import { demand, endPhrase, settleScore } from './state-steps.ts'
import { isPronoun } from './word-sense.ts'

/** Reads the unit at a place; answers how many units it took. */
export function readUnit(state: ClauseState, units: readonly Unit[], at: number): number {
  const unit = units[at]
  if (state.role === 'examples' && readExample(state, units, at)) return 1
  const addressee = addresseeAt(state, units, at)
  if (addressee !== undefined) {
    endPhrase(state, true)
    settleScore(state)
    // “Mark prices for the editor”: whoever is told is asked nothing.
    const isTold = state.hasNotice && unit.text === 'for'
    if (!isTold)
      readVerb(state, { kind: 'decision', action: strengths.review.action }, unit.text, false)
    state.leftOut.push(...addressee.unknown)
    return addressee.length
  }
  switch (unit.kind) {
    case 'quoted':
      readQuoted(state, units, at)
      if (unit.tokens[0].isBare === true) state.matters.push(unit.text)
      return 1
    case 'host':
      endPhrase(state)
      state.slots[state.role].hosts.push(unit.text)
      return 1
    case 'number':
      if (endsName(state, units, at)) {
        state.phrase.push({ text: unit.text, isName: true })
        return 1
      }
      return readDigits(state, units, at)
    case 'mark':
      return readMark(state, units, at)
    case 'word':
      readWord(state, units, at)
      return 1
    case 'sign':
      if (unit.sign?.kind === 'noun' && isMatter(unit.sign) && isAudience(units, at)) {
        state.leftOut.push(unit.text)
        return 1
      }
      if (unit.sign?.kind === 'number') {
        endPhrase(state)
        // “Images without a caption need one”: what is missing was named.
        if (isPronoun(state, units, at)) {
          demand(state, strengths.need.action)
          state.isNeed = false
          return 1
        }
        return 1 + takeNumber(state, units, at + 1, unit.sign.value)
      }
      if (unit.sign !== undefined) readSign(state, unit.sign, units, at)
      return 1
    default:
      return unit.kind satisfies never
  }
}

/** “Project Heron or version 5”: a number behind the words of a phrase is a part of it, where the phrase ends with it. */
function endsName(
  { phrase, isNaming, compare }: ClauseState,
  units: readonly Unit[],
  at: number,
): boolean {
  const next = units[at + 1]
  return (
    isNaming &&
    phrase.length > 0 &&
    compare === undefined &&
    (next === undefined || next.kind === 'mark' || next.kind === 'sign')
  )
}
