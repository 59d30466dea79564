import { z } from 'zod'
import { textResultSchema } from './result.ts'

/** Names of the buckets that a call is charged to. */
export const billingBucketSchema = z.enum([
  'text_1k_units',
  'text_revise_1k_units',
  'batch_text_1k_units',
  'image_v0',
  'audio_v0',
  'video_v0',
  'style_deep_1k_units',
  'style_fast_1k_units',
  'demo',
])
export type BillingBucket = z.infer<typeof billingBucketSchema>

/** GET /health. */
export const healthSchema = z.object({
  status: z.literal('ok'),
  service: z.literal('content-trust'),
  version: z.string(),
})

const usageWindowSchema = z.object({
  calls: z.int().min(0),
  units_analyzed: z.int().min(0),
  spent_cents: z.number().min(0),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
})

/** GET /v1/balance; the windows roll (D-047). */
export const balanceSchema = z.object({
  account_id: z.string(),
  balance_cents: z.number().min(0),
  currency: z.literal('USD'),
  last_usage_at: z.iso.datetime().nullable(),
  recent_usage: z.object({
    last_24h: usageWindowSchema,
    last_7d: usageWindowSchema,
    last_30d: usageWindowSchema,
  }),
})

/** One item of a batch answer: a text result, or why there is none (D-050). */
export const batchItemResultSchema = z.discriminatedUnion('status', [
  textResultSchema.extend({ id: z.string(), status: z.literal('ok') }),
  z.object({
    id: z.string(),
    status: z.literal('error'),
    error: z.enum(['scoring_failed', 'timeout', 'provider_unavailable']),
    message: z.string(),
  }),
])

/** Codes of the problems that the service answers with (D-059), and their HTTP statuses. */
export const problemStatuses = {
  bad_request: 400,
  unsupported_mode: 400,
  media_fetch_failed: 400,
  unauthorized: 401,
  insufficient_credit: 402,
  forbidden_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  idempotency_conflict: 409,
  idempotency_in_progress: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal_error: 500,
  provider_unavailable: 503,
  extractor_unavailable: 503,
  overloaded: 503,
} as const

/** A problem as RFC 9457 has it, with the members of the alternative shape (D-056). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string(),
  code: z.string(),
  request_id: z.string(),
  error: z.string(),
  message: z.string(),
  errors: z
    .array(z.object({ pointer: z.string(), detail: z.string() }))
    .max(20)
    .optional(),
})
export type Problem = z.infer<typeof problemSchema>
