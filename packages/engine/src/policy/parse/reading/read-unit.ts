import type { Sign } from '../../policy-signs.ts'
import { phraseIn } from '../../policy-tokens.ts'
import { strengths } from '../../strength.ts'
import { addresseeAt } from '../bystanders/addressee.ts'
import { isActor, isAudience, isHouse, isOffered } from '../bystanders/bystanders.ts'
import { isDeterminer, isMatter, takesObject } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'
import { bansContent } from './bans-content.ts'
import type { ClauseState } from './clause-state.ts'
import { complementAt } from './complements.ts'
import { readExample } from './read-examples.ts'
import { readGlue } from './read-glue.ts'
import { readMark } from './read-mark.ts'
import { nameMatter, readModifier } from './read-modifier.ts'
import { readNoun } from './read-noun.ts'
import { readDigits, takeNumber } from './read-number.ts'
import { readQuantity } from './read-quantity.ts'
import { readSense } from './read-sense.ts'
import { readVerb } from './read-verb.ts'
import { removesWhole, speaksOfWhole } from './removal.ts'
import { askFor, moveContrast, moveToSubject, moveWanted, settleScope } from './roles.ts'
import { demand, endPhrase, hasSubject, phraseWord, settleScore } from './state-steps.ts'
import { isPronoun, senseOf } from './word-sense.ts'

/** Reads the unit at a place; answers how many units it took. */
export function readUnit(state: ClauseState, units: readonly Unit[], at: number): number {
  const unit = units[at]
  if (state.role === 'examples' && readExample(state, units, at)) return 1
  const addressee = addresseeAt(state, units, at)
  if (addressee !== undefined) {
    endPhrase(state, true)
    settleScore(state)
    // “Mark prices for the editor”: whoever is told is asked nothing.
    const isTold = state.hasNotice && unit.text === 'for'
    if (!isTold)
      readVerb(state, { kind: 'decision', action: strengths.review.action }, unit.text, false)
    state.leftOut.push(...addressee.unknown)
    return addressee.length
  }
  switch (unit.kind) {
    case 'quoted':
      readQuoted(state, units, at)
      if (unit.tokens[0].isBare === true) state.matters.push(unit.text)
      return 1
    case 'host':
      endPhrase(state)
      state.slots[state.role].hosts.push(unit.text)
      return 1
    case 'number':
      if (endsName(state, units, at)) {
        state.phrase.push({ text: unit.text, isName: true })
        return 1
      }
      return readDigits(state, units, at)
    case 'mark':
      return readMark(state, units, at)
    case 'word':
      // “Council web pages” are the drafts at hand.
      if (isHouse(units, at)) return 1
      if (state.role === 'if' && isActor(units, at)) return 1
      if (state.skipsHead) {
        state.skipsHead = false
        state.leftOut.push(unit.text)
        return 1
      }
      if (state.role === 'subject' && isOffered(units, at)) nameMatter(state)
      if (isAudience(units, at)) {
        state.leftOut.push(unit.text)
        return 1
      }
      // “Conclusions must follow from the data”: what there should be is not known.
      if (state.role === 'need' && units[at - 1]?.sign?.kind === 'must') state.isVerbUnknown = true
      state.hasBegun = true
      if (state.phrase.length === 0) state.isItem = opensItem(units, at)
      if (!unit.isCapital && followsWords(units, at)) state.isNaming = false
      // “Never mention the prices of rivals”: neither alone.
      if (state.isNaming && state.phrase.length === 0 && complementAt(units, at) === 'kind')
        state.isNaming = state.isItem = false
      state.phrase.push(phraseWord(unit, at > 0))
      return 1
    case 'sign':
      if (unit.sign?.kind === 'noun' && isMatter(unit.sign) && isAudience(units, at)) {
        state.leftOut.push(unit.text)
        return 1
      }
      if (unit.sign?.kind === 'number') {
        endPhrase(state)
        // “Images without a caption need one”: what is missing was named.
        if (isPronoun(state, units, at)) {
          demand(state, strengths.need.action)
          state.isNeed = false
          return 1
        }
        return 1 + takeNumber(state, units, at + 1, unit.sign.value)
      }
      if (unit.sign !== undefined) readSign(state, unit.sign, units, at)
      return 1
    default:
      return unit.kind satisfies never
  }
}

/** “Project Heron or version 5”: a number behind the words of a phrase is a part of it, where the phrase ends with it. */
function endsName(
  { phrase, isNaming, compare }: ClauseState,
  units: readonly Unit[],
  at: number,
): boolean {
  const next = units[at + 1]
  return (
    isNaming &&
    phrase.length > 0 &&
    compare === undefined &&
    (next === undefined || next.kind === 'mark' || next.kind === 'sign')
  )
}

/** “The word “ensure” sparingly”, “the word “patient” as an adjective”, “words in brackets”: what follows is none of the words. */
function followsWords(units: readonly Unit[], at: number): boolean {
  let before = at - 1
  while (before > 0 && isDeterminer(units[before])) before--
  if (/^(?:as|in|for|by|of|at|on|from)$/.test(units[before]?.text ?? '')) before--
  else if (before < at - 1) return false
  const isWords = /^(?:words?|phrases?)$/.test(units[before]?.text ?? '') && before < at - 1
  return units[before]?.kind === 'quoted' || isWords
}

/** Whether what follows a unit can be an item of its own. */
function opensItem(units: readonly Unit[], at: number): boolean {
  const before = units[at - 1]
  if (before === undefined || before.kind === 'mark') return true
  // “Names of rivers” are no names of persons.
  if (before.text === 'of' && /^names?$/.test(units[at - 2]?.text ?? '')) return false
  return (
    /^(?:and|or|nor)$/.test(before.text) || (before.sign?.kind !== 'noun' && before.kind === 'sign')
  )
}

function readQuoted(state: ClauseState, units: readonly Unit[], at: number): void {
  const { text } = units[at]
  endPhrase(state)
  settleScore(state)
  const words = phraseIn(text)
  if (words === '') {
    state.leftOut.push(text)
    return
  }
  const { role, slots } = state
  // “Never use "tea" to list prices”: the negation has found what it negates.
  if (state.negated !== undefined && role === 'need') {
    moveWanted(state)
    slots.subject.phrases.push(words)
    demand(state, strengths.advice.action)
    return
  }
  // “Contractions of “will”” hold both; “clichés of the “end of the day” kind” are those words.
  const isListed = /^(?:and|or|,|kind|sort|type|variety)$/.test(units[at + 1]?.text ?? '')
  const isOf = role === 'subject' && !isListed && complementAt(units, at) === 'kind'
  slots[isOf ? 'about' : role].phrases.push(words)
}

function readSign(state: ClauseState, sign: Sign, units: readonly Unit[], at: number): void {
  const written = units[at].text
  const isFirst = !state.hasBegun
  if (!hasSubject(state) && speaksOfWhole(units, at)) state.isOfWhole = true
  const sense = senseOf(state, sign, units, at)
  if (sign.kind !== 'glue') state.hasBegun = true
  if (sense !== 'word' && (sign.kind !== 'glue' || written !== 'of')) {
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

/** “Prices never appear”: not to be there is more than not to be used. */
function isBarred({ negated }: ClauseState, units: readonly Unit[], at: number): boolean {
  if (negated !== 'soft' || !/^(?:appears?|show up|come up)$/.test(units[at].text)) return false
  return /^(?:never|not|don't|do not|doesn't|does not)$/.test(units[at - 1]?.text ?? '')
}
