import type { ScoreCondition } from '../../form/clause-form.ts'
import { strengths } from '../../strength.ts'
import type { Unit } from '../units/units.ts'
import type { ClauseState } from './clause-state.ts'
import { addCondition, opposites } from './conditions.ts'
import { readQuantity } from './read-quantity.ts'
import { readRange } from './read-range.ts'
import { readSide, type Side } from './read-side.ts'
import { demand, endPhrase } from './state-steps.ts'
import { hasVerb, isMeasure, isYearsOld, tellAge, tellNumber, toldNumber } from './told-number.ts'

type Comparison = ScoreCondition['comparison']

/** Reads a number in digits with what follows it; answers how many units it took. */
export function readDigits(state: ClauseState, units: readonly Unit[], at: number): number {
  endPhrase(state)
  const { text } = units[at]
  const range = readRange(state, units, at)
  if (range > 0) return range
  // “2) quotes” counts the parts.
  if (units[at + 1]?.text === ')' && !state.isBracketed) return 2
  let value = Number(/,\d{3}$/.test(text) ? text.replaceAll(',', '') : text.replace(',', '.'))
  let length = 1
  if (!Number.isFinite(value)) {
    state.leftOut.push(text)
    return length
  }
  if (units[at + 1]?.text === '%' || units[at + 1]?.text === 'percent') {
    value /= 100
    length = 2
  } else if (units[at + 1]?.text === '+') {
    state.compare = '>='
    length = 2
  }
  return length + takeNumber(state, units, at + length, value)
}

/** Takes a number in words or digits; answers how many units after it belong to it. */
export function takeNumber(
  state: ClauseState,
  units: readonly Unit[],
  next: number,
  value: number,
): number {
  state.values.push(value)
  const side = readSide(units, next)
  const taken = side?.length ?? 0
  state.compare = side?.comparison ?? state.compare
  const measure = measureOf(state, units[next + taken]?.text)
  if (measure !== undefined) {
    // “A summary of at most 60 words” is no limit of the draft.
    if (measure === 'words' && state.unit === undefined && followsFeature(units, next))
      state.isUnclear = true
    const late =
      side === undefined
        ? (readSide(units, next + 1) ?? readLateLimit(state, units[next + 1]))
        : undefined
    // “Keep sentences to 25 words”
    const isKept = state.keeps && state.compare === undefined && late === undefined && taken === 0
    if (isKept) {
      state.isLimit = true
      state.isWanted = state.isImperative = false
      demand(state, strengths.advice.action)
    }
    const comparison = late?.comparison ?? state.compare ?? (isKept ? '>' : '>=')
    state.unit ??= unitAfter(units, next + taken + 1)
    if (measure === 'words' && state.unit === undefined) {
      if (comparison === '>=' && !hasVerb(state)) state.isNeed = state.isWanted = true
      addCondition(state, 'words', comparison, value)
    } else addLength(state, measure, comparison, value)
    // “300 words long”
    const isLong = units[next + taken + 1]?.text === 'long'
    return taken + 1 + (late?.length ?? 0) + (isLong ? 1 : 0)
  }
  if (state.score !== undefined) {
    addCondition(state, state.score.score, state.compare ?? '>=', value)
    return taken
  }
  if (isYearsOld(units, next + taken)) {
    tellAge(state, value)
    return taken + 2
  }
  const after = units[next + taken]
  const told = toldNumber(state, after)
  if (told !== undefined) {
    tellNumber(state, told, value)
    return after !== undefined && isMeasure(after) ? taken + 1 : taken
  }
  // “Other than 999”: the number is what is written.
  if (state.role === 'unless' && state.compare === undefined) {
    state.slots.unless.phrases.push(String(value))
    return taken
  }
  // “Quotes of more than two sentences”: what is counted in each of them, no form counts.
  const unit = units[next + taken]?.sign
  if ((unit?.kind === 'noun' && unit.unit !== undefined) || unit?.kind === 'whole') {
    state.leftOut.push(`${value} ${units[next + taken].text}`)
    state.isUnclear = true
  }
  state.number = value
  return taken
}

function measureOf(
  { unit }: ClauseState,
  text: string | undefined,
): 'words' | 'sentences' | undefined {
  if (text === 'words' || text === 'word') return 'words'
  const isCounted = unit === 'paragraph' || unit === 'quote'
  return isCounted && /^sentences?$/.test(text ?? '') ? 'sentences' : undefined
}

function addLength(
  state: ClauseState,
  measure: 'words' | 'sentences',
  comparison: Comparison,
  value: number,
): void {
  const isFault = state.isLimit || (!state.isWanted && !state.isImperative && !state.isNeed)
  state.length = {
    in: measure,
    comparison: isFault ? comparison : comparison === '>=' ? '<' : opposites[comparison],
    value,
  }
  state.compare = undefined
  state.isLimit = false
}

/** “25 words per sentence”, “25 words in a sentence” */
function unitAfter(units: readonly Unit[], from: number): ClauseState['unit'] {
  for (const { sign } of units.slice(from, from + 3)) {
    if (sign?.kind === 'noun')
      return sign.unit ?? (sign.place === 'heading' ? 'heading' : undefined)
    if (sign?.kind !== 'glue' && sign?.kind !== 'per') return undefined
  }
  return undefined
}

/** “25 words max”: a limit that comes after what it limits. */
function readLateLimit(state: ClauseState, unit: Unit | undefined): Side | undefined {
  const sign = unit?.sign
  if (sign?.kind !== 'compare' || sign.comparison === '<') return undefined
  if (!sign.isLimit && unit?.text !== 'minimum') return undefined
  readQuantity(state, sign, '')
  return { comparison: sign.comparison, length: 1 }
}

/** Whether what is counted is a part of the draft that has no length of its own here. */
function followsFeature(units: readonly Unit[], next: number): boolean {
  const before = units.slice(Math.max(0, next - MOST_BETWEEN), next).reverse()
  const noun = before.find(({ sign }) => sign?.kind === 'noun' || sign?.kind === 'whole')?.sign
  return noun?.kind === 'noun' && noun.feature !== undefined && noun.feature !== 'heading'
}

/** Most units between a noun and its number: “of at most 60”. */
const MOST_BETWEEN = 6
