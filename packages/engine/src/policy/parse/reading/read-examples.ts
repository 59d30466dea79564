import type { Noun, Sign } from '../../policy-signs.ts'
import type { Unit } from '../units/units.ts'
import type { ClauseState } from './clause-state.ts'
import { endPhrase, phraseWord } from './state-steps.ts'

/** What ends a list that no bracket closes. */
const ends: ReadonlySet<Sign['kind']> = new Set([
  'must',
  'decision',
  'permission',
  'prohibition',
  'unless',
  'if',
  'with',
  'lack',
  'publishing',
])

/** Reads a unit of a list; answers false where the list ends before it. */
export function readExample(state: ClauseState, units: readonly Unit[], at: number): boolean {
  const unit = units[at]
  const { sign, text } = unit
  if (unit.kind === 'mark') return readMark(state, text)
  if (unit.kind === 'quoted' || unit.kind === 'host') {
    endPhrase(state)
    return false
  }
  if (unit.kind === 'number' && state.phrase.length === 0) return state.isBracketed
  if (sign?.kind === 'instance') return true
  // “For example with "young"”, “for instance by saying "young"”
  if (isStart(state) && opensQuote(units, at)) return true
  if (isJoint(text)) {
    endPhrase(state)
    return true
  }
  if (isStart(state) && /^(?:the|a|an|words?|phrases?|terms?|anything|use of)$/.test(text))
    return true
  if (endsList(state, units, at)) {
    endPhrase(state)
    leaveExamples(state)
    return false
  }
  const isFirst = isStart(state)
  const closes = endsItem(units[at + 1])
  if (isFirst && closes && sign?.kind === 'noun') {
    state.slots.examples.nouns.push({
      noun: sign as Noun,
      written: text,
      count: undefined,
      value: undefined,
    })
  }
  state.phrase.push(phraseWord(unit, true))
  return true
}

function isStart({ phrase }: ClauseState): boolean {
  return phrase.length === 0
}

/** Most words of “by using words such as” before a quote. */
const MOST_BEFORE_QUOTE = 4

function opensQuote(units: readonly Unit[], at: number): boolean {
  const rest = units.slice(at, at + MOST_BEFORE_QUOTE + 1)
  const quote = rest.findIndex(({ kind }) => kind === 'quoted')
  return (
    /^(?:with|by|in|through|as|when|using)$/.test(rest[0].text) &&
    quote > 0 &&
    rest.slice(0, quote).every(({ kind }) => kind === 'sign')
  )
}

function isJoint(text: string): boolean {
  return /^(?:and|or|nor|etc|plus|as well as)$/.test(text)
}

function endsItem(next: Unit | undefined): boolean {
  if (next === undefined || next.kind === 'mark' || isJoint(next.text)) return true
  return /^(?:is|are|was|were|will be)$/.test(next.text) || ends.has(next.sign?.kind ?? 'glue')
}

/** Inside brackets only the bracket ends a list. */
function endsList(state: ClauseState, units: readonly Unit[], at: number): boolean {
  if (state.isBracketed) return false
  const { sign, text } = units[at]
  if (/^(?:is|are|was|were|will be|in|from|for|on|to)$/.test(text) && state.phrase.length <= 1) {
    const { phrases, hosts } = state.slots.examples
    return state.phrase.length + phrases.length + hosts.length > 0
  }
  // “Words like “cheap” aren't accepted”, but not “don't and aren't” of a list of contractions.
  if (sign?.kind === 'not' && isSaidOf(units, at)) return true
  // “Texts about tea: no claims”, “words like always and never need proof”: “no” starts anew, “never” is an example.
  const isAfresh = state.phrase.length === 0 && state.slots.examples.phrases.length === 0
  if (isAfresh && sign !== undefined && startsAnew(sign)) return true
  if (opensDemand(state, units, at)) return true
  return (
    sign !== undefined &&
    ends.has(sign.kind) &&
    (state.phrase.length > 0 || units[at - 1]?.kind === 'quoted' || !endsItem(units[at + 1]))
  )
}

/** Whether a negation says something of the list before it. */
function isSaidOf(units: readonly Unit[], at: number): boolean {
  const next = units[at + 1]
  const isItem = !/^(?:,|and|or|nor|like|such as)$/.test(units[at - 1]?.text ?? '')
  return isItem && /^(?:permission|decision|publishing|writing)$/.test(next?.sign?.kind ?? '')
}

/** “Words like "a" should not …”, “if it names A or B, then mark it”: what is asked for follows the list. */
function opensDemand({ outer }: ClauseState, units: readonly Unit[], at: number): boolean {
  const { sign, text } = units[at]
  if (sign?.kind === 'not' && /^(?:should|ought|shall|need|are|is|do|does)/.test(text)) return true
  if (outer !== 'if' || units[at - 1]?.text !== ',') return false
  return (
    /^(?:then|please)$/.test(text) ||
    /^(?:notice|decision|pronoun|must|whole)$/.test(sign?.kind ?? '')
  )
}

function startsAnew({ kind }: Sign): boolean {
  return (
    kind === 'ban' ||
    kind === 'decision' ||
    kind === 'notice' ||
    kind === 'writing' ||
    kind === 'must'
  )
}

function readMark(state: ClauseState, text: string): boolean {
  if (text === ')') {
    endPhrase(state)
    if (state.isBracketed) leaveExamples(state)
    return true
  }
  if (text === '.' || text === '/' || text === '!' || text === '?') {
    endPhrase(state)
    return true
  }
  if (/^[,:("…]$/.test(text) || state.isBracketed) {
    endPhrase(state)
    return true
  }
  return false
}

function leaveExamples(state: ClauseState): void {
  state.isBracketed = false
  // “If it names A or B, mark it”: behind the list of a condition comes what is asked for.
  state.role = /^(?:examples|if)$/.test(state.outer) ? 'subject' : state.outer
  state.isNaming = state.outerNaming
}
