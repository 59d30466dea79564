import {
  actionSchema,
  confidenceSchema,
  draftContextSchema,
  evidenceTypeSchema,
  revisionSafetySchema,
  riskLevelSchema,
  severityChoiceSchema,
  severitySchema,
  syntaxSchema,
  textScoreNameSchema,
} from '@content-trust/engine/schema'
import { z } from 'zod'
import { pathSchema } from './drafts.ts'

/** Characters of a draft that are scored; the rest is not read, and the editor says so. */
export const MOST_SCORED = 100_000

/** A text with what the user chose for it in the window. */
export const scoringInputSchema = z.object({
  text: z.string(),
  syntax: syntaxSchema,
  context: draftContextSchema,
  ignoredRules: z.array(z.string()),
  severities: z.record(z.string(), severityChoiceSchema).default({}),
  /** The file of the draft, whose folder may hold settings; they win over what is said here. */
  path: pathSchema.nullable().optional(),
})
export type ScoringInput = z.infer<typeof scoringInputSchema>

/** The scores of a text and the decision about it. */
const weighedSchema = z.object({
  specificity_risk: z.number(),
  provenance_weakness: z.number(),
  slop_risk: z.number(),
  synthetic_texture_risk: z.number(),
  action: actionSchema,
})

/** What an edit alone does for the decision; null when it was not measured. */
export const gainSchema = z
  .object({ before: weighedSchema, after: weighedSchema, nearer: z.number() })
  .nullable()

/** What a rule would change in a draft, with what that does to the facts and to the scores. */
export const proposalSchema = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  text: z.string(),
  rule: z.string(),
  safety: revisionSafetySchema,
  /** How each score changes with this edit alone; null when it was not measured. */
  effects: z.record(textScoreNameSchema, z.number()).nullable(),
  gain: gainSchema,
  /** It keeps the facts, and no score gets into a higher band when all such proposals are done. */
  isCalm: z.boolean(),
})
export type Proposal = z.infer<typeof proposalSchema>

/** The decision about a file of the folder that is not open. */
export const fileDecisionSchema = z.object({
  /** Null: the file could not be judged. */
  action: actionSchema.nullable(),
  /** Why not; null where it was. */
  reason: z.string().nullable(),
  riskLevel: riskLevelSchema,
  confidence: confidenceSchema,
})
export type FileDecision = z.infer<typeof fileDecisionSchema>

export const ruleSchema = z.object({
  id: z.string(),
  type: evidenceTypeSchema,
  severity: severitySchema,
  summary: z.string(),
  fix: z.string(),
  examples: z.object({ bad: z.array(z.string()), good: z.array(z.string()) }),
})

export const reportFormatSchema = z.enum(['html', 'markdown', 'json', 'sarif'])
export type ReportFormat = z.infer<typeof reportFormatSchema>
