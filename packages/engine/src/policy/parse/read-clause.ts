import type { PolicyClause } from '../clause.ts'
import { strengths } from '../strength.ts'
import { readApproval } from './approvals.ts'
import { withoutAsides } from './asides.ts'
import { assemble } from './assemble.ts'
import { type ClauseState, startClause } from './clause-state.ts'
import { normalOrder } from './normal-order.ts'
import { nameDescriptions } from './paraphrases.ts'
import { joinParticles } from './particles.ts'
import { readReplacement } from './read-replacement.ts'
import { readUnit } from './read-unit.ts'
import { readReferral } from './referrals.ts'
import { moveToSubject } from './roles.ts'
import { withSourceUnits } from './source-units.ts'
import type { ClauseText } from './split-clauses.ts'
import { endPhrase, settleScore } from './state-steps.ts'
import type { Unit } from './units.ts'
import { unreadPlaces } from './unread-places.ts'

/** Understands one clause as far as its words allow; `before` is what a pronoun refers to. */
export function readClause(clause: ClauseText, before: PolicyClause | undefined): PolicyClause {
  const state = startClause()
  const approval = readApproval(readReferral(normalOrder(nameDescriptions(clause.tokens))))
  const bare = withoutAsides(withSourceUnits(joinParticles(approval.tokens)))
  const units = withoutTitleCase(bare.units)
  state.leftOut.push(...bare.leftOut)
  const isReplacement = readReplacement(state, units)
  for (let at = isReplacement ? units.length : 0; at < units.length; ) {
    at += readUnit(state, units, at)
  }
  endPhrase(state, true)
  settleScore(state)
  if (approval.isAwaited) awaitApproval(state)
  // “Our director has to approve every post”: approval lies outside of the text.
  if (approval.isAsked) state.isEverything = false
  const places = unreadPlaces(units)
  if (places.length > 0) state.isUnclear = true
  state.leftOut.push(...places)
  const { text, start, end } = clause
  return { text, start, end, ...assemble(state, before?.form) }
}

/** “No prices without approval”: somebody has to look at what would be banned. */
function awaitApproval(state: ClauseState): void {
  if (state.isNeed || state.isImperative) moveToSubject(state)
  state.action = strengths.review.action
  state.negated = undefined
  state.isPermission = false
  state.permitsOnly = false
}

/** Where each longer word has a capital, a capital makes no name. */
function withoutTitleCase(units: readonly Unit[]): readonly Unit[] {
  const words = units.filter(
    ({ kind, text }) => (kind === 'word' || kind === 'sign') && text.length > 3,
  )
  const isTitle = words.length > 1 && words.every(({ isCapital }) => isCapital)
  return isTitle ? units.map((unit) => ({ ...unit, isCapital: false })) : units
}
