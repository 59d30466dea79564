import type { PolicyClause } from '../clause.ts'
import { assemble } from './assemble.ts'
import { endPhrase, settleScore, startClause } from './clause-state.ts'
import { readUnit } from './read-unit.ts'
import type { ClauseText } from './split-clauses.ts'
import { readUnits, type Unit } from './units.ts'

/** Understands one clause as far as its words allow; `before` is what a pronoun refers to. */
export function readClause(clause: ClauseText, before: PolicyClause | undefined): PolicyClause {
  const state = startClause()
  const units = withoutTitleCase(readUnits(clause.tokens))
  for (let at = 0; at < units.length; ) at += readUnit(state, units, at)
  endPhrase(state, true)
  settleScore(state)
  const { text, start, end } = clause
  return { text, start, end, ...assemble(state, before?.form) }
}

/** Where each longer word has a capital, a capital makes no name. */
function withoutTitleCase(units: readonly Unit[]): readonly Unit[] {
  const words = units.filter(
    ({ kind, text }) => (kind === 'word' || kind === 'sign') && text.length > 3,
  )
  const isTitle = words.length > 1 && words.every(({ isCapital }) => isCapital)
  return isTitle ? units.map((unit) => ({ ...unit, isCapital: false })) : units
}
