import {
  contextSchema,
  evidenceTypeSchema,
  revisionSafetySchema,
  severitySchema,
  syntaxSchema,
  textResultSchema,
} from '@content-trust/engine/schema'
import { z } from 'zod'

/** Characters of a draft that are scored; what comes behind is not read, and the editor says so. */
export const MOST_SCORED = 100_000

/** A text with everything that its result depends on. */
export const scoringInputSchema = z.object({
  text: z.string(),
  syntax: syntaxSchema,
  context: contextSchema,
  disabledRules: z.array(z.string()),
})
export type ScoringInput = z.infer<typeof scoringInputSchema>

/** `superseded`: a newer request for the same draft came first; the older answer is not wanted. */
export const scoreAnswerSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('scored'), request: z.int().min(0), result: textResultSchema }),
  z.object({ status: z.literal('superseded'), request: z.int().min(0) }),
])

const editSchema = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  text: z.string(),
  rule: z.string(),
})

/** Proposed changes, what was refused and why, and the verdict on the whole. */
export const revisionSchema = z.object({
  text: z.string(),
  edits: z.array(editSchema),
  refused: z.array(editSchema.extend({ reason: z.string() })),
  notes: z.array(z.string()),
  safety: revisionSafetySchema,
})
export type RevisionAnswer = z.infer<typeof revisionSchema>

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
