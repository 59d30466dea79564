import type { Noun } from '../../policy-signs.ts'
import { strengths } from '../../strength.ts'
import type { ClauseState } from './clause-state.ts'
import { takeCount } from './read-quantity.ts'
import { isThing, moveWanted } from './roles.ts'
import { demand, hasSubject, settleScore } from './state-steps.ts'

/** Puts a noun where its role belongs: what is looked for, what is lacking, or where it is looked for. */
export function addNoun(state: ClauseState, noun: Noun, written: string, role = state.role): void {
  settleScore(state)
  const { slots } = state
  if (noun.place !== undefined && readPlace(state, noun, written)) return
  if (noun.unit !== undefined) {
    // “Start sentences with”
    if (noun.unit === 'sentence' && state.hasPlaceVerb) state.place = 'sentence-start'
    state.unit = noun.unit
    return
  }
  const isBanned = state.startsWithNot && role === 'subject' && !hasSubject(state)
  if (noun.isSource === true && noun.isLink !== true && state.negated !== undefined && !isBanned) {
    // “but no source”, “when no source is given”.
    slots.lack.nouns.push({ noun, written, count: undefined, value: undefined })
    state.negated = undefined
    if (role === 'about') state.role = 'subject'
    return
  }
  // “a draft that has no author”
  const isLacking =
    noun.feature !== undefined &&
    (state.action !== undefined || state.hasNotice || role === 'about' || role === 'if')
  if (state.negated !== undefined && isLacking) {
    slots.lack.nouns.push({ noun, written, count: undefined, value: undefined })
    state.negated = undefined
    return
  }
  const count = takeCount(state)
  if (state.negated !== undefined && (role === 'need' || role === 'subject' || role === 'about')) {
    if (role === 'need') moveWanted(state)
    slots.subject.nouns.push({ noun, written, count, value: undefined })
    // “Do not mention prices or discounts”: neither narrows the other.
    if (role === 'about') state.role = 'subject'
    demand(state, state.negated === 'hard' ? strengths.ban.action : strengths.advice.action)
    return
  }
  // “Claims without a source and hype”: what comes after the source is not missing.
  if (
    role === 'lack' &&
    isThing(noun) &&
    slots.lack.nouns.some((found) => found.noun.isSource === true)
  ) {
    state.role = 'subject'
  }
  slots[state.role === 'subject' && role === 'lack' ? 'subject' : role].nouns.push({
    noun,
    written,
    count,
    value: undefined,
  })
  if (noun.evidence === 'quotes' && role === 'subject' && !state.namesWhole) state.unit ??= 'quote'
  if (noun.detector === 'long-sentence') state.unit = 'sentence'
  if (noun.detector === 'long-paragraph') state.unit = 'paragraph'
}

/** “Vague statistics”: the first of two nouns side by side narrows the second. */
export function narrowLast({ slots, role }: ClauseState, noun: Noun): void {
  const last = slots[role].nouns.at(-1)
  const isOne = role === 'subject' && last !== undefined && last.noun.topic === undefined
  if (!isOne || !isThing(noun) || noun.topic !== undefined || last.count !== undefined) return
  if (noun.evidence === 'claims') return
  slots.subject.nouns.pop()
  slots.about.nouns.push(last)
}

/** A place narrows where it is not what is needed. */
function readPlace(state: ClauseState, { place }: Noun, written: string): boolean {
  if (
    state.role === 'need' &&
    place === 'heading' &&
    (state.place === undefined || state.place === 'opening') &&
    state.isNeed &&
    state.namesWhole
  ) {
    return false
  }
  if (state.role === 'unless' || (state.role === 'lack' && place === 'heading')) return false
  // Of an introduction or an ending no word is told from the others.
  if (/(?:^| )words?$/.test(written)) state.leftOut.push(written)
  if (state.place !== undefined && state.place !== place) {
    state.leftOut.push(written)
    // “Start headings with …” is neither all headings nor the first paragraph.
    if (state.hasPlaceVerb) state.isUnclear = true
  }
  state.place = place
  if (place === 'heading') state.unit ??= 'heading'
  return true
}
