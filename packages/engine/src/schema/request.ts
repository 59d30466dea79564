import { z } from 'zod'
import { contextSchema } from './context.ts'
import { executionModeSchema } from './style-result.ts'

/** Bounds of the service in Unicode code points, both ends inclusive (D-001). */
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

const httpsUrlSchema = z.url({ protocol: /^https$/ }).max(textBounds.url)

/** An explicit media source: exactly one of two kinds. */
export const mediaSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('url'), url: httpsUrlSchema }),
  z.object({
    kind: z.literal('base64'),
    media_type: z.enum(['image/png', 'image/jpeg', 'image/webp']),
    data: z.base64(),
  }),
])
export type MediaSource = z.infer<typeof mediaSourceSchema>

/** Fields that every analysis request takes besides its content. */
const commonSchema = z.object({
  context: contextSchema.optional(),
  store_content: z.boolean().default(false),
  /** Deprecated alias of `store_content: false`. */
  privacy_mode: z.boolean().default(true),
})

/** The text form of POST /v1/analyze. */
export const analyzeTextRequestSchema = commonSchema.extend({
  type: z.literal('text'),
  content: text(textBounds.analyze),
  auto_revise: z.boolean().default(false),
})

/** POST /v1/analyze-style. */
export const analyzeStyleRequestSchema = commonSchema.extend({
  text: text(textBounds.style),
  execution_mode: executionModeSchema.default('deep'),
  include_text_in_spans: z.boolean().default(false),
})

/** POST /v1/analyze-batch; the sum of the texts is bounded too. */
export const analyzeBatchRequestSchema = commonSchema
  .omit({ privacy_mode: true })
  .extend({
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

/** POST /request-access. */
export const accessRequestSchema = z.object({
  name: z.string().trim().min(1).max(120),
  email: z.email().max(180),
  company: z.string().max(160).optional(),
  volume: z.string().max(160).optional(),
  use_case: z.string().trim().min(1).max(1200),
})
