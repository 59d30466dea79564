import { z } from 'zod'
import { spanSchema } from './span.ts'

/**
 * What a source says to a claim: `supported` holds what is claimed, `not_found` doesn't, `contradicted` says
 * something else of the same thing, and with `cannot_tell` there was nothing to compare. None of them says whether
 * the claim is true.
 */
export const verdictSchema = z.enum(['supported', 'not_found', 'contradicted', 'cannot_tell'])
export type Verdict = z.infer<typeof verdictSchema>

/** What can be looked up of a claim. */
export const factKindSchema = z.enum(['number', 'date', 'quotation', 'name'])
export type FactKind = z.infer<typeof factKindSchema>

/** One fact of a claim, and what the source has of it. */
export const comparedFactSchema = z
  .object({
    kind: factKindSchema,
    /** As the claim has it. */
    claimed: z.string().min(1),
    verdict: verdictSchema,
    /** What the source has for it, as it is written there; null where it has nothing. */
    stated: z.string().min(1).nullable(),
    /** The sentence of the source that says so, in the text of the source; null without one. */
    sentence: spanSchema.nullable(),
  })
  .readonly()
export type ComparedFact = z.infer<typeof comparedFactSchema>

/** A claim held against a source. */
export const comparisonSchema = z
  .object({
    verdict: verdictSchema,
    facts: z.array(comparedFactSchema).readonly(),
    /** The sentence of the source to show beside the claim; null where none is about it. */
    sentence: spanSchema.nullable(),
  })
  .readonly()
export type Comparison = z.infer<typeof comparisonSchema>
