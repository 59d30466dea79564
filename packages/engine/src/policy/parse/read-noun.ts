import type { Noun } from '../policy-signs.ts'
import { strengths } from '../strength.ts'
import { type ClauseState, demand, settleScore } from './clause-state.ts'
import { addCondition, takeCount } from './read-quantity.ts'
import { isThing, moveWanted } from './roles.ts'
import { bandCondition } from './score-bands.ts'
import type { Unit } from './units.ts'

export function readNoun(state: ClauseState, noun: Noun, units: readonly Unit[], at: number): void {
  const { score } = noun
  const written = units[at].text
  // “Anything about token sales”: a name of something else.
  if (state.isNaming && noun.detector !== undefined && units[at + 1]?.kind === 'word') {
    state.phrase.push({ text: written, isName: false })
    return
  }
  if (state.lastNoun === at - 1) narrowLast(state, noun)
  if (isThing(noun)) state.lastNoun = at
  if (score === undefined || state.number !== undefined) {
    addNoun(state, noun, written)
    return
  }
  settleScore(state)
  if (state.band !== undefined) addCondition(state, ...bandCondition(score, state.band))
  else {
    const { role } = state
    state.score = {
      score,
      settle: () => {
        const { score: _score, ...rest } = noun
        if (Object.keys(rest).length > 1) addNoun(state, rest, written, role)
        else state.slots[role].unknown.push({ words: written, isName: false, isItem: false })
      },
    }
  }
}

function addNoun(state: ClauseState, noun: Noun, written: string, role = state.role): void {
  settleScore(state)
  const { slots } = state
  if (noun.place !== undefined && readPlace(state, noun)) return
  if (noun.unit !== undefined) {
    state.unit = noun.unit
    return
  }
  if (noun.isSource === true && noun.isLink !== true && state.negated !== undefined) {
    // “but no source”, “when no source is given”.
    slots.lack.nouns.push({ noun, written, count: undefined, value: undefined })
    state.negated = undefined
    if (role === 'about') state.role = 'subject'
    return
  }
  // “a draft that has no author”
  const isLacking =
    noun.feature !== undefined &&
    (state.action !== undefined || state.hasNotice || role === 'about')
  if (state.negated !== undefined && isLacking) {
    slots.lack.nouns.push({ noun, written, count: undefined, value: undefined })
    state.negated = undefined
    return
  }
  const count = takeCount(state)
  if (state.negated !== undefined && (role === 'need' || role === 'subject' || role === 'about')) {
    if (role === 'need') moveWanted(state)
    slots.subject.nouns.push({ noun, written, count, value: undefined })
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
  if (noun.detector === 'long-sentence') state.unit = 'sentence'
  if (noun.detector === 'long-paragraph') state.unit = 'paragraph'
}

/** “Vague statistics”: the first of two nouns side by side narrows the second. */
function narrowLast({ slots, role }: ClauseState, noun: Noun): void {
  const last = slots[role].nouns.at(-1)
  const isOne = role === 'subject' && last !== undefined && last.noun.topic === undefined
  if (!isOne || !isThing(noun) || noun.topic !== undefined || last.count !== undefined) return
  if (noun.evidence === 'claims') return
  slots.subject.nouns.pop()
  slots.about.nouns.push(last)
}

/** A place narrows where it is not what is needed. */
function readPlace(state: ClauseState, { place }: Noun): boolean {
  if (
    state.role === 'need' &&
    place === 'heading' &&
    state.place === undefined &&
    state.isNeed &&
    state.namesWhole
  ) {
    return false
  }
  if (state.role === 'lack' && place === 'heading') return false
  state.place = place
  if (place === 'heading') state.unit ??= 'heading'
  return true
}
