import * as z from 'zod'
import {
  dataUriSchema,
  httpsUrlSchema,
  mediaSourceSchema,
  urlSourceSchema,
} from './media-source.ts'
import { autoReviseSchema, commonSchema, textBounds, textToScore } from './request-fields.ts'

/** Fields that every form of POST /v1/analyze takes; a transcript means something for audio only. */
const unifiedSchema = commonSchema.extend({
  auto_revise: autoReviseSchema,
  transcript: z
    .string()
    .max(textBounds.transcript)
    .optional()
    .describe('Older place of `context.transcript`, which outweighs it.'),
})

/** Media need an address, a data URI or a source. As `anyOf`, generators would make a union of it (decision 81). */
const eitherPlace = {
  if: { properties: { source: {} }, required: ['source'] },
  else: { properties: { content: {} }, required: ['content'] },
}

/** The text form of POST /v1/analyze. */
export const analyzeTextRequestSchema = unifiedSchema.extend({
  type: z.literal('text').describe('Score a text.'),
  content: textToScore(textBounds.analyze),
})

/** The image form: an address, a data URI, or an explicit source, which wins (decision 8). */
export const analyzeImageRequestSchema = unifiedSchema
  .extend({
    type: z.literal('image').describe('Score an image: PNG, JPEG or WebP of at most 5 MB.'),
    content: z
      .union([httpsUrlSchema, dataUriSchema])
      .optional()
      .describe('A public HTTPS address of the image, or the image as a data URI with base64.'),
    source: mediaSourceSchema.optional(),
  })
  .meta(eitherPlace)

/** The audio form; base64 travels as a data URI (decision 8). */
export const analyzeAudioRequestSchema = unifiedSchema
  .extend({
    type: z.literal('audio').describe('Score a recording.'),
    content: z
      .union([httpsUrlSchema, dataUriSchema])
      .optional()
      .describe('A public HTTPS address of the recording, or it as a data URI with base64.'),
    source: urlSourceSchema.optional().describe('Where the recording is; outweighs `content`.'),
  })
  .meta(eitherPlace)

/** The video form: a public HTTPS address alone (decision 8). */
export const analyzeVideoRequestSchema = unifiedSchema
  .extend({
    type: z
      .literal('video')
      .describe('Score a video; a private beta, other accounts get `unsupported_mode`.'),
    content: httpsUrlSchema.optional().describe('A public HTTPS address of the video.'),
    source: urlSourceSchema.optional().describe('Where the video is; outweighs `content`.'),
  })
  .meta(eitherPlace)

/** The asset form: its blocks are scored one by one, and the highest risk routes (decision 15). */
export const analyzeAssetRequestSchema = unifiedSchema.extend({
  type: z.literal('asset').describe('Score texts and images that belong together.'),
  content: z
    .array(
      z.discriminatedUnion('type', [
        z.object({
          type: z.literal('text').describe('A block of text.'),
          text: textToScore({ min: 1, max: textBounds.analyze.max }),
        }),
        z.object({
          type: z.literal('image').describe('An image.'),
          source: mediaSourceSchema.describe('Where the image is.'),
        }),
      ]),
    )
    .min(1)
    .max(20)
    .describe('The blocks in their order, 1 to 20; each is scored and charged by itself.'),
})
export type AnalyzeAssetRequest = z.infer<typeof analyzeAssetRequestSchema>

/** POST /v1/analyze: every form that is read is published too (R-ANA-02, R-ANA-03). */
export const analyzeRequestSchema = z.discriminatedUnion('type', [
  analyzeTextRequestSchema,
  analyzeImageRequestSchema,
  analyzeAssetRequestSchema,
  analyzeAudioRequestSchema,
  analyzeVideoRequestSchema,
])
export type AnalyzeRequest = z.infer<typeof analyzeRequestSchema>
