import * as z from 'zod'
import { actionSchema, confidenceSchema, primaryReasonSchema, riskLevelSchema } from './decision.ts'
import { evidenceItemSchema, offsets, severitySchema } from './evidence.ts'
import { revisionSafetySchema } from './revision.ts'
import { contributionsSchema, coverageSchema, scoreSchema, sentenceResultSchema } from './score.ts'

/** A clause of a custom policy that the draft met (decision 13). */
export const policyMatchSchema = z.object({
  rule: z.string().describe('The clause of `custom_policy`, in its own words.'),
  severity: severitySchema.describe('How much it matters.'),
  span: z.string().describe('The words, or the score, that met the clause.'),
  explanation: z.string().describe('Why the clause applies, in one sentence.'),
  action: actionSchema.optional().describe('The decision that the clause asks for, if it asks.'),
})
export type PolicyMatch = z.infer<typeof policyMatchSchema>

/** What a billed host adds to a result (specification, "Billing object"). */
export const billingSchema = z.object({
  units_analyzed: z
    .int()
    .min(0)
    .describe('Units that were charged: started thousands of characters, or media files.'),
  bucket: z.string().describe('What was charged, by the name in the price table.'),
  price_cents: z
    .number()
    .min(0)
    .describe('Price of this call in US cents; text may cost half a cent.'),
  remaining_balance_cents: z.number().min(0).describe('Credit after this call, in US cents.'),
})
export type Billing = z.infer<typeof billingSchema>

/** What `modality` means in every result. */
export const modalityText = 'What was scored; says which other fields there are.'

/** What a billed host adds to each result. */
export const billedFields = {
  analysis_id: z.string().describe('Id of this analysis, `an_…`; quote it in a report.'),
  billing: billingSchema.describe('What this call was charged.'),
} as const

/** An ignore comment or front matter switch that hid nothing. */
export const unusedDirectiveSchema = z.object({
  ...offsets,
  reason: z.string().describe('Why it hid nothing, in one sentence.'),
})
export type UnusedDirective = z.infer<typeof unusedDirectiveSchema>

/**
 * The text result as the engine makes it: every field of the specification but those a host owns
 * (`analysis_id`, `billing`), and the documented extensions `contributions`, `coverage`,
 * `sentences`, `suppressed`, `unused_directives`, which a wire format may leave out.
 */
export const textResultSchema = z.object({
  modality: z.literal('text').describe(modalityText),
  content_trust_score: scoreSchema.describe(
    'One minus the highest risk, 0 to 1; higher is better. It does not move the decision.',
  ),
  specificity_risk: scoreSchema.describe(
    'How vague the text is, 0 to 1: few names, numbers or examples. It does not move the decision.',
  ),
  provenance_weakness: scoreSchema.describe(
    'How little backs its claims, 0 to 1: no links, sources or figures. It does not move the decision.',
  ),
  synthetic_risk: scoreSchema.describe('Older name of `synthetic_texture_risk`; the same number.'),
  synthetic_texture_risk: scoreSchema.describe(
    'How even the texture is, 0 to 1; a reason to look, no proof of who wrote it. Decides with `slop_risk`.',
  ),
  slop_risk: scoreSchema.describe(
    'Stock phrases, padding and repetition, 0 to 1; the higher of it and `synthetic_risk` sets `risk_level`.',
  ),
  confidence: confidenceSchema.describe(
    'How far the decision can be trusted, from measured errors; `low` means that it was not judged.',
  ),
  primary_reason: primaryReasonSchema.describe('The main reason for the decision, as a code.'),
  evidence: z
    .array(evidenceItemSchema)
    .describe('What was found, the most severe first; at most 50 items.'),
  recommended_fixes: z.array(z.string()).describe('What to do next, as instructions for a person.'),
  risk_level: riskLevelSchema.describe(
    'Band of the risk that decides: `low` below 0.40, `medium` below 0.70, `high` from there.',
  ),
  recommended_action: actionSchema.describe(
    'The decision: from `risk_level`, `intended_use` and your policy.',
  ),
  revised_text: z
    .string()
    .optional()
    .describe('The revision, if `auto_revise` asked for one and it is safe.'),
  revision_notes: z
    .array(z.string())
    .describe('What the revision changed, an edit each; empty if it changed nothing.'),
  revision_safety: revisionSafetySchema
    .optional()
    .describe('Whether the revision keeps the facts; present when one was attempted.'),
  model_version: z
    .string()
    .describe('Version of models, rules and thresholds; it changes when scores may change.'),
  limitations: z
    .array(z.string())
    .describe('What this result cannot tell, a sentence each; the first holds for every result.'),
  policy_matches: z
    .array(policyMatchSchema)
    .optional()
    .describe('Clauses of `custom_policy` that were met; present when there is a policy.'),
  contributions: contributionsSchema
    .optional()
    .describe('The sentences that add most to each score.'),
  coverage: coverageSchema.optional().describe('How much of the text was read as prose.'),
  sentences: z
    .array(sentenceResultSchema)
    .optional()
    .describe('Signals sentence by sentence, in their order.'),
  suppressed: z
    .array(evidenceItemSchema)
    .optional()
    .describe('Evidence that a comment, the front matter or a setting hid.'),
  unused_directives: z
    .array(unusedDirectiveSchema)
    .optional()
    .describe('Ignore comments and switches of the front matter that hid nothing.'),
})
export type TextResult = z.infer<typeof textResultSchema>

/** The text result on the wire of a billed host. */
export const billedTextResultSchema = textResultSchema.extend(billedFields)
