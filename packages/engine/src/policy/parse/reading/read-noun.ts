import type { Noun } from '../../policy-signs.ts'
import { isMatter } from '../units/unit-kinds.ts'
import type { Unit } from '../units/units.ts'
import { addNoun, narrowLast } from './add-noun.ts'
import type { ClauseState } from './clause-state.ts'
import { complementAt, readComplement } from './complements.ts'
import { addCondition } from './conditions.ts'
import { isThing, needOnly } from './roles.ts'
import { bandCondition } from './score-bands.ts'
import { hasSubject, settleScore } from './state-steps.ts'

/** Reads a noun that policies know: a kind of evidence, a detector, a topic, a place, a score. */
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
