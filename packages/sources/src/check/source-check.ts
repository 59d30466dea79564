import { z } from 'zod'
import {
  comparisonSchema,
  factKindSchema,
  referenceSchema,
  spanSchema,
  verdictSchema,
} from '../schema/index.ts'
import { checkedReferenceSchema } from '../state/checked-reference.ts'

/** Characters that are kept of what a page calls itself, and of one of its sentences. */
export const longestExcerpt = 400

/** A fact of a claim; without its place in the source, of which only the sentence is kept. */
const heldFactSchema = z
  .object({
    kind: factKindSchema,
    /** As the claim has it. */
    claimed: z.string().min(1),
    verdict: verdictSchema,
    /** What the source has for it; null where it has nothing. */
    stated: z.string().nullable(),
  })
  .readonly()

/** A claim, and what its source says to it. */
export const heldClaimSchema = z
  .object({
    /** The sentence in the draft. */
    sentence: spanSchema,
    /** The part of the sentence that the reference stands for. */
    span: spanSchema,
    /** That part as a reader sees it. */
    text: z.string(),
    verdict: comparisonSchema.unwrap().shape.verdict,
    facts: z.array(heldFactSchema).readonly(),
    /** The sentence of the source to show beside the claim; null where none is about it. */
    source_sentence: z.string().max(longestExcerpt).nullable(),
  })
  .readonly()
export type HeldClaim = z.infer<typeof heldClaimSchema>

/** A reference of a draft, what became of it, and what is claimed with it. */
export const sourceCheckSchema = z
  .object({
    reference: referenceSchema,
    checked: checkedReferenceSchema,
    /** What the source calls itself; null where it has no title or was not read. */
    title: z.string().max(longestExcerpt).nullable(),
    claims: z.array(heldClaimSchema).readonly(),
  })
  .readonly()
export type SourceCheck = z.infer<typeof sourceCheckSchema>

/** What `sources.json` holds: the references of each draft, in source order. */
export const sourcesFileSchema = z
  .strictObject({
    version: z.literal(1),
    drafts: z
      .array(
        z.strictObject({
          /** The path of the draft, from the folder in which the check ran. */
          path: z.string(),
          /** Whether each span fits the draft: SHA-256 of its text, in hex. */
          sha256: z.string().regex(/^[0-9a-f]{64}$/),
          sources: z.array(sourceCheckSchema).readonly(),
        }),
      )
      .readonly(),
  })
  .readonly()
export type SourcesFile = z.infer<typeof sourcesFileSchema>
