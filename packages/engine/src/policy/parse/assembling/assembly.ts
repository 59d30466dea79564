import type { LeftOut } from '../../clause.ts'
import type { ClauseForm } from '../../form/clause-form.ts'

/** A form while it is put together. */
export interface Assembly {
  form: ClauseForm
  readonly leftOut: LeftOut[]
  /** Something that was not understood decides what is matched, so nothing is. */
  isBlocked: boolean
}
