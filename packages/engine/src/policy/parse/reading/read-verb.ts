import type { PolicyPlace } from '../../form/clause-form.ts'
import type { SignOf } from '../../policy-signs.ts'
import { strengths } from '../../strength.ts'
import type { ClauseState } from './clause-state.ts'
import { exempt } from './exempt.ts'
import { settleNumber } from './read-quantity.ts'
import { moveToSubject, namePerson } from './roles.ts'
import { demand, hasSubject, settleScore } from './state-steps.ts'

type Verb = SignOf<'decision' | 'notice' | 'permission' | 'publishing' | 'writing' | 'must'>

/** What should become of a draft, or be in it. */
export function readVerb(state: ClauseState, verb: Verb, written: string, isFirst: boolean): void {
  switch (verb.kind) {
    case 'decision':
      settleScore(state)
      state.isReplacing = /^(?:replace|replaced)$/.test(written)
      if (state.role === 'unless') state.hasApproval = true
      else if (state.negated !== undefined) permit(state)
      else demand(state, verb.action)
      leave(state, written)
      return
    case 'notice':
      // “A text that says what it shows”
      if (
        !isFirst &&
        !isTold(state, written) &&
        /^(?:need|if)$/.test(state.role) &&
        state.negated === undefined
      ) {
        if (/^reports?$/.test(written)) state.namesWhole = true
        return
      }
      // “Do not list prices” speaks to writers, “do not flag prices” to whoever checks.
      if (
        state.negated !== undefined &&
        /^(?:list|show|identify|report|note|catch)/.test(written)
      ) {
        if (written === 'identify') namePerson(state, written)
        demand(state, state.negated === 'hard' ? strengths.ban.action : strengths.advice.action)
      } else if (state.negated !== undefined) permit(state)
      else state.hasNotice = true
      leave(state, written)
      return
    case 'permission':
      readPermission(state)
      return
    case 'publishing':
      if (/^posts?$/.test(written)) state.namesWhole = true
      if (state.negated !== undefined) demand(state, strengths.notAllowed.action)
      else if (state.isOnly) state.permitsOnly = true
      return
    case 'writing':
      readWriting(state, written, isFirst)
      return
    case 'must':
      readMust(state, written)
      return
    default:
      verb satisfies never
  }
}

/** “Prices must be flagged”, “I want prices flagged” */
function isTold(state: ClauseState, written: string): boolean {
  if (!/^(?:flagged|reported|highlighted)$/.test(written)) return false
  if (!hasSubject(state) && !namesMatter(state)) moveToSubject(state)
  return true
}

/** After its verb a clause goes on with what it is about, or says who acts. */
function leave(state: ClauseState, written: string): void {
  if (state.role === 'unless') return
  const isActive = state.isNeed && !/^be |(?:ed|en|n|by|through)(?: |$)/.test(written)
  state.isWanted = false
  state.isNaming = false
  state.isNeed = false
  if (state.role === 'if' && !hasSubject(state)) state.role = 'subject'
  // “Notices should avoid prices”: who acts comes before the verb, and what it is about after.
  else if (isActive && isNobody(state)) state.role = 'subject'
  else state.role = hasSubject(state) || namesMatter(state) ? 'outcome' : 'subject'
}

/** “Anything about tea …”: the matter is all there is to speak of. */
function isNobody({ slots }: ClauseState): boolean {
  const { nouns, phrases, hosts } = slots.subject
  return nouns.length + phrases.length + hosts.length === 0 && slots.about.nouns.length === 0
}

function namesMatter({ slots }: ClauseState): boolean {
  return slots.about.nouns.length + slots.about.phrases.length > 0
}

/** “don't flag”, “never reject”: asks for less. */
function permit(state: ClauseState): void {
  state.isPermission = true
  state.negated = undefined
}

function readPermission(state: ClauseState): void {
  settleScore(state)
  if (state.role === 'unless') state.hasApproval = true
  else if (state.negated !== undefined) demand(state, strengths.notAllowed.action)
  else if (state.isOnly) state.permitsOnly = true
  else if (state.isNeed) demand(state, strengths.review.action)
  else state.isPermission = true
  if (hasSubject(state) && state.role !== 'unless') {
    state.isNaming = false
    state.role = 'outcome'
  }
  // “is only allowed with”: what comes next is what it takes.
  if (state.permitsOnly && /^(?:outcome|about)$/.test(state.role)) state.role = 'subject'
}

function readWriting(state: ClauseState, written: string, isFirst: boolean): void {
  const isAuxiliary = /^(?:be|has|have)$/.test(written)
  if (/^keep$/.test(written)) state.keeps = true
  const begins = /^(?:start|begin|open)(?:$|(?:s|ing|ning)? (?:with|on)$)/.exec(written)
  const isPlaced = written.includes(' ') || isFirst || state.negated !== undefined
  if (state.place === undefined && begins !== null && isPlaced) {
    namePlace(state, state.unit === 'sentence' ? 'sentence-start' : 'opening')
  }
  if (state.place === undefined && /^(?:end|clos|finish)\w* (?:with|on)$/.test(written))
    namePlace(state, 'ending')
  if (/^(?:prefer|write|say|use)$/.test(written)) state.prefers = true
  if (state.negated !== undefined) {
    if (isAuxiliary) return
    if (/^(?:use|uses|using|say|write|call|be used|put in)$/.test(written)) state.bansWords = true
    demand(state, state.negated === 'hard' ? strengths.ban.action : strengths.advice.action)
    if (state.role === 'need') {
      state.isNeed = false
      state.role = hasSubject(state) ? 'outcome' : 'subject'
    }
    return
  }
  // “If a text says finest …”
  if (
    state.role === 'if' &&
    /^(?:says?|said|use[sd]?|talk|talks|speaks?|talks? (?:about|of)|speaks? (?:about|of))$/.test(
      written,
    )
  ) {
    state.isNaming = true
    state.isMatter = /(?:about|of)$/.test(written)
  }
  if (
    state.isOnly &&
    state.role === 'subject' &&
    /^(?:contain|have|include|use|feature|carry)$/.test(written) &&
    exempt(state)
  )
    return
  // “Using prices is discouraged”
  if (
    /^(?:using|putting|writing|giving|asking|starting|ending|stating|quoting|making|opening|beginning|closing|finishing)\b/.test(
      written,
    )
  )
    return
  // “drafts that contain X”
  if (!isFirst && !startsAfresh(state)) return
  if (/^(?:have|has|see)$/.test(written)) return
  state.isImperative = true
  state.demandWritten = written
  state.isWanted = true
  state.role = 'need'
}

function namePlace(state: ClauseState, place: PolicyPlace): void {
  state.place = place
  state.hasPlaceVerb = true
}

/** Whether nothing has been said yet but a condition. */
function startsAfresh(state: ClauseState): boolean {
  const { if: condition, unless } = state.slots
  const saidFirst = condition.nouns.length + condition.phrases.length + unless.nouns.length > 0
  return saidFirst && state.role === 'subject' && !hasSubject(state) && state.action === undefined
}

function readMust(state: ClauseState, written: string): void {
  // “unless it needs …” stays an exception.
  if (state.role === 'unless') return
  if (state.negated !== undefined) {
    permit(state)
    return
  }
  settleNumber(state)
  state.isMild = /^(?:should|there should be|ought to|expect)$/.test(written)
  state.isNeed = true
  state.demandWritten = written
  state.isWanted = true
  state.isNaming = false
  state.role = 'need'
}
