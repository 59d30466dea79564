import * as z from 'zod'
import { evidenceTypeSchema } from './evidence.ts'

export const riskLevelSchema = z.enum(['low', 'medium', 'high'])
export type RiskLevel = z.infer<typeof riskLevelSchema>

/** Routing decisions from the mildest to the strictest. */
export const actionSchema = z.enum(['allow', 'revise', 'human_review', 'reject'])
export type Action = z.infer<typeof actionSchema>

export const confidenceSchema = z.enum(['low', 'medium', 'high'])
export type Confidence = z.infer<typeof confidenceSchema>

/**
 * Closed list of short reasons (decision 19): every evidence type and four that are not evidence.
 */
export const primaryReasonSchema = z.enum([
  ...evidenceTypeSchema.options,
  'low_risk',
  'insufficient_text',
  'cannot_judge',
  'policy_match',
])
export type PrimaryReason = z.infer<typeof primaryReasonSchema>
