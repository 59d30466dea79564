import * as z from 'zod'

/** What kind of writing the draft is. Never changes a score; it names the reader's expectation. */
export const formatSchema = z.enum(['article', 'social_post', 'product_review', 'caption', 'other'])
export type Format = z.infer<typeof formatSchema>

/** What the reader of the result will do with the draft; picks the row of the routing table. */
export const intendedUseSchema = z.enum([
  'publish',
  'train',
  'cite',
  'moderate',
  'security_filter',
  'other',
])
export type IntendedUse = z.infer<typeof intendedUseSchema>

/** Workflow context of a draft. Lengths count Unicode code points. */
export const contextSchema = z.object({
  format: formatSchema.default('other'),
  intended_use: intendedUseSchema.default('other'),
  domain: z.string().max(100).optional(),
  custom_policy: z.string().max(2000).optional(),
  transcript: z.string().max(10_000).optional(),
})
export type Context = z.infer<typeof contextSchema>
/** A context as a caller writes it: every field optional. */
export type ContextInput = z.input<typeof contextSchema>
