import * as z from 'zod'
import { contextSchema } from './context.ts'

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

/** A text to score, within bounds. */
export const textToScore = (bounds: { readonly min: number; readonly max: number }) =>
  z
    .string()
    .min(bounds.min)
    .max(bounds.max)
    .describe(
      `The text, ${count(bounds.min)} to ${count(bounds.max)} characters (Unicode code points); Markdown is understood.`,
    )

/** A number with a comma before each three digits. */
function count(value: number): string {
  return String(value).replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, ',')
}

/** Whether what was sent may be kept. */
export const storeContentSchema = z
  .boolean()
  .default(false)
  .describe('Whether the service may keep what you send; it keeps nothing otherwise.')

/**
 * Deprecated alias of `store_content: false`. Absent says the same as true, but only a true that was
 * sent outweighs `store_content: true` (decision 11), so no default is filled in.
 */
export const privacyModeSchema = z.boolean().optional().meta({
  default: true,
  deprecated: true,
  description: 'Deprecated alias of `store_content: false`; prefer that.',
})

/** Whether a text is to be revised too. */
export const autoReviseSchema = z
  .boolean()
  .default(false)
  .describe(
    'Whether to revise the text too, at the price of a revision. No effect on media, assets and batches.',
  )

/** Fields that every analysis request takes besides its content. */
export const commonSchema = z.object({
  context: contextSchema
    .optional()
    .describe('What the content is and what it is for; chooses how it is judged and routed.'),
  store_content: storeContentSchema,
  privacy_mode: privacyModeSchema,
})
