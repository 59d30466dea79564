import type { SignOf } from '../policy-signs.ts'
import { strengths } from '../strength.ts'
import { type ClauseState, demand, hasSubject, settleScore } from './clause-state.ts'
import { settleNumber } from './read-quantity.ts'

type Verb = SignOf<'decision' | 'notice' | 'permission' | 'publishing' | 'writing' | 'must'>

/** What should become of a draft, or be in it. */
export function readVerb(state: ClauseState, verb: Verb, written: string, at: number): void {
  switch (verb.kind) {
    case 'decision':
      settleScore(state)
      state.isReplacing = /^(?:replace|replaced)$/.test(written)
      if (state.role === 'unless') state.hasApproval = true
      else if (state.negated !== undefined) permit(state)
      else demand(state, verb.action)
      leave(state)
      return
    case 'notice':
      if (state.negated !== undefined) permit(state)
      else state.hasNotice = true
      leave(state)
      return
    case 'permission':
      readPermission(state)
      return
    case 'publishing':
      if (state.negated !== undefined) demand(state, strengths.notAllowed.action)
      else if (state.isOnly) state.permitsOnly = true
      return
    case 'writing':
      readWriting(state, written, at)
      return
    case 'must':
      readMust(state, written)
      return
    default:
      verb satisfies never
  }
}

/** After its verb a clause goes on with what it is about, or says who acts. */
function leave(state: ClauseState): void {
  if (state.role === 'unless') return
  state.isWanted = false
  state.isNaming = false
  state.isNeed = false
  if (state.role === 'if' && !hasSubject(state)) state.role = 'subject'
  else state.role = hasSubject(state) || namesMatter(state) ? 'outcome' : 'subject'
}

/** “Anything about tea …”: the matter is all there is to speak of. */
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
  if (state.permitsOnly && state.role === 'outcome') state.role = 'subject'
}

function readWriting(state: ClauseState, written: string, at: number): void {
  const isAuxiliary = /^(?:be|has|have)$/.test(written)
  if (/^keep$/.test(written)) state.keeps = true
  if (
    state.place === undefined &&
    /^(?:start|begin|open)/.test(written) &&
    (at === 0 || state.negated !== undefined)
  ) {
    state.place = 'opening'
  }
  if (state.place === undefined && /^(?:end|close) with/.test(written)) state.place = 'ending'
  if (/^(?:prefer|write|say|use)$/.test(written)) state.prefers = true
  if (state.negated !== undefined) {
    if (isAuxiliary) return
    demand(state, state.negated === 'hard' ? strengths.ban.action : strengths.advice.action)
    if (state.role === 'need') {
      state.isNeed = false
      state.role = hasSubject(state) ? 'outcome' : 'subject'
    }
    return
  }
  // “drafts that contain X”
  if (at > 0 && !startsAfresh(state)) return
  if (/^(?:have|has|see|be)$/.test(written)) return
  state.isImperative = true
  state.isWanted = true
  state.role = 'need'
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
  state.isWanted = true
  state.isNaming = false
  state.role = 'need'
}
