import { strengths } from '../../strength.ts'
import { isMatter } from '../units/unit-kinds.ts'
import type { ClauseState } from './clause-state.ts'
import { moveContrast, moveToSubject, namePerson, setRole } from './roles.ts'
import { demand } from './state-steps.ts'

/** What a small word does besides joining others. */
export function readGlue(state: ClauseState, written: string): void {
  if (/^(?:be )?(?:named|identified)$/.test(written) && state.negated !== undefined)
    namePerson(state, written)
  // “Posts about suicide, unless they give a number”: any sentence of the post may give it.
  if (/^(?:they|it)$/.test(written) && state.role === 'unless' && speaksOfDrafts(state))
    state.exceptsWhole = true
  if (written === 'or' && state.conditions.length > 0) state.isAnyCondition = true
  if (written === 'or' && state.role === 'need') state.isEither = true
  if (written === 'then' && state.role === 'if') setRole(state, 'subject')
  if (/^out/.test(written) && state.keeps) {
    moveToSubject(state)
    demand(state, strengths.ban.action)
  }
  const { noun } = state.slots.need.nouns.at(-1) ?? {}
  // “Use bold for names of ships”: of what it is used for, no form tells how it is written.
  if (written === 'for' && state.demandWritten === 'use' && noun?.detector === 'markup') {
    state.leftOut.push(written)
    state.isUnclear = true
  }
  if (/^(?:for|of)$/.test(written) && noun?.isSource === true) state.isSourceFor = true
  if (state.prefers && written === 'to') moveContrast(state)
  if (state.isReplacing && written === 'by') setRole(state, 'instead')
}

/** “Posts about suicide”: drafts are named, and nothing that is found in them. */
function speaksOfDrafts({ namesWhole, slots }: ClauseState): boolean {
  const { subject, about } = slots
  const named = [...subject.nouns, ...about.nouns]
  return namesWhole && subject.phrases.length === 0 && named.every(({ noun }) => isMatter(noun))
}
