import * as z from 'zod'
import { actionSchema, confidenceSchema, primaryReasonSchema, riskLevelSchema } from './decision.ts'
import { evidenceItemSchema, severitySchema } from './evidence.ts'
import { revisionSafetySchema } from './revision.ts'
import { contributionsSchema, coverageSchema, scoreSchema, sentenceResultSchema } from './score.ts'

/** A clause of a custom policy that the draft met (decision 13). */
export const policyMatchSchema = z.object({
  rule: z.string(),
  severity: severitySchema,
  span: z.string(),
  explanation: z.string(),
  action: actionSchema.optional(),
})
export type PolicyMatch = z.infer<typeof policyMatchSchema>

/** What a billed host adds to a result (specification, "Billing object"). */
export const billingSchema = z.object({
  units_analyzed: z.int().min(0),
  bucket: z.string(),
  price_cents: z.number().min(0),
  remaining_balance_cents: z.number().min(0),
})
export type Billing = z.infer<typeof billingSchema>

/** An ignore comment or front matter switch that hid nothing. */
export const unusedDirectiveSchema = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  reason: z.string(),
})
export type UnusedDirective = z.infer<typeof unusedDirectiveSchema>

/**
 * The text result as the engine makes it: every field of the specification but those a host owns
 * (`analysis_id`, `billing`), and the documented extensions `contributions`, `coverage`,
 * `sentences`, `suppressed`, `unused_directives`, which a wire format may leave out.
 */
export const textResultSchema = z.object({
  modality: z.literal('text'),
  content_trust_score: scoreSchema,
  specificity_risk: scoreSchema,
  provenance_weakness: scoreSchema,
  synthetic_risk: scoreSchema,
  synthetic_texture_risk: scoreSchema,
  slop_risk: scoreSchema,
  confidence: confidenceSchema,
  primary_reason: primaryReasonSchema,
  evidence: z.array(evidenceItemSchema),
  recommended_fixes: z.array(z.string()),
  risk_level: riskLevelSchema,
  recommended_action: actionSchema,
  revised_text: z.string().optional(),
  revision_notes: z.array(z.string()),
  /** The verdict on the revision, whenever one was attempted (decision 18). */
  revision_safety: revisionSafetySchema.optional(),
  model_version: z.string(),
  limitations: z.array(z.string()),
  policy_matches: z.array(policyMatchSchema).optional(),
  contributions: contributionsSchema.optional(),
  coverage: coverageSchema.optional(),
  sentences: z.array(sentenceResultSchema).optional(),
  /** Evidence that an ignore comment, front matter or a rule switch hid. */
  suppressed: z.array(evidenceItemSchema).optional(),
  unused_directives: z.array(unusedDirectiveSchema).optional(),
})
export type TextResult = z.infer<typeof textResultSchema>

/** The text result on the wire of a billed host. */
export const billedTextResultSchema = textResultSchema.extend({
  analysis_id: z.string(),
  billing: billingSchema,
})
