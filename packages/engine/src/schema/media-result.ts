import * as z from 'zod'
import { textResultSchema } from './result.ts'
import { scoreSchema } from './score.ts'

/** The fields that every modality shares with the text result, those of a billed host aside. */
const routedSchema = textResultSchema.pick({
  content_trust_score: true,
  confidence: true,
  primary_reason: true,
  evidence: true,
  recommended_fixes: true,
  risk_level: true,
  recommended_action: true,
  model_version: true,
  limitations: true,
  policy_matches: true,
})

/** Image result: `synthetic_risk` is an alias of `synthetic_image_risk`. */
export const imageResultSchema = routedSchema.extend({
  modality: z.literal('image'),
  synthetic_image_risk: scoreSchema,
  synthetic_risk: scoreSchema,
})
export type ImageResult = z.infer<typeof imageResultSchema>

/** Audio result: `workflow_risk` also weighs the transcript; `synthetic_risk` is an alias. */
export const audioResultSchema = routedSchema.extend({
  modality: z.literal('audio'),
  /** Empty when the caller gave none and nothing could transcribe (decision 12). */
  transcript: z.string(),
  /** Who put the words down; absent without words. */
  transcript_source: z.enum(['caller', 'recogniser']).optional(),
  synthetic_audio_risk: scoreSchema,
  workflow_risk: scoreSchema,
  synthetic_risk: scoreSchema,
})
export type AudioResult = z.infer<typeof audioResultSchema>

/** Video result: `synthetic_risk` is an alias of `synthetic_video_risk`. */
export const videoResultSchema = routedSchema.extend({
  modality: z.literal('video'),
  synthetic_video_risk: scoreSchema,
  synthetic_risk: scoreSchema,
  signals: z.object({ visual_synthetic_risk: scoreSchema, metadata_risk: scoreSchema }),
})
export type VideoResult = z.infer<typeof videoResultSchema>
