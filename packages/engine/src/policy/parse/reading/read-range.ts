import type { PolicyScore } from '../../form/clause-form.ts'
import { strengths } from '../../strength.ts'
import type { Unit } from '../units/units.ts'
import type { ClauseState } from './clause-state.ts'
import { demand } from './state-steps.ts'

/** “Between 300 and 800 words”, “300–800 words”: answers how many units a range took, 0 where none is. */
export function readRange(state: ClauseState, units: readonly Unit[], at: number): number {
  const low = numberOf(units[at])
  const isJoined = /^(?:to|and|-|–|—)$/.test(units[at + 1]?.text ?? '')
  const end = at + (isJoined ? 2 : 1)
  const high = numberOf(units[end])
  if (low === undefined || high === undefined || low >= high) return 0
  const isWords = /^words?$/.test(units[end + 1]?.text ?? '')
  if (isWords && state.unit === undefined) {
    addRange(state, 'words', low, high)
    return end + 2 - at
  }
  if (isWords && state.unit !== undefined) {
    // Of a range of lengths only the upper end is looked at.
    state.leftOut.push(String(low))
    state.values.push(high)
    const isFault = /^(?:reject|revise|human_review)$/.test(state.action ?? '') || state.hasNotice
    state.length = { in: 'words', comparison: '>', value: high }
    if (isFault || state.negated !== undefined) state.isUnclear = true
    else demand(state, strengths.advice.action)
    return end + 2 - at
  }
  if (state.score === undefined) return 0
  addRange(state, state.score.score, low, high)
  return end + 1 - at
}

function numberOf(unit: Unit | undefined): number | undefined {
  if (unit?.sign?.kind === 'number') return unit.sign.value
  if (unit?.kind !== 'number') return undefined
  const value = Number(unit.text.replaceAll(',', ''))
  return Number.isFinite(value) ? value : undefined
}

/** A range that is asked for finds fault with what lies outside of it; one that is found fault with, with what is inside. */
function addRange(state: ClauseState, score: PolicyScore, low: number, high: number): void {
  const { action, hasNotice, negated, conditions } = state
  state.values.push(low, high)
  state.score = undefined
  state.compare = undefined
  if (action !== undefined || hasNotice || negated !== undefined) {
    conditions.push(
      { score, comparison: '>=', value: low },
      { score, comparison: '<=', value: high },
    )
    return
  }
  state.isNeed = true
  state.wantedConditions += 2
  conditions.push({ score, comparison: '<', value: low }, { score, comparison: '>', value: high })
}
