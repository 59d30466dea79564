import type { Sign } from '../policy-signs.ts'
import { strengths } from '../strength.ts'
import { type ClauseState, demand, hasSubject, settleScore } from './clause-state.ts'
import { isThing, moveContrast, moveToSubject, openExamples, setRole } from './roles.ts'

export type Modifier = Exclude<
  Sign['kind'],
  | 'glue'
  | 'noun'
  | 'compare'
  | 'band'
  | 'number'
  | 'decision'
  | 'notice'
  | 'permission'
  | 'publishing'
  | 'writing'
  | 'must'
>

export function readModifier(state: ClauseState, kind: Modifier, written: string): void {
  switch (kind) {
    case 'not':
      // “must … not” leaves no room.
      state.negated =
        state.isNeed && !state.isMild && state.slots.need.nouns.length === 0 ? 'hard' : 'soft'
      return
    case 'ban':
      state.negated = state.isImperative ? 'soft' : 'hard'
      if (/about|on$/.test(written)) state.isNaming = true
      return
    case 'prohibition':
      settleScore(state)
      state.negated = 'hard'
      return
    case 'lack':
      if (state.isNeed && /^(?:free|devoid)/.test(written)) {
        moveToSubject(state)
        demand(state, strengths.need.action)
        return
      }
      setRole(state, state.role === 'unless' || state.role === 'if' ? state.role : 'lack')
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
      setRole(state, 'unless')
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
      readIf(state)
      return
    case 'with':
      readWith(state)
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
      return
    case 'everything':
      state.isEverything = true
      return
    case 'pronoun':
      state.usesPronoun = true
      return
    default:
      kind satisfies never
  }
}

function readIf(state: ClauseState): void {
  settleScore(state)
  state.isWanted = false
  if (state.isOnly && hasSubject(state)) needOnly(state)
  else setRole(state, 'if')
}

function needOnly(state: ClauseState): void {
  state.isNeed = true
  setRole(state, 'need')
}

function readWith(state: ClauseState): void {
  const { role, slots } = state
  if (state.isReplacing) setRole(state, 'instead')
  else if (state.isOnly && hasSubject(state) && role === 'subject') needOnly(state)
  else if (role === 'subject' && slots.subject.nouns.some(({ noun }) => isThing(noun))) {
    setRole(state, 'about')
  }
}

function readAbout(state: ClauseState, written: string): void {
  if (written === 'on' && state.role !== 'subject') return
  if (state.role === 'subject' || state.role === 'outcome') {
    state.role = state.role === 'subject' || hasSubject(state) ? 'about' : 'subject'
  }
  state.isNaming = true
}
