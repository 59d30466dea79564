import * as z from 'zod'
import { modalityText, textResultSchema } from './result.ts'
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
  modality: z.literal('image').describe(modalityText),
  synthetic_image_risk: scoreSchema.describe(
    'How much points to a generator, from what the file declares and from its pixels, 0 to 1; decides alone.',
  ),
  synthetic_risk: scoreSchema.describe('The same number as `synthetic_image_risk`.'),
})
export type ImageResult = z.infer<typeof imageResultSchema>

/** Audio result: `workflow_risk` also weighs the transcript; `synthetic_risk` is an alias. */
export const audioResultSchema = routedSchema.extend({
  modality: z.literal('audio').describe(modalityText),
  transcript: z
    .string()
    .describe('What is said in it; empty if you sent none and nothing could transcribe it.'),
  transcript_source: z
    .enum(['caller', 'recogniser'])
    .optional()
    .describe('Who put the words down: you, or a recogniser; absent without words.'),
  synthetic_audio_risk: scoreSchema.describe(
    'How much points to a synthetic voice, 0 to 1; no proof of who speaks.',
  ),
  workflow_risk: scoreSchema.describe(
    'The higher of `synthetic_audio_risk` and the `slop_risk` of the transcript, 0 to 1; decides.',
  ),
  synthetic_risk: scoreSchema.describe('The same number as `synthetic_audio_risk`.'),
})
export type AudioResult = z.infer<typeof audioResultSchema>

/** Video result: `synthetic_risk` is an alias of `synthetic_video_risk`. */
export const videoResultSchema = routedSchema.extend({
  modality: z.literal('video').describe(modalityText),
  synthetic_video_risk: scoreSchema.describe(
    'How much points to a generator, from its frames and what the file declares, 0 to 1; decides alone.',
  ),
  synthetic_risk: scoreSchema.describe('The same number as `synthetic_video_risk`.'),
  signals: z
    .object({
      visual_synthetic_risk: scoreSchema.describe('Risk of the sampled frames, 0 to 1.'),
      metadata_risk: scoreSchema.describe('Risk of what the file declares, 0 to 1.'),
    })
    .describe('The parts of `synthetic_video_risk`.'),
})
export type VideoResult = z.infer<typeof videoResultSchema>
