import { detectorOf } from '../../detectors/index.ts'
import { strengths } from '../../strength.ts'
import type { Unit } from '../units/units.ts'
import type { ClauseState } from './clause-state.ts'
import { moveToSubject } from './roles.ts'
import type { FoundNoun } from './slots.ts'
import { demand } from './state-steps.ts'

/** “Dates older than five years”, “reading grade above 8”: the last noun, where a number can be told to it. */
export function toldNumber(
  { slots, role }: ClauseState,
  after: Unit | undefined,
): FoundNoun | undefined {
  const last =
    slots[role].nouns.at(-1) ?? (role === 'need' ? slots.subject.nouns.at(-1) : undefined)
  const detector = last?.noun.detector
  const parameter = detector === undefined ? undefined : detectorOf(detector)?.parameter
  if (typeof parameter?.fallback !== 'number') return undefined
  const isEnd = after === undefined || isMeasure(after) || isOther(after)
  return isEnd ? last : undefined
}

/** “Five years”, “grade 8 is”: what belongs to the number. */
export function isMeasure({ text }: Unit): boolean {
  return /^(?:\.|years?|words|grades?|is|are|must|should|and|or)$/.test(text)
}

/** Whether nothing is counted: “above 12, send it back”, “above 12 to the editor”. */
function isOther({ kind, sign }: Unit): boolean {
  return kind === 'mark' || (kind === 'sign' && sign?.kind !== 'noun' && sign?.kind !== 'judgement')
}

/** The least number that is a year. */
const FIRST_YEAR = 1000

/** What goes beyond the number is found; “at least grade 8” asks for what no detector looks for. */
export function tellNumber(state: ClauseState, told: FoundNoun, value: number): void {
  told.value = value
  // “Old dates before 2020”: a year is no number of years.
  const isYear = told.noun.detector === 'old-date' && value >= FIRST_YEAR
  if (isYear) told.noun = { ...told.noun, detector: 'year-before' }
  const isAsked = state.isWanted || state.isImperative
  if (isAsked && !state.isLimit && state.compare?.startsWith('>') === true) state.isUnclear = true
  if (isAsked) {
    moveToSubject(state)
    demand(state, strengths.need.action)
  }
  // “Grade 8 or below”: without a verb it is what there should be.
  if (!isAsked && !hasVerb(state) && state.compare?.startsWith('<') === true) {
    demand(state, strengths.advice.action)
  }
  state.compare = undefined
}

/** “More than three years old” */
export function isYearsOld(units: readonly Unit[], at: number): boolean {
  return /^years?$/.test(units[at]?.text ?? '') && units[at + 1]?.text === 'old'
}

/** What is older is found, where its sentence holds what was named before. */
export function tellAge(state: ClauseState, value: number): void {
  const { role, slots } = state
  const noun = { kind: 'noun', detector: 'old-date' } as const
  slots.about.nouns.push(...slots[role].nouns.splice(0))
  slots[role].nouns.push({ noun, written: 'years old', count: undefined, value })
  state.compare = undefined
}

/** Whether the clause said what should happen. */
export function hasVerb({
  action,
  hasNotice,
  negated,
  isPermission,
  isLimit,
}: ClauseState): boolean {
  return action !== undefined || hasNotice || negated !== undefined || isPermission || isLimit
}
