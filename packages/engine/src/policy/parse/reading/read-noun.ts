import type { Noun } from '../../policy-signs.ts'
import { strengths } from '../../strength.ts'
import { isMatter } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'
import type { ClauseState } from './clause-state.ts'
import { complementAt, readComplement } from './complements.ts'
import { addCondition } from './conditions.ts'
import { takeCount } from './read-quantity.ts'
import { isThing, moveWanted, needOnly } from './roles.ts'
import { bandCondition } from './score-bands.ts'
import { demand, hasSubject, settleScore } from './state-steps.ts'

export function readNoun(state: ClauseState, noun: Noun, units: readonly Unit[], at: number): void {
  const { score } = noun
  const written = units[at].text
  // “Anything about token sales”: a name of something else.
  // “Crime fiction” is something else, and “political parties” belong to politics: what follows is not looked for alone.
  const isModifier = isMatter(noun) && !written.endsWith('s')
  const isCompound = noun.detector !== undefined || (isModifier && !adjective.test(written))
  if (state.isNaming && isModifier && !isCompound && isHead(units, at + 1)) state.skipsHead = true
  if (state.isNaming && isCompound && units[at + 1]?.kind === 'word') {
    state.phrase.push({ text: written, isName: false })
    return
  }
  // “Drafts that mention a lawsuit”: one of them is named, and not all that is legal.
  const isOne = /^an?$/.test(units[at - 1]?.text ?? '') && isMatter(noun)
  if (isOne && state.isNaming && !state.isMatter) {
    state.phrase.push({ text: written, isName: false })
    return
  }
  // “Cryptocurrency: bitcoin, tokens”: in a list of other things they are no secrets.
  if (
    state.isListing &&
    /^(?:tokens?|keys?|pins?)$/.test(written) &&
    !state.slots.subject.nouns.some(({ noun: { detector } }) => detector === noun.detector)
  ) {
    state.phrase.push({ text: written, isName: false })
    return
  }
  // “If a text says best or finest”: the words that it says.
  if (state.role === 'if' && state.isNaming && !state.isMatter && isSaid(units, at)) {
    state.slots.if.phrases.push(written)
    return
  }
  // Who is a customer cannot be told: every name of a person is found.
  const group = noun.detector === 'person-name' ? groups.exec(written)?.[0] : undefined
  if (group !== undefined) state.leftOut.push(group)
  // “The phone numbers of private individuals”: whose they are narrows nothing.
  if (isOwner(state, noun, units, at)) {
    state.leftOut.push(written)
    return
  }
  if (isAnother(state, units[at - 1])) mentionBoth(state)
  if (readComplement(state, noun, units, at)) return
  // “About the entrance fee”: no matter of its own, but words to look for.
  const isExempt = state.role === 'unless' && state.phrase.length > 0
  if (isExempt && noun.topic !== undefined && units[at - 1]?.kind === 'word') {
    state.phrase.push({ text: written, isName: false })
    state.isNaming = true
    return
  }
  // “First person only in quotes”
  const isInQuotes = noun.evidence === 'quotes' && units[at - 1]?.text === 'in'
  if (isInQuotes && state.isOnly && state.role === 'subject' && hasSubject(state)) needOnly(state)
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

const adjective = /(?:al|ic|ous|ive|ary|ual)$/

/** Whether the word at a place is a noun in the plural, or ends what is named. */
function isHead(units: readonly Unit[], at: number): boolean {
  return units[at]?.kind === 'word' && units[at + 1]?.kind !== 'word'
}

const personal =
  /^(?:phone-number|email-address|postal-address|account-number|identity-number|birth-date|ip-address|social-handle|age)$/

function isOwner(
  { slots }: ClauseState,
  { detector }: Noun,
  units: readonly Unit[],
  at: number,
): boolean {
  if (detector !== 'person-name' || complementAt(units, at) !== 'kind') return false
  return slots.subject.nouns.some(({ noun }) => personal.test(noun.detector ?? ''))
}

/** People that no list of names tells from others. */
const groups =
  /\b(?:surname|last name|family name|customer|client|patient|staff|employee|victim|witness(?:es)?|colleague|member|student|pupil|resident|suspect|guest|tenant|donor|volunteer)s?\b/

/** “Mentions of Acme or prices”: a noun that is named beside a phrase. */
function isAnother({ role, isMatter, slots }: ClauseState, before: Unit | undefined): boolean {
  const isFirst = slots.subject.nouns.length + slots.about.nouns.length === 0
  const isJoined = /^(?:and|or|nor|,)$/.test(before?.text ?? '')
  return role === 'about' && !isMatter && isFirst && isJoined
}

/** Neither narrows the other. */
function mentionBoth(state: ClauseState): void {
  const { about, subject } = state.slots
  subject.phrases.push(...about.phrases.splice(0))
  state.role = 'subject'
}

/** Most units between “says” and a word of its list. */
const LONGEST_LIST = 12

/** Whether a noun is one of the words that follow “says”. */
function isSaid(units: readonly Unit[], at: number): boolean {
  const before = units.slice(Math.max(0, at - LONGEST_LIST), at)
  if (!before.some(({ text }) => /^(?:says?|said)$/.test(text))) return false
  return units[at].tokens.length === 1 && /^(?:,|or|and)$/.test(units[at + 1]?.text ?? '')
}

function addNoun(state: ClauseState, noun: Noun, written: string, role = state.role): void {
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
function narrowLast({ slots, role }: ClauseState, noun: Noun): void {
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
