import type { Sign } from '../../policy-signs.ts'
import { strengths } from '../../strength.ts'
import { takesObject } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'
import { bansContent } from './bans-content.ts'
import type { ClauseState } from './clause-state.ts'
import { readGlue } from './read-glue.ts'
import { nameAnother, readModifier } from './read-modifier.ts'
import { readNoun } from './read-noun.ts'
import { readQuantity } from './read-quantity.ts'
import { readSense } from './read-sense.ts'
import { readVerb } from './read-verb.ts'
import { removesWhole, speaksOfWhole } from './removal.ts'
import { askFor, moveContrast, moveToSubject, settleScope } from './roles.ts'
import { endPhrase, hasSubject } from './state-steps.ts'
import { senseOf } from './word-sense.ts'

/** Reads a phrase that has a meaning in policies. */
export function readSign(state: ClauseState, sign: Sign, units: readonly Unit[], at: number): void {
  const written = units[at].text
  const isFirst = !state.hasBegun
  if (!hasSubject(state) && speaksOfWhole(units, at)) state.isOfWhole = true
  const sense = senseOf(state, sign, units, at)
  if (sign.kind !== 'glue') state.hasBegun = true
  if (sense !== 'word' && sign.kind === 'glue' && written === 'of') keepOf(state, units[at + 1])
  else if (sense !== 'word') {
    endPhrase(
      state,
      sign.kind !== 'noun' && (sign.kind !== 'glue' || /^(?:and|or|nor)$/.test(written)),
    )
  }
  if (sense !== undefined) {
    readSense(state, sense, units, at)
    if (sense === 'naming' && isFirst) askFor(state, written)
    return
  }
  if (isFirst && sign.kind === 'noun' && written.startsWith('name ')) askFor(state, written)
  if (sign.kind === 'decision' && removesWhole(state, units, at)) {
    readVerb(state, { kind: 'decision', action: strengths.refusal.action }, written, isFirst)
    return
  }
  switch (sign.kind) {
    case 'glue':
      readGlue(state, written)
      return
    case 'noun':
      // “Return drafts” asks for a change; “promised returns” are money.
      if (isFirst && written === 'return') {
        readVerb(state, { kind: 'decision', action: strengths.change.action }, written, true)
        return
      }
      readNoun(state, sign, units, at)
      return
    case 'compare':
    case 'band':
      if (state.prefers && written === 'over') moveContrast(state)
      else readQuantity(state, sign, written)
      if (sign.kind === 'compare' && sign.isLimit && state.keeps) moveToSubject(state)
      return
    case 'number':
      return
    case 'judgement':
      state.leftOut.push(written)
      // “False claims” are not all claims; a “reliable source” is a source.
      if (!sign.holds && (state.role === 'subject' || state.role === 'about'))
        state.isUnclear = true
      return
    case 'decision':
    case 'notice':
    case 'permission':
    case 'publishing':
    case 'writing':
    case 'must':
      if (sign.kind === 'writing' && isBarred(state, units, at)) state.negated = 'hard'
      readVerb(state, sign, written, isFirst)
      return
    default: {
      if (isFirst && sign.kind === 'about' && /^(?:name|mention)$/.test(written))
        askFor(state, written)
      else if (sign.kind === 'about' && startsAnother(state, units, at)) nameAnother(state, written)
      else readModifier(state, sign.kind, written, units[at + 1])
      const isBan = sign.kind === 'prohibition' || /^should(?:n't| not| never)$/.test(written)
      if (isBan && takesObject(units[at + 1])) settleScope(state, units, at)
      // “Never guarantee a result” leaves no room; “never write …” is advice on style.
      if (isFirst && sign.kind === 'not') state.startsWithNot = true
      const isUnsaid = isFirst || (!hasSubject(state) && state.role === 'subject')
      if (isUnsaid && sign.kind === 'not' && bansContent(units, at)) state.negated = 'hard'
    }
  }
}

const mentions =
  /^(?:(?:any )?mentions? of|references to|(?:the )?(?:words?|terms?|phrases?|names?)|(?:anything|everything|something) about)$/
const joint = /^(?:,|or|and|nor)$/
const unmarked = /^(?:any|the|all|every|each|anything|everything|something|posts?|talk)$/

/** “No prices or mentions of Acme”: what is spoken of is banned besides, and narrows no prices. */
function startsAnother(state: ClauseState, units: readonly Unit[], at: number): boolean {
  let before = at - 1
  while (unmarked.test(units[before]?.text ?? '')) before--
  const isNoun = mentions.test(units[at].text) || before < at - 1
  const isListed = /^(?:subject|about)$/.test(state.role) && state.isNeed === false
  return isNoun && isListed && hasSubject(state) && joint.test(units[before]?.text ?? '')
}

/** “Prices never appear”: not to be there is more than not to be used. */
function isBarred({ negated }: ClauseState, units: readonly Unit[], at: number): boolean {
  if (negated !== 'soft' || !/^(?:appears?|show up|come up)$/.test(units[at].text)) return false
  return /^(?:never|not|don't|do not|doesn't|does not)$/.test(units[at - 1]?.text ?? '')
}

/** “Best of breed”, “an Act of Parliament”: words to look for as they stand. */
function keepOf({ phrase, isMatter }: ClauseState, next: Unit | undefined): void {
  const before = phrase.at(-1)
  if (isMatter || before === undefined || next?.kind !== 'word') return
  phrase.push({ text: 'of', isName: before.isName && next.isCapital })
}
