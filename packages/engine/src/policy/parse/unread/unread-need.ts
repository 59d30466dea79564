import type { PolicyTarget } from '../../form/clause-form.ts'
import { lacking } from '../../lexicons/detector-names.ts'
import type { Assembly } from '../assembling/assembly.ts'
import { isEmpty, nounNamed, targetsOf } from '../assembling/resolve.ts'
import type { ClauseState } from '../reading/clause-state.ts'

/** “If you mention a guarantee, link to the terms”: what there should be was not understood, so that nothing may be banned. */
export function isNeedUnread(state: ClauseState, { form }: Assembly): boolean {
  const { action, negated, hasNotice, isNeed, isImperative, permitsOnly, isOnly } = state
  if (!(isNeed || isImperative) || action !== undefined || negated !== undefined) return false
  if (hasNotice || permitsOnly || isOnly || form.kind !== 'ban') return false
  const isChoice = state.prefers && !isEmpty(state.slots.instead)
  if (isChoice || state.isReplacing || form.moreThan > 0 || form.conditions.length > 0) return false
  return form.targets.length > 0 && form.targets.every((target) => !isUnwanted(target, state))
}

/** Whether what a form looks for is the opposite of what was asked for. */
function isUnwanted(target: PolicyTarget, { slots }: ClauseState): boolean {
  if (target.kind === 'length') return true
  if (target.kind === 'link') return target.isOther
  const lacks = new Set(lacking.values())
  if (
    target.kind === 'detector' &&
    (lacks.has(target.name) || /^(?:long-|missing-|reading-|heading-)/.test(target.name))
  )
    return true
  const wanted = Object.values(slots).flatMap(({ nouns }) => nouns)
  const opposites = wanted.flatMap(({ noun }) =>
    noun.opposite === undefined ? [] : targetsOfName(noun.opposite),
  )
  return opposites.some((other) => JSON.stringify(other) === JSON.stringify(target))
}

function targetsOfName(name: string): PolicyTarget[] {
  const noun = nounNamed(name)
  return noun === undefined ? [] : targetsOf(noun)
}
