import { balanceSchema } from '@content-trust/engine/schema'
import { z } from 'zod'

/** The messages between the account page and its server; both sides parse them with these schemas. */

const timeSchema = z.iso.datetime()

export const keyViewSchema = z.object({
  key_id: z.string(),
  label: z.string(),
  hint: z.string(),
  created_at: timeSchema,
  expires_at: timeSchema.nullable(),
  revoked_at: timeSchema.nullable(),
  last_used_at: timeSchema.nullable(),
  is_active: z.boolean(),
})
export type KeyView = z.infer<typeof keyViewSchema>

/** One billed call: hashes and metadata, never what was submitted. */
export const callViewSchema = z.object({
  analysis_id: z.string(),
  at: timeSchema,
  endpoint: z.string(),
  modality: z.string(),
  units: z.int(),
  spent_cents: z.number(),
  status: z.int(),
  latency_ms: z.int(),
  model_version: z.string(),
  content_hash: z.string(),
  hostname: z.string().nullable(),
  key_id: z.string(),
})
export type CallView = z.infer<typeof callViewSchema>

export const callPageSchema = z.object({
  calls: z.array(callViewSchema),
  /** Whether there are older calls. */
  has_more: z.boolean(),
})

export const dayViewSchema = z.object({
  from: timeSchema,
  calls: z.int(),
  units_analyzed: z.int(),
  spent_cents: z.number(),
})
export type DayView = z.infer<typeof dayViewSchema>

export const overviewSchema = z.object({
  email: z.string().nullable(),
  balance: balanceSchema,
  /** UTC days, oldest first, today last. */
  days: z.array(dayViewSchema),
  keys: z.array(keyViewSchema),
  recent: callPageSchema,
  session: z.object({ key_id: z.string(), expires_at: timeSchema }),
})
export type Overview = z.infer<typeof overviewSchema>

export const sessionViewSchema = z.object({ is_signed_in: z.boolean() })

/** A new key; its text is shown only once. */
export const newKeySchema = z.object({ key: z.string(), key_id: z.string() })
export type NewKeyView = z.infer<typeof newKeySchema>

export const doneSchema = z.object({ ok: z.literal(true) })

const keyId = z.string().min(1).max(64)

export const labelBounds = { min: 1, max: 60 } as const
export const signInSchema = z.object({ key: z.string().trim().min(1).max(200) })
export const createKeySchema = z.object({
  label: z.string().trim().min(labelBounds.min).max(labelBounds.max),
})
/** How long a replaced key stays valid: at most 30 days. */
export const rotateKeySchema = z.object({
  key_id: keyId,
  overlap_seconds: z.int().min(0).max(2_592_000),
})
export const revokeKeySchema = z.object({ key_id: keyId })
/** The last call that the page shows. */
export const olderCallsSchema = z.object({
  before_at: timeSchema,
  before_id: z.string().min(1).max(64),
})
export const nothingSchema = z.object({})
