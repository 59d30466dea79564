import * as z from 'zod'
import { dataUriSchema, httpsUrlSchema } from './media-source.ts'
import { autoReviseSchema, commonSchema, textBounds, textToScore } from './request-fields.ts'
import { executionModeSchema } from './style-result.ts'

/** POST /v1/analyze-text, the legacy form of text (decision 7). */
export const legacyTextRequestSchema = commonSchema.extend({
  text: textToScore(textBounds.analyze),
  auto_revise: autoReviseSchema,
})

const imageUrl = {
  image_url: httpsUrlSchema.describe('A public HTTPS address of a PNG, JPEG or WebP image.'),
} as const
const audioUrl = {
  audio_url: httpsUrlSchema.describe('A public HTTPS address of a recording.'),
} as const

/** The legacy forms of media: an address each. */
export const legacyImageRequestSchema = commonSchema.extend(imageUrl)
export const legacyAudioRequestSchema = commonSchema.extend(audioUrl)
export const legacyVideoRequestSchema = commonSchema.extend({
  video_url: httpsUrlSchema.describe('A public HTTPS address of a video.'),
})

const demoContext = { context: commonSchema.shape.context } as const

/** POST /demo/analyze; nothing of a demo is stored whatever `store_content` says. */
export const demoTextRequestSchema = commonSchema.extend({ text: textToScore(textBounds.demo) })
/** The demo of media takes an address, or the file itself as a data URI, as POST /v1/analyze does. */
const demoSourceSchema = z.union([httpsUrlSchema, dataUriSchema])
export const demoImageRequestSchema = z.object({
  image_url: demoSourceSchema.describe(
    'A public HTTPS address of a PNG, JPEG or WebP image, or the image itself as a data URI.',
  ),
  ...demoContext,
})
export const demoAudioRequestSchema = z.object({
  audio_url: demoSourceSchema.describe(
    'A public HTTPS address of a recording, or the recording itself as a data URI.',
  ),
  ...demoContext,
})

/** How much of the style is measured. */
export const executionModeFieldSchema = executionModeSchema
  .default('deep')
  .describe('`deep` adds `deep_scan` and costs twice as much as `fast`.')

/** Whether spans quote the text. */
export const includeTextSchema = z
  .boolean()
  .default(false)
  .describe('Whether spans and sentences have the words of the text, and not only offsets.')

/** POST /v1/analyze-style. */
export const analyzeStyleRequestSchema = commonSchema.extend({
  text: textToScore(textBounds.style),
  execution_mode: executionModeFieldSchema,
  include_text_in_spans: includeTextSchema,
})

/** POST /v1/analyze-batch; the sum of the texts is bounded too. */
export const analyzeBatchRequestSchema = commonSchema
  .extend({
    /** Ignored: a batch never revises (decision 7). */
    auto_revise: autoReviseSchema,
    mode: z.literal('sync').optional().describe('A batch is always answered at once.'),
    items: z
      .array(
        z.object({
          id: z
            .string()
            .min(1)
            .max(200)
            .describe('Your name for the item, which comes back with its result.'),
          text: textToScore(textBounds.batchItem),
        }),
      )
      .min(textBounds.batchItems.min)
      .max(textBounds.batchItems.max)
      .describe('The texts, 1 to 25, with at most 50,000 characters in all.'),
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
  name: z.string().trim().min(1).max(120).describe('Your name.'),
  email: z
    .string()
    .trim()
    .max(180)
    .meta({ format: 'email', description: 'Where the answer should go.' })
    .pipe(z.email({ pattern: emailPattern })),
  company: z.string().trim().max(160).optional().describe('Who you work for.'),
  volume: z
    .string()
    .trim()
    .max(160)
    .optional()
    .describe('How much you expect to send, as in `5,000 texts a month`.'),
  use_case: z.string().trim().min(1).max(1200).describe('What you want to use the service for.'),
})
export type AccessRequest = z.infer<typeof accessRequestSchema>
