import { strengths } from '../../strength.ts'
import type { ClauseState } from './clause-state.ts'
import { demand } from './state-steps.ts'

/** “Only quotes may contain superlatives”: what may is an exception to what nothing else may. */
export function exempt(state: ClauseState): boolean {
  const { subject, unless } = state.slots
  const { place } = state
  if (subject.nouns.length === 0 && place === undefined) return false
  unless.nouns.push(...subject.nouns.splice(0))
  unless.unknown.push(...subject.unknown.splice(0))
  if (place !== undefined) {
    const noun = { kind: 'noun', place } as const
    unless.nouns.push({ noun, written: place, count: undefined, value: undefined })
    state.place = undefined
  }
  state.unit = undefined
  state.isOnly = false
  demand(state, strengths.restriction.action)
  state.role = 'subject'
  return true
}
