import type { Sign } from '../../policy-signs.ts'
import { strengths } from '../../strength.ts'
import type { Unit } from '../units/units.ts'
import type { ClauseState } from './clause-state.ts'
import {
  isThing,
  moveContrast,
  moveToSubject,
  openExamples,
  openRole,
  restrictTo,
  setRole,
} from './roles.ts'
import { demand, hasSubject, settleScore } from './state-steps.ts'

export type Modifier = Exclude<
  Sign['kind'],
  | 'glue'
  | 'noun'
  | 'compare'
  | 'band'
  | 'number'
  | 'judgement'
  | 'decision'
  | 'notice'
  | 'permission'
  | 'publishing'
  | 'writing'
  | 'must'
>

export function readModifier(
  state: ClauseState,
  kind: Modifier,
  written: string,
  next?: Unit,
): void {
  switch (kind) {
    case 'not':
      // “must … not” leaves no room.
      state.negated =
        state.isNeed && !state.isMild && state.slots.need.nouns.length === 0 ? 'hard' : 'soft'
      return
    case 'ban':
      state.negated = state.isImperative ? 'soft' : 'hard'
      if (/about|on$/.test(written)) state.isNaming = state.isMatter = state.isSpokenOf = true
      return
    case 'prohibition':
      settleScore(state)
      state.negated = 'hard'
      return
    case 'reason':
      return
    case 'per':
      state.isPer = true
      return
    case 'lack':
      // “Free of placeholders”
      if (/^(?:free|devoid)/.test(written) && (state.isNeed || !hasSubject(state))) {
        moveToSubject(state)
        demand(state, strengths.need.action)
        return
      }
      openRole(state, state.role === 'unless' || state.role === 'if' ? state.role : 'lack', written)
      return
    case 'unsourced':
      state.slots.lack.nouns.push({
        noun: { kind: 'noun', isSource: true },
        written,
        count: undefined,
        value: undefined,
      })
      return
    case 'unless':
      settleScore(state)
      // “Emoji are fine, but not in headings”
      if (written === 'but not' && state.isPermission && state.action === undefined) {
        state.isPermission = false
        demand(state, strengths.notAllowed.action)
        setRole(state, 'subject')
        return
      }
      openRole(state, 'unless', written)
      return
    case 'only':
      state.isOnly = true
      // “are allowed only if”
      if (state.isPermission && state.action === undefined) {
        state.permitsOnly = true
        state.isPermission = false
        state.role = 'subject'
      }
      return
    case 'if':
      readIf(state, written)
      return
    case 'with':
      readWith(state, written, next)
      return
    case 'about':
      readAbout(state, written)
      return
    case 'instance':
      openExamples(state, state.isBracketed)
      return
    case 'contrast':
      moveContrast(state)
      return
    case 'approval':
      if (state.role === 'unless' || state.role === 'need') state.hasApproval = true
      else if (state.role === 'subject') state.hasApproval = false
      return
    case 'whole':
      state.namesWhole = true
      if (state.role === 'unless') state.exceptsWhole = true
      // “When you answer a letter”: each draft is one.
      if (state.role === 'if') state.opened.delete('if')
      return
    case 'everything':
      state.isEverything = true
      state.namesWhole = true
      return
    case 'pronoun':
      state.usesPronoun = true
      return
    default:
      kind satisfies never
  }
}

function readIf(state: ClauseState, written: string): void {
  settleScore(state)
  state.isWanted = false
  if (state.isOnly && hasSubject(state)) restrictTo(state)
  else openRole(state, 'if', written)
}

/** What follows is a matter, of which the words are looked for. */
export function nameMatter(state: ClauseState): void {
  state.role = 'about'
  state.isNaming = true
  state.isMatter = true
}

function readWith(state: ClauseState, written: string, next: Unit | undefined): void {
  const { role, slots } = state
  // “A source that readers can open”: which sources those are is not looked at.
  const isWanted = role === 'unless' || role === 'need'
  if (isWanted && slots[role].nouns.at(-1)?.noun.isSource === true) {
    setRole(state, 'outcome')
    return
  }
  // “Mentions of alcohol only with a warning”
  const isNamed = hasSubject(state) || slots.about.nouns.length + slots.about.phrases.length > 0
  // “Recipes with peanuts or sesame need a review”: which drafts those are is told by the words.
  const isHolder = state.namesWhole && role === 'subject' && !isNamed && next?.kind === 'word'
  if (isHolder && /^(?:with|containing)$/.test(written)) nameMatter(state)
  else if (state.isReplacing) setRole(state, 'instead')
  else if (state.isOnly && isNamed && /^(?:subject|about)$/.test(role)) restrictTo(state)
  else if (role === 'subject' && slots.subject.nouns.some(({ noun }) => isThing(noun))) {
    setRole(state, 'about')
  }
}

function readAbout(state: ClauseState, written: string): void {
  if (written === 'on' && state.role !== 'subject') return
  // “Doses only with the words “ask your doctor””
  if (state.isOnly && /^with the /.test(written) && hasSubject(state)) {
    restrictTo(state)
    return
  }
  // “There must be no mentions of Acme”
  if (state.role === 'need' && state.negated !== undefined) {
    moveToSubject(state)
    demand(state, state.negated === 'hard' ? strengths.ban.action : strengths.advice.action)
  }
  // “Claims must not mention rivals”: the claims hold what is banned.
  const { nouns } = state.slots.about
  const isHeld = state.negated !== undefined && nouns.length > 0 && !hasSubject(state)
  if (isHeld) state.role = 'subject'
  else if (state.role === 'subject' || state.role === 'outcome') {
    state.role = state.role === 'subject' || hasSubject(state) ? 'about' : 'subject'
  }
  nameSpokenOf(state, written)
}

/** Another subject, of which the words are looked for. */
export function nameAnother(state: ClauseState, written: string): void {
  state.role = 'subject'
  nameSpokenOf(state, written)
}

function nameSpokenOf(state: ClauseState, written: string): void {
  state.isNaming = true
  state.isMatter = !/mention|nam|word|term|phrase|saying/.test(written)
  state.isSpokenOf = !/nam|word|term|phrase|saying/.test(written)
}
