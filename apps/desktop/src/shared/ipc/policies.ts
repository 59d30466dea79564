import { actionSchema } from '@content-trust/engine/schema'
import { z } from 'zod'

/** Characters of a policy in words, as the context of a draft takes them. */
export const LONGEST_POLICY = 2000

/** How one clause of a policy in words was read. */
export const clauseReadingSchema = z.object({
  text: z.string(),
  /** Where it stands in the policy: UTF-16 code units, half-open. */
  start: z.int().min(0),
  end: z.int().min(0),
  /** `none` could match nothing; `permission` asks for less, which a policy cannot. */
  reading: z.enum(['whole', 'part', 'none', 'permission']),
  /** What it looks for, in plain words; null where it could match nothing. */
  looksFor: z.string().nullable(),
  /** The decision that a match asks for; null where matches are only listed. */
  action: actionSchema.nullable(),
  /** `ignored`: words that were left out; `literal`: looked for as the words themselves. */
  leftOut: z.array(z.object({ words: z.string(), how: z.enum(['ignored', 'literal']) })),
  /** What to write instead, as a sentence. */
  suggestion: z.string().nullable(),
  /** The clause with a small change that is understood whole. */
  reworded: z.string().nullable(),
})
export type ClauseReading = z.infer<typeof clauseReadingSchema>

/** The calls about policies. */
export const policyCalls = {
  /** How each clause of a policy in words is read; no draft is needed for it. */
  readPolicy: {
    input: z.object({ policy: z.string().max(LONGEST_POLICY) }),
    output: z.object({ clauses: z.array(clauseReadingSchema) }),
  },
} as const
