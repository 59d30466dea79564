import { z } from 'zod'
import { spanSchema } from './span.ts'

/** What a sentence says with a reference to vouch for it. */
export const claimSchema = z
  .object({
    /** Index of the reference in the list that was extracted with it. */
    reference: z.int().min(0),
    /** The sentence in the draft. */
    sentence: spanSchema,
    /** The part of the sentence that this reference stands for: all of it where it has no other. */
    span: spanSchema,
    /** That part as a reader sees it, without marks and addresses; at most 2,000 units of it. */
    text: z.string(),
  })
  .readonly()
export type Claim = z.infer<typeof claimSchema>
