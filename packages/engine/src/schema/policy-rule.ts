import type { ClauseForm } from './clause-form.ts'
import type { Action } from './decision.ts'
import type { Severity } from './evidence.ts'

/** What a clause may do to the decision; with `none` its matches are only listed. */
export type PolicyDecision = 'none' | Exclude<Action, 'allow'>

/** A clause of a policy file, as the engine matches it beside `custom_policy`. */
export interface PolicyRule {
  /** Kebab-case; limitations name the clause by it. */
  readonly id: string
  /** The clause in words. They are read as `custom_policy` is; beside a `form` they are only shown. */
  readonly says: string
  /** What is matched in place of the words. */
  readonly form?: ClauseForm
  /** How severe its matches are; without it what each match brings along. */
  readonly severity?: Severity
  /** In place of the decision that the words or the form ask for. */
  readonly decision?: PolicyDecision
  /** One sentence that readers of a match see after its explanation. */
  readonly reason?: string
  /** Where the clause was read, as messages show it: a file, or the name of a shipped policy. */
  readonly from?: string
}
