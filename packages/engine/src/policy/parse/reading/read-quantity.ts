import type { ScoreCondition } from '../../form/clause-form.ts'
import type { SignOf } from '../../policy-signs.ts'
import { strengths } from '../../strength.ts'
import type { ClauseState } from './clause-state.ts'
import { addCondition } from './conditions.ts'
import { moveToSubject } from './roles.ts'
import { bandCondition } from './score-bands.ts'
import { demand } from './state-steps.ts'

type Comparison = ScoreCondition['comparison']

/** “more than”, “high”: a comparison or a band. */
export function readQuantity(
  state: ClauseState,
  sign: SignOf<'compare' | 'band'>,
  written: string,
): void {
  if (sign.kind === 'band') {
    if (state.score === undefined) state.band = sign.band
    else addCondition(state, ...bandCondition(state.score.score, sign.band))
    return
  }
  state.compare = sign.comparison
  state.compareWritten = written
  if (sign.isLimit) limitLast(state)
  if (!sign.isLimit) return
  // “Use at most one emoji”: what is named is what there may be too much of.
  if (state.role === 'need') moveToSubject(state)
  // “Must be at most 300 words” names what goes too far itself.
  state.isWanted = false
  state.isLimit = true
  state.isImperative = false
  if (state.action === undefined) demand(state, strengths.advice.action)
}

/** “One exclamation mark at most” */
function limitLast(state: ClauseState): void {
  const nouns = state.slots[state.role].nouns
  const last = nouns.at(-1)
  if (last?.count?.comparison !== '>=' || state.number !== undefined) return
  nouns.splice(-1, 1, { ...last, count: { comparison: '>', value: last.count.value } })
  state.compareWritten = ''
}

/** A number that nothing followed: “numbers below ten must …” compares what nobody can compare here. */
export function settleNumber(state: ClauseState): void {
  const { number, compare } = state
  if (number === undefined) return
  state.leftOut.push(compare === undefined ? String(number) : `${compare} ${number}`)
  if (compare !== undefined) state.isUnclear = true
  state.number = undefined
  state.compare = undefined
}

/** The count that waits for its noun. */
export function takeCount(
  state: ClauseState,
): { comparison: Comparison; value: number } | undefined {
  const { number, compare, isLimit } = state
  if (number === undefined) return undefined
  // “20% of sentences” is no count.
  if (!Number.isInteger(number)) state.isUnclear = true
  state.number = undefined
  state.compare = undefined
  state.isLimit = false
  if (compare === undefined) return { comparison: isLimit ? '>' : '>=', value: number }
  return { comparison: compare, value: number }
}
