import { z } from 'zod'
import { failureReasonSchema } from '../fetch/outcome.ts'
import { referenceNoteSchema, referenceStateSchema } from '../schema/index.ts'

/** A reference, as its server or registry knows it. */
export const checkedReferenceSchema = z
  .object({
    state: referenceStateSchema,
    notes: z.array(referenceNoteSchema).readonly(),
    /** The address that was asked; null where none was. */
    address: z.string().nullable(),
    /** The HTTP status at the end of all redirects; null without an answer. */
    status: z.int().min(100).max(599).nullable(),
    /** The new address of what has moved for good; null for everything else. */
    moved_to: z.string().nullable(),
    /** The popular package that the name may have been meant for; null without one. */
    popular_name: z.string().nullable(),
    /** Why there is no answer; null where there is one. */
    failure: failureReasonSchema.nullable(),
  })
  .readonly()
export type CheckedReference = z.infer<typeof checkedReferenceSchema>

const nothing: CheckedReference = {
  state: 'not_checked',
  notes: [],
  address: null,
  status: null,
  moved_to: null,
  popular_name: null,
  failure: null,
}

/** A checked reference with these fields; the others say nothing. */
export function checkedReference(
  fields: Partial<CheckedReference> & Pick<CheckedReference, 'state'>,
): CheckedReference {
  return { ...nothing, ...fields }
}
