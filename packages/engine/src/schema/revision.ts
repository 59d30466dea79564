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
  status: z.enum(['passed', 'failed']),
  /** Names of the checks that were run. */
  checks: z.array(z.string()),
  failure_reasons: z.array(z.string()),
  /** How many facts of each kind either version holds. */
  protected_fact_counts: z.partialRecord(
    protectedFactKindSchema,
    z.object({ original: z.int().min(0), revised: z.int().min(0) }),
  ),
})
export type RevisionSafety = z.infer<typeof revisionSafetySchema>
