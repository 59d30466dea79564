import type { PolicyClause } from '../../clause.ts'
import type { ClauseForm, PolicyTarget } from '../../form/clause-form.ts'

/** A form that no draft can meet was not what was asked for, so that its clause is named as not understood. */
export function withoutIdle(clause: PolicyClause): PolicyClause {
  return clause.form !== undefined && isIdle(clause.form) ? { ...clause, form: undefined } : clause
}

function isIdle({ targets, when, needs, unless, conditions }: ClauseForm): boolean {
  if (conditions.length > 0) return false
  const free = unless.flatMap((each) => (each.kind === 'target' ? [each.target] : []))
  // “Articles about drugs need …, unless they are about medicines”, both of which are one topic
  const sought = targets.length > 0 ? targets : when
  if (sought.length > 0 && sought.every((target) => isAmong(target, free) || isNothing(target)))
    return true
  // “If a post mentions a price, it must give the currency”, which is known as its price
  const needed = needs.flatMap((each) =>
    each.kind === 'target' && each.atLeast === 1 ? [each.target] : [],
  )
  const isMet = when.length > 0 && when.every((target) => isAmong(target, needed))
  return isMet && needed.length === needs.length && targets.length === 0
}

/** Links to any other host than none. */
function isNothing(target: PolicyTarget): boolean {
  return target.kind === 'link' && target.isOther && target.hosts.length === 0
}

/** Topics of which each of some things is: every price is about pricing. */
const ownTopics: ReadonlyMap<string, string> = new Map([
  ['price', 'pricing'],
  ['discount', 'pricing'],
  ['dosage', 'medical'],
  ['medical-advice', 'medical'],
  ['legal-advice', 'legal'],
])

function isAmong(target: PolicyTarget, others: readonly PolicyTarget[]): boolean {
  const topic = target.kind === 'detector' ? ownTopics.get(target.name) : undefined
  return others.some(
    (other) =>
      JSON.stringify(other) === JSON.stringify(target) ||
      (other.kind === 'topic' && other.name === topic),
  )
}
