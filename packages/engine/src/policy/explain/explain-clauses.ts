import type { Action } from '../../schema/index.ts'
import type { LeftOut, PolicyClause } from '../clause.ts'
import type { ClauseForm } from '../form/clause-form.ts'
import { readPolicy } from '../parse/read-policy.ts'
import { suggestionFor } from '../policy-limitations.ts'
import { describeForm, lookedFor } from './describe-form.ts'

/** How one clause of a policy was read. */
export interface ClauseReading {
  /** As written, with its place in the policy: UTF-16 code units, half-open. */
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
  /** What to write instead. */
  readonly suggestion?: string
  /** The decision that a match asks for; absent where matches are only listed. */
  readonly action?: Action
}

/** How each clause of a policy was read. */
export function explainClauses(policy: string): ClauseReading[] {
  return readPolicy(policy).map(explainClause)
}

function explainClause(clause: PolicyClause): ClauseReading {
  const { text, start, end, form, leftOut } = clause
  const suggestion = suggestionFor(clause)
  return {
    text,
    start,
    end,
    reading: readingOf(clause),
    ...(form === undefined ? {} : { form, says: describeForm(form) }),
    looksFor: form === undefined ? [] : lookedFor(form),
    leftOut,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(form?.action === undefined ? {} : { action: form.action }),
  }
}

function readingOf({ form, isPermission, leftOut }: PolicyClause): ClauseReading['reading'] {
  if (isPermission) return 'permission'
  if (form === undefined) return 'none'
  return leftOut.length === 0 ? 'whole' : 'part'
}
