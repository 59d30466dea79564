import * as z from 'zod'
import { contextSchema } from './context.ts'
import { executionModeSchema } from './style-result.ts'

/** Bounds of the service in Unicode code points, both ends inclusive (decision 1). */
export const textBounds = {
  analyze: { min: 20, max: 100_000 },
  style: { min: 20, max: 25_000 },
  demo: { min: 20, max: 4_000 },
  batchItem: { min: 20, max: 4_000 },
  batchTotal: 50_000,
  batchItems: { min: 1, max: 25 },
  url: 2_000,
  transcript: 10_000,
} as const

const text = (bounds: { readonly min: number; readonly max: number }) =>
  z.string().min(bounds.min).max(bounds.max)

/** A media address; whether it may be fetched is the media part's to say. */
export const httpsUrlSchema = z
  .url({ protocol: /^https$/ })
  .regex(/^[hH][tT][tT][pP][sS]:\/\//)
  .max(textBounds.url)
  .meta({ format: 'uri' })

/** Media in the body itself; its type and bytes are checked where they are decoded (decision 9). */
const dataUriSchema = z.string().regex(/^[dD][aA][tT][aA]:[^,]{1,200};base64,/)

/** An explicit media source: exactly one of two kinds. */
export const mediaSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('url'), url: httpsUrlSchema }),
  z.object({
    kind: z.literal('base64'),
    media_type: z.enum(['image/png', 'image/jpeg', 'image/webp']),
    /** Strict base64, padding optional (decision 9); decoding it is the check. */
    data: z.string().min(1).meta({ contentEncoding: 'base64' }),
  }),
])
export type MediaSource = z.infer<typeof mediaSourceSchema>

/**
 * Deprecated alias of `store_content: false`. Absent says the same as true, but only a true that was
 * sent outweighs `store_content: true` (decision 11), so no default is filled in.
 */
const privacyModeSchema = z.boolean().optional().meta({
  default: true,
  deprecated: true,
  description: 'Deprecated alias of `store_content: false`; prefer that.',
})

/** Fields that every analysis request takes besides its content. */
const commonSchema = z.object({
  context: contextSchema.optional(),
  store_content: z.boolean().default(false),
  privacy_mode: privacyModeSchema,
})

/** Fields that every form of POST /v1/analyze takes; a transcript means something for audio only. */
const unifiedSchema = commonSchema.extend({
  auto_revise: z.boolean().default(false),
  transcript: z.string().max(textBounds.transcript).optional(),
})

/** The text form of POST /v1/analyze. */
export const analyzeTextRequestSchema = unifiedSchema.extend({
  type: z.literal('text'),
  content: text(textBounds.analyze),
})

/** The image form: an address, a data URI, or an explicit source, which wins (decision 8). */
export const analyzeImageRequestSchema = unifiedSchema
  .extend({
    type: z.literal('image'),
    content: z.union([httpsUrlSchema, dataUriSchema]).optional(),
    source: mediaSourceSchema.optional(),
  })
  .meta({
    anyOf: [
      { properties: { content: {} }, required: ['content'] },
      { properties: { source: {} }, required: ['source'] },
    ],
  })

const urlSourceSchema = mediaSourceSchema.options[0]

/** The audio form; base64 travels as a data URI (decision 8). */
export const analyzeAudioRequestSchema = unifiedSchema.extend({
  type: z.literal('audio'),
  content: z.union([httpsUrlSchema, dataUriSchema]).optional(),
  source: urlSourceSchema.optional(),
})

/** The video form: a public HTTPS address alone (decision 8). */
export const analyzeVideoRequestSchema = unifiedSchema.extend({
  type: z.literal('video'),
  content: httpsUrlSchema.optional(),
  source: urlSourceSchema.optional(),
})

/** The asset form: its blocks are scored one by one, and the highest risk routes (decision 15). */
export const analyzeAssetRequestSchema = unifiedSchema.extend({
  type: z.literal('asset'),
  content: z
    .array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('text'), text: z.string().min(1).max(textBounds.analyze.max) }),
        z.object({ type: z.literal('image'), source: mediaSourceSchema }),
      ]),
    )
    .min(1)
    .max(20),
})
export type AnalyzeAssetRequest = z.infer<typeof analyzeAssetRequestSchema>

/** POST /v1/analyze as it is published (R-ANA-02). */
export const publishedAnalyzeRequestSchema = z.discriminatedUnion('type', [
  analyzeTextRequestSchema,
  analyzeImageRequestSchema,
  analyzeAssetRequestSchema,
])

/** POST /v1/analyze as it is read: audio and video are accepted too (R-ANA-03). */
export const analyzeRequestSchema = z.discriminatedUnion('type', [
  ...publishedAnalyzeRequestSchema.options,
  analyzeAudioRequestSchema,
  analyzeVideoRequestSchema,
])
export type AnalyzeRequest = z.infer<typeof analyzeRequestSchema>

/** POST /v1/analyze-text, the legacy form of text (decision 7). */
export const legacyTextRequestSchema = commonSchema.extend({
  text: text(textBounds.analyze),
  auto_revise: z.boolean().default(false),
})

/** The legacy forms of media: an address each. */
export const legacyImageRequestSchema = commonSchema.extend({ image_url: httpsUrlSchema })
export const legacyAudioRequestSchema = commonSchema.extend({ audio_url: httpsUrlSchema })
export const legacyVideoRequestSchema = commonSchema.extend({ video_url: httpsUrlSchema })

/** POST /demo/analyze; nothing of a demo is stored whatever `store_content` says. */
export const demoTextRequestSchema = commonSchema.extend({ text: text(textBounds.demo) })
export const demoImageRequestSchema = z.object({
  image_url: httpsUrlSchema,
  context: contextSchema.optional(),
})
export const demoAudioRequestSchema = z.object({
  audio_url: httpsUrlSchema,
  context: contextSchema.optional(),
})

/** POST /v1/analyze-style. */
export const analyzeStyleRequestSchema = commonSchema.extend({
  text: text(textBounds.style),
  execution_mode: executionModeSchema.default('deep'),
  include_text_in_spans: z.boolean().default(false),
})

/** POST /v1/analyze-batch; the sum of the texts is bounded too. */
export const analyzeBatchRequestSchema = commonSchema
  .extend({
    /** Ignored: a batch never revises (decision 7). */
    auto_revise: z.boolean().default(false),
    mode: z.literal('sync').optional(),
    items: z
      .array(z.object({ id: z.string().min(1).max(200), text: text(textBounds.batchItem) }))
      .min(textBounds.batchItems.min)
      .max(textBounds.batchItems.max),
  })
  .refine(({ items }) => totalLength(items) <= textBounds.batchTotal, {
    path: ['items'],
    message: `expected at most ${textBounds.batchTotal} characters in all`,
  })

function totalLength(items: readonly { readonly text: string }[]): number {
  let total = 0
  for (const item of items) for (const _ of item.text) total++
  return total
}

/** The pattern of `<input type=email>` with at least one dot in the domain (decision 33). */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** POST /request-access; white space around a value does not count. */
export const accessRequestSchema = z.object({
  name: z.string().trim().min(1).max(120),
  email: z
    .string()
    .trim()
    .max(180)
    .meta({ format: 'email' })
    .pipe(z.email({ pattern: emailPattern })),
  company: z.string().trim().max(160).optional(),
  volume: z.string().trim().max(160).optional(),
  use_case: z.string().trim().min(1).max(1200),
})
export type AccessRequest = z.infer<typeof accessRequestSchema>
