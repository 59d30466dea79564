import type { Unit } from '../units/units.ts'
import type { ClauseState } from './clause-state.ts'
import { openExamples, setRole } from './roles.ts'
import { endPhrase, hasSubject, settleScore } from './state-steps.ts'

/** Reads a mark; answers how many units it took. */
export function readMark(state: ClauseState, units: readonly Unit[], at: number): number {
  const { text, tokens } = units[at]
  endPhrase(state, true)
  // “(1) claims, (2) advice”: a number in brackets counts the parts.
  if (text === '(' && units[at + 1]?.kind === 'number' && units[at + 2]?.text === ')') return 3
  const inside = units[at + 1]
  if (text === '(' && inside?.sign?.kind !== 'compare') openExamples(state, true)
  if (text === ':') openColon(state)
  if (text === ',' || text === '—' || text === '–') endAside(state, goesOn(units, at))
  // “Claims, unless trivial, need a source”
  const after = units[at + 1]?.sign?.kind
  if (text === ',' && state.role === 'unless' && (after === 'must' || after === 'prohibition')) {
    setRole(state, 'subject')
  }
  if (!/^[<>≥≤]$/.test(text)) return 1
  const isWide = units[at + 1]?.text === '=' && units[at + 1].tokens[0].start === tokens[0].end
  if (text === '>' || text === '≥') state.compare = isWide || text === '≥' ? '>=' : '>'
  else state.compare = isWide || text === '≤' ? '<=' : '<'
  return isWide ? 2 : 1
}

/** Whether a list of single words goes on after a comma: another comma or an “or” follows the next one. */
function goesOn(units: readonly Unit[], at: number): boolean {
  return units[at + 1]?.kind !== 'mark' && /^(?:,|or)$/.test(units[at + 2]?.text ?? '')
}

/** “If a text names X, hold it”: the comma ends what was said first. */
function endAside(state: ClauseState, listsOn: boolean): void {
  settleScore(state)
  // “If a text says best, finest or leading, …”: the list goes on.
  if (state.role === 'if' && state.isNaming && listsOn) return
  if (state.role === 'if' || state.role === 'unless') {
    if (!hasSubject(state) && state.action === undefined) setRole(state, 'subject')
  }
}

function openColon(state: ClauseState): void {
  settleScore(state)
  if (!hasSubject(state) && state.action === undefined && !state.hasNotice) return
  state.isListing = true
  state.isNaming = false
  if (state.role !== 'unless') state.role = 'subject'
}
