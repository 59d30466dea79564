import * as z from 'zod'
import { evidenceItemSchema } from './evidence.ts'
import { imageResultSchema } from './media-result.ts'
import { modalityText, textResultSchema } from './result.ts'
import { scoreSchema } from './score.ts'

/** Place of a block in `content`, from 0. */
const blockSchema = z.int().min(0).describe('Place of the block in `content`, from 0.')

/**
 * What is decided over an asset: the fields that every modality shares. The block with the highest
 * risk decides; the others stay in view through the lowest trust and all fixes and limitations.
 */
export const assetDecisionSchema = imageResultSchema
  .omit({ synthetic_image_risk: true, synthetic_risk: true })
  .extend({
    modality: z.literal('asset').describe(modalityText),
    synthetic_risk: scoreSchema.describe('The highest `synthetic_risk` of its blocks, 0 to 1.'),
    decided_by: blockSchema.describe(
      'Place in `content`, from 0, of the block whose reason and evidence are here.',
    ),
    evidence: z
      .array(evidenceItemSchema.extend({ block: blockSchema }))
      .describe('Evidence of the block that decides; offsets are into its text.'),
  })
export type AssetDecision = z.infer<typeof assetDecisionSchema>

/** The result of one block, without what a host adds to a result of its own. */
export const assetBlockSchemas = {
  text: textResultSchema.omit({ contributions: true, coverage: true, sentences: true }),
  image: imageResultSchema,
} as const
