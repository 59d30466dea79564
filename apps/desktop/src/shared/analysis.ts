import {
  actionSchema,
  confidenceSchema,
  contextSchema,
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
  context: contextSchema,
  ignoredRules: z.array(z.string()),
  severities: z.record(z.string(), severityChoiceSchema).default({}),
  /** The file of the draft, whose folder may hold settings; they win over what is said here. */
  path: pathSchema.nullable().optional(),
})
export type ScoringInput = z.infer<typeof scoringInputSchema>

/** What a rule would change in a draft, with what that does to the facts and to the scores. */
export const proposalSchema = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  text: z.string(),
  rule: z.string(),
  safety: revisionSafetySchema,
  /** How each score changes with this edit alone; null when it was not measured. */
  effects: z.record(textScoreNameSchema, z.number()).nullable(),
  /** It keeps the facts, and no score rises when all such proposals are done. */
  isCalm: z.boolean(),
})
export type Proposal = z.infer<typeof proposalSchema>

/** The decision about a file of the folder that is not open. */
export const fileDecisionSchema = z.object({
  action: actionSchema,
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
