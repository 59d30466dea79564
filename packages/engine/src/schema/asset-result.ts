import * as z from 'zod'
import { evidenceItemSchema } from './evidence.ts'
import { imageResultSchema } from './media-result.ts'
import { textResultSchema } from './result.ts'
import { scoreSchema } from './score.ts'

/** Place of a block in `content`, from 0. */
const blockSchema = z.int().min(0)

/**
 * What is decided over an asset: the fields that every modality shares. The block with the highest
 * risk decides; the others stay in view through the lowest trust and all fixes and limitations.
 */
export const assetDecisionSchema = imageResultSchema
  .omit({ synthetic_image_risk: true, synthetic_risk: true })
  .extend({
    modality: z.literal('asset'),
    /** The highest of its blocks. */
    synthetic_risk: scoreSchema,
    /** The block whose reason and evidence are here. */
    decided_by: blockSchema,
    /** Evidence of that block; offsets are into its text. */
    evidence: z.array(evidenceItemSchema.extend({ block: blockSchema })),
  })
export type AssetDecision = z.infer<typeof assetDecisionSchema>

/** The result of one block, without what a host adds to a result of its own. */
export const assetBlockSchemas = {
  text: textResultSchema.omit({ contributions: true, coverage: true, sentences: true }),
  image: imageResultSchema,
} as const
