import type { Sign } from '../policy-signs.ts'
import { wordsOf } from '../policy-tokens.ts'
import { strengths } from '../strength.ts'
import { type ClauseState, demand, endPhrase, hasSubject, settleScore } from './clause-state.ts'
import { readExample } from './read-examples.ts'
import { readModifier } from './read-modifier.ts'
import { readNoun } from './read-noun.ts'
import { readDigits, readQuantity, takeNumber } from './read-quantity.ts'
import { readVerb } from './read-verb.ts'
import { askFor, moveContrast, moveToSubject, moveWanted, openExamples, setRole } from './roles.ts'
import type { Unit } from './units.ts'

/** Reads the unit at a place; answers how many units it took. */
export function readUnit(state: ClauseState, units: readonly Unit[], at: number): number {
  const unit = units[at]
  if (state.role === 'examples' && readExample(state, units, at)) return 1
  switch (unit.kind) {
    case 'quoted':
      readQuoted(state, unit.text)
      return 1
    case 'host':
      endPhrase(state)
      state.slots[state.role].hosts.push(unit.text)
      return 1
    case 'number':
      return readDigits(state, units, at)
    case 'mark':
      return readMark(state, units, at)
    case 'word':
      if (state.phrase.length === 0) state.isItem = opensItem(units[at - 1])
      state.phrase.push({ text: unit.text, isName: unit.isCapital && at > 0 })
      return 1
    case 'sign':
      if (unit.sign?.kind === 'number') {
        endPhrase(state)
        return 1 + takeNumber(state, units, at + 1, unit.sign.value)
      }
      if (unit.sign !== undefined) readSign(state, unit.sign, units, at)
      return 1
    default:
      return unit.kind satisfies never
  }
}

/** Whether what follows a unit can be an item of its own. */
function opensItem(before: Unit | undefined): boolean {
  if (before === undefined || before.kind === 'mark') return true
  return (
    /^(?:and|or|nor)$/.test(before.text) || (before.sign?.kind !== 'noun' && before.kind === 'sign')
  )
}

function readQuoted(state: ClauseState, text: string): void {
  endPhrase(state)
  settleScore(state)
  const words = wordsOf(text).join(' ')
  if (words === '') return
  const { role, slots } = state
  // “Never use "tea" to list prices”: the negation has found what it negates.
  if (state.negated !== undefined && role === 'need') {
    moveWanted(state)
    slots.subject.phrases.push(words)
    demand(state, strengths.advice.action)
    return
  }
  slots[role].phrases.push(words)
}

function readMark(state: ClauseState, units: readonly Unit[], at: number): number {
  const { text, tokens } = units[at]
  endPhrase(state, true)
  // “(1) claims, (2) advice”: a number in brackets counts the parts.
  if (text === '(' && units[at + 1]?.kind === 'number' && units[at + 2]?.text === ')') return 3
  if (text === '(') openExamples(state, true)
  if (text === ':') openColon(state)
  if (text === ',' || text === '—' || text === '–') endAside(state)
  if (!/^[<>≥≤]$/.test(text)) return 1
  const isWide = units[at + 1]?.text === '=' && units[at + 1].tokens[0].start === tokens[0].end
  if (text === '>' || text === '≥') state.compare = isWide || text === '≥' ? '>=' : '>'
  else state.compare = isWide || text === '≤' ? '<=' : '<'
  return isWide ? 2 : 1
}

/** “If a text names X, hold it”: the comma ends what was said first. */
function endAside(state: ClauseState): void {
  settleScore(state)
  if (state.role === 'if' || state.role === 'unless') {
    if (!hasSubject(state) && state.action === undefined) state.role = 'subject'
  }
}

function openColon(state: ClauseState): void {
  settleScore(state)
  if (!hasSubject(state) && state.action === undefined && !state.hasNotice) return
  state.isListing = true
  state.isNaming = false
  if (state.role !== 'unless') state.role = 'subject'
}

function readSign(state: ClauseState, sign: Sign, units: readonly Unit[], at: number): void {
  const written = units[at].text
  // “warranty terms”
  if (state.phrase.length > 0 && /^(?:terms|tips|pages|words)$/.test(written)) {
    state.phrase.push({ text: written, isName: false })
    return
  }
  if (sign.kind !== 'glue' || written !== 'of') {
    endPhrase(
      state,
      sign.kind !== 'noun' && (sign.kind !== 'glue' || /^(?:and|or|nor)$/.test(written)),
    )
  }
  switch (sign.kind) {
    case 'glue':
      readGlue(state, written)
      return
    case 'noun':
      readNoun(state, sign, units, at)
      return
    case 'compare':
    case 'band':
      if (state.prefers && written === 'over') moveContrast(state)
      else readQuantity(state, sign)
      if (sign.kind === 'compare' && sign.isLimit && state.keeps) moveToSubject(state)
      return
    case 'number':
      return
    case 'decision':
    case 'notice':
    case 'permission':
    case 'publishing':
    case 'writing':
    case 'must':
      readVerb(state, sign, written, at)
      return
    default:
      if (at === 0 && sign.kind === 'about' && /^(?:name|mention)$/.test(written)) askFor(state)
      else readModifier(state, sign.kind, written)
  }
}

function readGlue(state: ClauseState, written: string): void {
  if (written === 'or' && state.conditions.length > 0) state.isAnyCondition = true
  if (written === 'then' && state.role === 'if') setRole(state, 'subject')
  if (/^out/.test(written) && state.keeps) {
    moveToSubject(state)
    demand(state, strengths.ban.action)
  }
  if (state.isReplacing && written === 'by') setRole(state, 'instead')
}
