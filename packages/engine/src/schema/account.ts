import * as z from 'zod'
import { assetBlockSchemas, assetDecisionSchema } from './asset-result.ts'
import { audioResultSchema, imageResultSchema, videoResultSchema } from './media-result.ts'
import { billedFields, billedTextResultSchema, billingSchema } from './result.ts'

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
  status: z.literal('ok').describe('The process runs; `/ready` says whether it takes calls.'),
  service: z.literal('content-trust').describe('Which service answers here.'),
  version: z.string().describe('Version of the service, as in `0.1.0`.'),
})

const usageWindowSchema = z.object({
  calls: z.int().min(0).describe('Charged calls in that time.'),
  units_analyzed: z.int().min(0).describe('Units that they were charged.'),
  spent_cents: z.number().min(0).describe('What they cost, in US cents.'),
  from: z.iso.datetime().describe('Start of that time, in UTC.'),
  to: z.iso.datetime().describe('End of that time, which is the time of the call, in UTC.'),
})

/** GET /v1/balance; the windows roll (decision 23). */
export const balanceSchema = z.object({
  account_id: z.string().describe('Id of the account, `acct_…`.'),
  balance_cents: z
    .number()
    .min(0)
    .describe('Credit that is left, in US cents, without what running calls hold.'),
  currency: z.literal('USD').describe('The currency of all amounts.'),
  last_usage_at: z.iso
    .datetime()
    .nullable()
    .describe('When the last charged call was made, in UTC; null if there was none.'),
  recent_usage: z
    .object({
      last_24h: usageWindowSchema.describe('The last 24 hours.'),
      last_7d: usageWindowSchema.describe('The last 7 days.'),
      last_30d: usageWindowSchema.describe('The last 30 days.'),
    })
    .describe('Usage in three windows, each of which ends now.'),
})

/** Text on the wire: what the engine adds for its own hosts stays there. */
export const wireTextResultSchema = billedTextResultSchema.omit({
  contributions: true,
  coverage: true,
  sentences: true,
})
export const billedImageResultSchema = imageResultSchema.extend(billedFields)
export const billedAudioResultSchema = audioResultSchema.extend(billedFields)
export const billedVideoResultSchema = videoResultSchema.extend(billedFields)

const share = {
  billing: billingSchema
    .omit({ remaining_balance_cents: true })
    .describe('What the block adds to the price of the call.'),
} as const

/** One block of an asset: the result of its kind, and what it adds to the price. */
export const assetBlockResultSchema = z.discriminatedUnion('modality', [
  assetBlockSchemas.text.extend(share),
  assetBlockSchemas.image.extend(share),
])

/** An asset: what is decided over all of it, and `blocks[i]`, which answers `content[i]`. */
export const billedAssetResultSchema = assetDecisionSchema.extend({
  ...billedFields,
  blocks: z
    .array(assetBlockResultSchema)
    .describe('The result of each block; `blocks[i]` answers `content[i]`.'),
})

/** POST /v1/analyze answers with the result that `modality` names (R-ANA-14). */
export const analyzeResultSchema = z.discriminatedUnion('modality', [
  wireTextResultSchema,
  billedImageResultSchema,
  billedAudioResultSchema,
  billedVideoResultSchema,
  billedAssetResultSchema,
])

const itemIdSchema = z.string().describe('The `id` of the item, as you sent it.')

/** One item of a batch answer: a text result, or why there is none (decision 24). */
export const batchItemResultSchema = z.discriminatedUnion('status', [
  wireTextResultSchema.extend({
    id: itemIdSchema,
    status: z.literal('ok').describe('The item was scored and charged.'),
  }),
  z.object({
    id: itemIdSchema,
    status: z.literal('error').describe('The item was not scored, and not charged.'),
    error: z
      .enum(['scoring_failed', 'timeout', 'provider_unavailable'])
      .describe('Why there is no result, as a code.'),
    message: z.string().describe('Why there is no result, in words.'),
  }),
])

/** POST /v1/analyze-batch; `results[i]` answers `items[i]`. */
export const batchResultSchema = z.object({
  batch_id: z.string().describe('Id of this batch, `batch_…`; quote it in a report.'),
  results: z
    .array(batchItemResultSchema)
    .describe('One entry an item; `results[i]` answers `items[i]`.'),
  billing: billingSchema.describe('What the whole batch was charged, failed items left out.'),
})

/** POST /request-access. */
export const accessAnswerSchema = z.object({
  ok: z.boolean().describe('True: the request was noted.'),
  request_id: z.string().describe('Id of the request, `req_…`.'),
})

/** Codes of the problems that the service answers with: a closed list (decision 26). */
export const problemCodeSchema = z.enum([
  'bad_request',
  'unsupported_mode',
  'media_fetch_failed',
  'unauthorized',
  'insufficient_credit',
  'forbidden_origin',
  'account_suspended',
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
  'records_unavailable',
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
  account_suspended: 403,
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
  records_unavailable: 503,
  overloaded: 503,
} as const satisfies Readonly<Record<ProblemCode, number>>

/** A problem as RFC 9457 has it, with the members of the alternative shape (decision 26). */
export const problemSchema = z.object({
  type: z
    .string()
    .meta({ format: 'uri-reference' })
    .describe('Page of the problem on this service, as in `/problems/bad_request`.'),
  title: z.string().describe('What the problem is, the same for each code.'),
  status: z.int().describe('The HTTP status.'),
  detail: z.string().describe('What happened in this call, and what to do.'),
  instance: z.string().describe('Id of this call; the same as `request_id`.'),
  code: problemCodeSchema.describe('What a program compares: one of a closed list.'),
  request_id: z.string().describe('Id of this call, `req_…`; quote it in a report.'),
  error: problemCodeSchema.describe('The same as `code`.'),
  message: z.string().describe('The same as `detail`.'),
  required_cents: z
    .number()
    .min(0)
    .optional()
    .describe('Price of the call in US cents, with 402 alone.'),
  balance_cents: z
    .number()
    .min(0)
    .optional()
    .describe('Credit of the account in US cents, with 402 alone.'),
  errors: z
    .array(
      z.object({
        pointer: z
          .string()
          .describe('JSON Pointer to the field in the body; empty for the body itself.'),
        detail: z.string().describe('What was expected there.'),
      }),
    )
    .max(20)
    .optional()
    .describe('The fields that are not valid, at most 20.'),
})
export type Problem = z.infer<typeof problemSchema>
