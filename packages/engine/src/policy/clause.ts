import type { PolicyRule } from '../schema/index.ts'
import type { ClauseForm } from './form/clause-form.ts'

/** Words of a clause that were not applied as they stand. */
export interface LeftOut {
  readonly words: string
  /** `ignored`: left out; `literal`: looked for as the words themselves. */
  readonly how: 'ignored' | 'literal'
}

/** One clause of a policy, as far as it was understood. */
export interface PolicyClause {
  /** The clause as written. */
  readonly text: string
  /** Where it stands in the policy. */
  readonly start: number
  readonly end: number
  /** Undefined where the clause could match nothing. */
  readonly form: ClauseForm | undefined
  /** The clause asks for less; a policy cannot do that (decision 13). */
  readonly isPermission: boolean
  readonly leftOut: readonly LeftOut[]
  /** The clause of a policy file that it is; absent in a custom policy. */
  readonly rule?: PolicyRule
}
