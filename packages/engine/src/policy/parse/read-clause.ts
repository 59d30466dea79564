import type { PolicyClause } from '../clause.ts'
import { assemble } from './assemble.ts'
import { startClause } from './clause-state.ts'
import { joinParticles } from './particles.ts'
import { readReplacement } from './read-replacement.ts'
import { readUnit } from './read-unit.ts'
import type { ClauseText } from './split-clauses.ts'
import { endPhrase, settleScore } from './state-steps.ts'
import { readUnits, type Unit } from './units.ts'

/** Understands one clause as far as its words allow; `before` is what a pronoun refers to. */
export function readClause(clause: ClauseText, before: PolicyClause | undefined): PolicyClause {
  const state = startClause()
  const units = withoutTitleCase(withoutAsides(readUnits(joinParticles(clause.tokens))))
  const isReplacement = readReplacement(state, units)
  for (let at = isReplacement ? units.length : 0; at < units.length; ) {
    at += readUnit(state, units, at)
  }
  endPhrase(state, true)
  settleScore(state)
  const { text, start, end } = clause
  return { text, start, end, ...assemble(state, before?.form) }
}

/** “… because they change”, “however likely they seem”: why a clause is there, and what makes no difference to it. */
function withoutAsides(units: readonly Unit[]): Unit[] {
  const kept: Unit[] = []
  let isAside = false
  for (const unit of units) {
    if (unit.sign?.kind === 'reason' && kept.length > 0) isAside = true
    else if (isAside && unit.text === ',') isAside = false
    if (!isAside) kept.push(unit)
  }
  return kept
}

/** Where each longer word has a capital, a capital makes no name. */
function withoutTitleCase(units: readonly Unit[]): readonly Unit[] {
  const words = units.filter(
    ({ kind, text }) => (kind === 'word' || kind === 'sign') && text.length > 3,
  )
  const isTitle = words.length > 1 && words.every(({ isCapital }) => isCapital)
  return isTitle ? units.map((unit) => ({ ...unit, isCapital: false })) : units
}
