import * as z from 'zod'
import { assetBlockSchemas, assetDecisionSchema } from './asset-result.ts'
import { audioResultSchema, imageResultSchema, videoResultSchema } from './media-result.ts'
import { billedTextResultSchema, billingSchema } from './result.ts'

/** Names of the buckets that a call is charged to. */
export const billingBucketSchema = z.enum([
  'text_1k_units',
  'text_revise_1k_units',
  'batch_text_1k_units',
  'image_v0',
  'audio_v0',
  'video_v0',
  'asset_v0',
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

/** GET /v1/balance; the windows roll (decision 23). */
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

const billed = { analysis_id: z.string(), billing: billingSchema } as const

/** Text on the wire: what the engine adds for its own hosts stays there. */
export const wireTextResultSchema = billedTextResultSchema.omit({
  contributions: true,
  coverage: true,
  sentences: true,
})
export const billedImageResultSchema = imageResultSchema.extend(billed)
export const billedAudioResultSchema = audioResultSchema.extend(billed)
export const billedVideoResultSchema = videoResultSchema.extend(billed)

const share = { billing: billingSchema.omit({ remaining_balance_cents: true }) } as const

/** One block of an asset: the result of its kind, and what it adds to the price. */
export const assetBlockResultSchema = z.discriminatedUnion('modality', [
  assetBlockSchemas.text.extend(share),
  assetBlockSchemas.image.extend(share),
])

/** An asset: what is decided over all of it, and `blocks[i]`, which answers `content[i]`. */
export const billedAssetResultSchema = assetDecisionSchema.extend({
  ...billed,
  blocks: z.array(assetBlockResultSchema),
})

/** POST /v1/analyze answers with the result that `modality` names (R-ANA-14). */
export const analyzeResultSchema = z.discriminatedUnion('modality', [
  wireTextResultSchema,
  billedImageResultSchema,
  billedAudioResultSchema,
  billedVideoResultSchema,
  billedAssetResultSchema,
])

/** One item of a batch answer: a text result, or why there is none (decision 24). */
export const batchItemResultSchema = z.discriminatedUnion('status', [
  wireTextResultSchema.extend({ id: z.string(), status: z.literal('ok') }),
  z.object({
    id: z.string(),
    status: z.literal('error'),
    error: z.enum(['scoring_failed', 'timeout', 'provider_unavailable']),
    message: z.string(),
  }),
])

/** POST /v1/analyze-batch; `results[i]` answers `items[i]`. */
export const batchResultSchema = z.object({
  batch_id: z.string(),
  results: z.array(batchItemResultSchema),
  billing: billingSchema,
})

/** POST /request-access. */
export const accessAnswerSchema = z.object({ ok: z.boolean(), request_id: z.string() })

/** Codes of the problems that the service answers with: a closed list (decision 26). */
export const problemCodeSchema = z.enum([
  'bad_request',
  'unsupported_mode',
  'media_fetch_failed',
  'unauthorized',
  'insufficient_credit',
  'forbidden_origin',
  'not_found',
  'method_not_allowed',
  'request_timeout',
  'idempotency_conflict',
  'idempotency_in_progress',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal_error',
  'provider_unavailable',
  'extractor_unavailable',
  'overloaded',
])
export type ProblemCode = z.infer<typeof problemCodeSchema>

/** The HTTP status of each code. */
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
} as const satisfies Readonly<Record<ProblemCode, number>>

/** A problem as RFC 9457 has it, with the members of the alternative shape (decision 26). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string(),
  code: problemCodeSchema,
  request_id: z.string(),
  error: problemCodeSchema,
  message: z.string(),
  /** What the call costs and what the account has, on 402 alone (decision 26). */
  required_cents: z.number().min(0).optional(),
  balance_cents: z.number().min(0).optional(),
  errors: z
    .array(z.object({ pointer: z.string(), detail: z.string() }))
    .max(20)
    .optional(),
})
export type Problem = z.infer<typeof problemSchema>
