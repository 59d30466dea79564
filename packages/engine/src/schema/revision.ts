import * as z from 'zod'

/** Kinds of fact that a revision may neither lose nor add (decision 18). */
export const protectedFactKindSchema = z.enum([
  'numbers',
  'dates',
  'urls',
  'emails',
  'quotes',
  'named_entities',
  'citations',
  'code',
  'headings',
])
export type ProtectedFactKind = z.infer<typeof protectedFactKindSchema>

/** The verdict on a revision; `failed` means that no revised text is given. */
export const revisionSafetySchema = z.object({
  status: z
    .enum(['passed', 'failed'])
    .describe('`passed`, or `failed`, and then there is no `revised_text`.'),
  checks: z.array(z.string()).describe('Names of the checks that were run, as in `numbers`.'),
  failure_reasons: z
    .array(z.string())
    .describe('Why a check failed, a sentence each; empty when all passed.'),
  protected_fact_counts: z
    .partialRecord(
      protectedFactKindSchema,
      z.object({
        original: z.int().min(0).describe('Facts of this kind in the draft.'),
        revised: z.int().min(0).describe('Facts of this kind in the revision.'),
      }),
    )
    .describe('How many facts of each kind either version has.'),
})
export type RevisionSafety = z.infer<typeof revisionSafetySchema>
