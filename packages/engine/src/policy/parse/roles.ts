import type { Noun } from '../policy-signs.ts'
import { strengths } from '../strength.ts'
import { type ClauseState, demand, endPhrase, type Role } from './clause-state.ts'

/** What was read as wanted is what the clause is about. */
export function moveToSubject(state: ClauseState): void {
  const { need, subject } = state.slots
  subject.phrases.push(...need.phrases.splice(0))
  subject.nouns.push(...need.nouns.splice(0))
  subject.unknown.push(...need.unknown.splice(0))
  state.role = 'subject'
  state.isNeed = false
  state.isImperative = false
}

/** “Say A, not B”: what was named so far is what should be written. */
export function moveWanted(state: ClauseState): void {
  const { need, instead } = state.slots
  instead.phrases.push(...need.phrases.splice(0))
  instead.nouns.push(...need.nouns.splice(0))
  state.role = 'subject'
  state.isNeed = false
  state.isImperative = false
}

export function moveContrast(state: ClauseState): void {
  moveWanted(state)
  const { subject, instead } = state.slots
  instead.phrases.push(...subject.phrases.splice(0))
  demand(state, strengths.advice.action)
}

/** What follows is listed. */
export function openExamples(state: ClauseState, isBracketed: boolean): void {
  endPhrase(state)
  if (state.role !== 'examples') {
    state.outer = state.role
    state.outerNaming = state.isNaming
  }
  state.role = 'examples'
  state.isBracketed = isBracketed
}

export function setRole(state: ClauseState, role: Role): void {
  state.role = role
  state.isNaming = false
}

/** Whether a noun names something that can be found, and not only a part of a draft. */
export function isThing({ evidence, detector, topic, isLink }: Noun): boolean {
  return evidence !== undefined || detector !== undefined || topic !== undefined || isLink === true
}

/** “Mention the date”: an order to the writer. */
export function askFor(state: ClauseState): void {
  state.isImperative = true
  state.isWanted = true
  state.role = 'need'
  state.isNaming = true
}
