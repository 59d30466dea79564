import type { PolicyClause } from '../clause.ts'
import { type ClauseForm, emptyForm } from '../form/clause-form.ts'
import { strengths } from '../strength.ts'
import type { Assembly } from './assembly.ts'
import type { ClauseState } from './clause-state.ts'
import { readExceptions } from './read-exceptions.ts'
import { readNeeds } from './read-needs.ts'
import { joinOf } from './read-quantity.ts'
import { readSubject } from './read-subject.ts'
import { once } from './resolve.ts'

/** Puts together what the words of a clause said. */
export function assemble(
  state: ClauseState,
  before: ClauseForm | undefined,
): Pick<PolicyClause, 'form' | 'isPermission' | 'leftOut'> {
  const assembly: Assembly = {
    form: { ...emptyForm, conditions: state.conditions, join: joinOf(state) },
    leftOut: [],
    isBlocked: false,
  }
  if (state.place !== undefined) assembly.form = { ...assembly.form, place: state.place }
  readSubject(state, assembly)
  if (state.usesPronoun && before !== undefined && !hasTarget(assembly.form)) {
    const { targets, about, narrowedBy } = before
    assembly.form = { ...assembly.form, targets, about, narrowedBy }
  }
  readNeeds(state, assembly)
  readExceptions(state, assembly)
  const action = actionOf(state, assembly.form)
  const isPermission = state.isPermission && state.action === undefined && !state.permitsOnly
  const leftOut = once(assembly.leftOut)
  if (action !== undefined) assembly.form = { ...assembly.form, action }
  const form = finish(state, assembly)
  return { form: isPermission ? undefined : form, isPermission, leftOut }
}

/** Whether a form looks for something. */
export function hasTarget({ targets, needs }: ClauseForm): boolean {
  return targets.length + needs.length > 0
}

function actionOf(state: ClauseState, form: ClauseForm): ClauseForm['action'] {
  const { action, negated, permitsOnly, isOnly } = state
  if (action !== undefined && action !== 'allow') return action
  if (permitsOnly || form.kind === 'restriction') return strengths.restriction.action
  if (negated === 'hard') return strengths.ban.action
  if (negated === 'soft') return strengths.advice.action
  if (state.hasNotice) return undefined
  const isNeed = state.isNeed || state.isImperative || isOnly || form.needs.length > 0
  if (isNeed || form.kind === 'need' || form.unless.length > 0) return strengths.need.action
  return state.length === undefined ? undefined : strengths.advice.action
}

function finish(state: ClauseState, { form, isBlocked }: Assembly): ClauseForm | undefined {
  if (isBlocked) return undefined
  const isDemand = form.action !== undefined || state.hasNotice
  if (hasTarget(form)) return isDemand ? form : undefined
  if (form.conditions.length > 0 && isDemand) return form
  if (state.isEverything && form.action !== undefined && form.conditions.length === 0) {
    return { ...form, everyDraft: true }
  }
  return undefined
}
