import type { Action, PolicyRule } from '../../schema/index.ts'
import type { LeftOut, PolicyClause } from '../clause.ts'
import type { ClauseForm } from '../form/clause-form.ts'
import { readPolicy } from '../parse/read-policy.ts'
import { suggestionFor } from '../policy-limitations.ts'
import { readRules } from '../rules/read-rules.ts'
import { reword } from '../suggest/reword.ts'
import { describeForm, lookedFor } from './describe-form.ts'

/** How one clause of a policy was read. */
export interface ClauseReading {
  /** Of a clause of a policy file its id. */
  readonly id?: string
  /** As written, with its place in the policy, or in the words of its clause: UTF-16 code units, half-open. */
  readonly text: string
  readonly start: number
  readonly end: number
  /** `none` could match nothing; `permission` asks for less, which a policy cannot. */
  readonly reading: 'whole' | 'part' | 'none' | 'permission'
  /** The structured form that was matched; absent with `none` and `permission`. */
  readonly form?: ClauseForm
  /** The form in plain words. */
  readonly says?: string
  /** What it could match. */
  readonly looksFor: readonly string[]
  /** Words that were left out, or looked for as they stand. */
  readonly leftOut: readonly LeftOut[]
  /** What to write instead, as a sentence. */
  readonly suggestion?: string
  /** The clause with a small change that is understood whole, where one was found. */
  readonly reworded?: string
  /** The decision that a match asks for; absent where matches are only listed. */
  readonly action?: Action
}

/** How each clause of a policy was read. */
export function explainClauses(policy: string | readonly PolicyRule[]): ClauseReading[] {
  const clauses = typeof policy === 'string' ? readPolicy(policy) : readRules('', policy)
  return clauses.map(explainClause)
}

function explainClause(clause: PolicyClause): ClauseReading {
  const { text, start, end, form, leftOut, rule } = clause
  const suggestion = suggestionFor(clause)
  const reworded = reword(clause)
  return {
    ...(rule === undefined ? {} : { id: rule.id }),
    text,
    start,
    end,
    reading: readingOf(clause),
    ...(form === undefined ? {} : { form, says: describeForm(form) }),
    looksFor: form === undefined ? [] : lookedFor(form),
    leftOut,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(reworded === undefined ? {} : { reworded }),
    ...(form?.action === undefined ? {} : { action: form.action }),
  }
}

function readingOf({ form, isPermission, leftOut }: PolicyClause): ClauseReading['reading'] {
  if (isPermission) return 'permission'
  if (form === undefined) return 'none'
  return leftOut.length === 0 ? 'whole' : 'part'
}
