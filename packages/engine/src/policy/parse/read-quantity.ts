import { detectorOf } from '../detectors/index.ts'
import type { PolicyScore, ScoreCondition } from '../form/clause-form.ts'
import type { SignOf } from '../policy-signs.ts'
import { strengths } from '../strength.ts'
import { type ClauseState, demand, endPhrase } from './clause-state.ts'
import { bandCondition } from './score-bands.ts'
import type { Unit } from './units.ts'

type Comparison = ScoreCondition['comparison']

const opposites = { '>': '<=', '>=': '<', '<': '>=', '<=': '>' } as const

/** Reads a number in digits with what follows it; answers how many units it took. */
export function readDigits(state: ClauseState, units: readonly Unit[], at: number): number {
  endPhrase(state)
  const { text } = units[at]
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
  const side = readSide(units, next)
  const taken = side?.length ?? 0
  state.compare = side?.comparison ?? state.compare
  const measure = measureOf(state, units[next + taken]?.text)
  if (measure !== undefined) {
    const late = side === undefined ? readSide(units, next + 1) : undefined
    const comparison = late?.comparison ?? state.compare ?? '>='
    if (measure === 'words' && state.unit === undefined) {
      addCondition(state, 'words', comparison, value)
    } else addLength(state, measure, comparison, value)
    return taken + 1 + (late?.length ?? 0)
  }
  if (state.score !== undefined) {
    addCondition(state, state.score.score, state.compare ?? '>=', value)
    return taken
  }
  if (isValue(state, units[next + taken]?.text)) {
    const last = state.slots[state.role].nouns.at(-1)
    if (last !== undefined) last.value = value
    state.compare = undefined
    return taken + 1
  }
  state.number = value
  return taken
}

/** “Dates older than five years”, “reading grade above 8”: the last noun is told a number. */
function isValue({ slots, role }: ClauseState, after: string | undefined): boolean {
  const detector = slots[role].nouns.at(-1)?.noun.detector
  const parameter = detector === undefined ? undefined : detectorOf(detector)?.parameter
  if (parameter === undefined || typeof parameter.fallback !== 'number') return false
  return after === undefined || /^(?:years?|words|grades?|is|are|must|should|and|or)$/.test(after)
}

function measureOf(
  { unit }: ClauseState,
  text: string | undefined,
): 'words' | 'sentences' | undefined {
  if (text === 'words' || text === 'word') return 'words'
  return unit === 'paragraph' && /^sentences?$/.test(text ?? '') ? 'sentences' : undefined
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
    comparison: isFault ? comparison : comparison === '>=' ? '<' : wantedLength(comparison),
    value,
  }
  state.compare = undefined
  state.isLimit = false
}

/** “Keep sentences under 25 words”: more is found fault with. */
function wantedLength(comparison: Comparison): Comparison {
  return opposites[comparison]
}

/** “or more”, “or less”: on which side of a number a score may lie. */
function readSide(
  units: readonly Unit[],
  at: number,
): { readonly comparison: Comparison; readonly length: number } | undefined {
  const first = units[at]?.text ?? ''
  const isOne = /^or (?:more|higher|above|over|less|fewer|lower|below|under)$/.test(first)
  const words = isOne ? first : `${first} ${units[at + 1]?.text ?? ''}`
  const length = isOne ? 1 : 2
  if (/^or (?:more|higher|above|over)$/.test(words)) return { comparison: '>=', length }
  if (/^or (?:less|fewer|lower|below|under)$/.test(words)) return { comparison: '<=', length }
  return undefined
}

/** “more than”, “high”: a comparison or a band. */
export function readQuantity(state: ClauseState, sign: SignOf<'compare' | 'band'>): void {
  if (sign.kind === 'band') {
    if (state.score === undefined) state.band = sign.band
    else addCondition(state, ...bandCondition(state.score.score, sign.band))
    return
  }
  state.compare = sign.comparison
  if (!sign.isLimit) return
  // “Must be at most 300 words” names what goes too far itself.
  state.isWanted = false
  state.isLimit = true
  state.isImperative = false
  if (state.action === undefined) demand(state, strengths.advice.action)
}

/** Makes a condition of a score once both are known; of what is wanted, the opposite is found fault with. */
export function addCondition(
  state: ClauseState,
  score: PolicyScore,
  comparison: Comparison,
  value: number,
): void {
  const isWanted = (state.isWanted || state.isImperative) && state.negated === undefined
  const wanted = isWanted && (hasUse(score) || comparison.startsWith('<'))
  if (wanted) state.wantedConditions++
  state.conditions.push({
    score,
    comparison: wanted ? opposites[comparison] : comparison,
    value,
  })
  state.score = undefined
  state.compare = undefined
  state.number = undefined
  state.band = undefined
}

/** Whether more of it is better. Of the others nobody asks for more: “needs work with slop over 0.5” finds fault with it. */
function hasUse(score: PolicyScore): boolean {
  return score === 'content_trust_score' || score === 'words'
}

/** A draft that must be short and calm is found fault with where it is one of long and not calm. */
export function joinOf({
  conditions,
  wantedConditions,
  isAnyCondition,
}: ClauseState): 'all' | 'any' {
  const areWanted = conditions.length > 0 && wantedConditions === conditions.length
  return areWanted === isAnyCondition ? 'all' : 'any'
}

/** A number that nothing followed: “numbers below ten must …” compares what nobody can compare here. */
export function settleNumber(state: ClauseState): void {
  const { number, compare } = state
  if (number === undefined) return
  state.leftOut.push(compare === undefined ? String(number) : `${compare} ${number}`)
  if (compare !== undefined) state.isUnclear = true
  state.number = undefined
  state.compare = undefined
}

/** The count that waits for its noun. */
export function takeCount(
  state: ClauseState,
): { comparison: Comparison; value: number } | undefined {
  const { number, compare, isLimit } = state
  if (number === undefined) return undefined
  // “20% of sentences” is no count.
  if (!Number.isInteger(number)) state.isUnclear = true
  state.number = undefined
  state.compare = undefined
  state.isLimit = false
  if (compare === undefined) return { comparison: isLimit ? '>' : '>=', value: number }
  return { comparison: compare, value: number }
}
