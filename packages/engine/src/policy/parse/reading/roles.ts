import type { Noun } from '../../policy-signs.ts'
import { strengths } from '../../strength.ts'
import { isMatter } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'
import type { ClauseState } from './clause-state.ts'
import { speaksOfWhole } from './removal.ts'
import type { FoundNoun, Role } from './slots.ts'
import { demand, endPhrase } from './state-steps.ts'

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
  state.prefers = true
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

/** What follows “only with” is what it takes. */
export function needOnly(state: ClauseState): void {
  state.isNeed = true
  openRole(state, 'need', 'only')
}

/** “Quotes only with a named speaker” lets no others through; “use quotes only with …” tells writers what to do. */
export function restrictTo(state: ClauseState): void {
  const { action, hasNotice, negated, isNeed, isImperative } = state
  const isBare = action === undefined && negated === undefined && !hasNotice
  if (isBare && !isNeed && !isImperative) state.permitsOnly = true
  needOnly(state)
}

/** “Children must not be named”: the names of persons are what is meant. */
export function namePerson({ slots, leftOut }: ClauseState, written: string): void {
  const noun = { kind: 'noun', detector: 'person-name' } as const
  // “Patients must not be named”: who is one cannot be told from a name.
  for (const found of slots.subject.nouns.splice(0)) {
    if (/^patients?$/.test(found.written)) leftOut.push(found.written)
    else slots.subject.nouns.push(found)
  }
  slots.subject.nouns.push({ noun, written, count: undefined, value: undefined })
}

/** Begins a role in which something must be said. */
export function openRole(state: ClauseState, role: Role, written: string): void {
  // “No mentions of Acme unless …”: the ban has found what it bans.
  const { subject, about } = state.slots
  if (state.negated !== undefined && subject.phrases.length + about.phrases.length > 0) {
    demand(state, state.negated === 'hard' ? strengths.ban.action : strengths.advice.action)
  }
  setRole(state, role)
  state.opened.set(role, written)
}

/** Whether a noun names something that can be found, and not only a part of a draft. */
export function isThing({ evidence, detector, topic, isLink }: Noun): boolean {
  return evidence !== undefined || detector !== undefined || topic !== undefined || isLink === true
}

/** “Mention the date”: an order to the writer. */
export function askFor(state: ClauseState, written: string): void {
  state.isImperative = true
  state.demandWritten = written
  state.isWanted = true
  state.role = 'need'
  state.isNaming = true
}

/**
 * “Articles about tea must not mention …”: what was named says which drafts are meant, and what is banned comes next. What
 * is no draft holds it: “quotes must not contain …”.
 */
export function settleScope(state: ClauseState, units: readonly Unit[], at: number): void {
  const { about, if: condition, subject } = state.slots
  // “Investment posts must not …”: a matter before the word says which of them are meant, too.
  const isOfMatter = speaksOfWhole(units, at - 1) && subject.nouns.every(isMatterOnly)
  const isOfWhole = state.isOfWhole || isOfMatter
  const holder = isOfWhole ? condition : about
  for (const slot of isOfWhole ? [subject, about] : [subject]) {
    holder.phrases.push(...slot.phrases.splice(0))
    holder.nouns.push(...slot.nouns.splice(0))
    if (isOfWhole) holder.unknown.push(...slot.unknown.splice(0))
  }
  setRole(state, 'subject')
}

function isMatterOnly({ noun }: FoundNoun): boolean {
  return isMatter(noun)
}
