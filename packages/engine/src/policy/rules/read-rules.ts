import type { PolicyRule } from '../../schema/index.ts'
import type { PolicyClause } from '../clause.ts'
import { emptyForm } from '../form/clause-form.ts'
import { foldForm } from '../form/fold-form.ts'
import { readClauses, readPolicy } from '../parse/read-policy.ts'

/** Policies that drafts are scored with at a time; each folder may have its own. */
const MOST_KEPT = 16

interface Kept {
  readonly custom: string
  readonly rules: readonly PolicyRule[]
  readonly text: string
  readonly clauses: readonly PolicyClause[]
}

/** What was used last comes first. */
const kept: Kept[] = []

/** The clauses of a custom policy and then those of files, made ready once for all drafts of the same settings. */
export function readRules(custom: string, rules: readonly PolicyRule[]): readonly PolicyClause[] {
  if (rules.length === 0) return readPolicy(custom)
  const of = kept.filter((each) => each.custom === custom)
  const same = of.find((each) => holdsSame(each.rules, rules))
  if (same !== undefined) return keep(same).clauses
  // Settings come as new objects from a worker's messages.
  const text = JSON.stringify(rules)
  const equal = of.find((each) => each.text === text)
  if (equal !== undefined) return keep({ ...equal, rules }, equal).clauses
  const clauses = [...readPolicy(custom), ...rules.flatMap(clausesOf)]
  return keep({ custom, rules, text, clauses }).clauses
}

function holdsSame(one: readonly PolicyRule[], other: readonly PolicyRule[]): boolean {
  return one.length === other.length && one.every((rule, at) => rule === other[at])
}

/** Keeps a policy as the one that was used last, in the place of itself as it was before. */
function keep(policy: Kept, before: Kept = policy): Kept {
  const at = kept.indexOf(before)
  if (at >= 0) kept.splice(at, 1)
  kept.unshift(policy)
  if (kept.length > MOST_KEPT) kept.pop()
  return policy
}

/** A clause of a file as it is matched; words that make several demands give as many clauses. */
export function clausesOf(rule: PolicyRule): readonly PolicyClause[] {
  return understood(rule).map((clause) => ({
    ...clause,
    text: rule.says,
    form: decided(clause.form, rule),
    rule,
  }))
}

function understood({ says, form }: PolicyRule): PolicyClause[] {
  const whole = { text: says, start: 0, end: says.length, isPermission: false, leftOut: [] }
  if (form !== undefined) return [{ ...whole, form: foldForm({ ...emptyForm, ...form }) }]
  const clauses = readClauses(says)
  return clauses.length === 0 ? [{ ...whole, form: undefined }] : clauses
}

/** A form with the decision that its clause names. */
function decided(form: PolicyClause['form'], { decision }: PolicyRule): PolicyClause['form'] {
  if (form === undefined || decision === undefined) return form
  const { action: _, ...rest } = form
  return decision === 'none' ? rest : { ...rest, action: decision }
}
