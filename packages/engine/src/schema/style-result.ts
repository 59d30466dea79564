import * as z from 'zod'
import { actionSchema, confidenceSchema, primaryReasonSchema, riskLevelSchema } from './decision.ts'
import { evidenceTypeSchema, severitySchema } from './evidence.ts'
import { executionModes } from './execution-modes.ts'
import { billingSchema } from './result.ts'
import { scoreSchema } from './score.ts'

export const executionModeSchema = z.enum(executionModes)
export type ExecutionMode = z.infer<typeof executionModeSchema>

/** What a style span was found by (decision 21): every evidence type, and checks of style alone. */
export const styleCheckSchema = z.enum([
  ...evidenceTypeSchema.options,
  'passive_voice',
  'long_sentence',
  'sentence_uniformity',
  'filler',
  'cliche',
  'nominalization',
  'repeated_opening',
])
export type StyleCheck = z.infer<typeof styleCheckSchema>

export const styleCategorySchema = z.enum([
  'phrasing',
  'specificity',
  'sourcing',
  'texture',
  'structure',
  'readability',
])
/** Semantic names, never a colour value (decision 21): themes and contrast belong to the client. */
export const styleColorSchema = z.enum(['yellow', 'orange', 'red', 'blue'])
export const styleVerdictSchema = z.enum(['good', 'watch', 'poor'])
export const styleStatusSchema = z.enum(['strong', 'adequate', 'weak'])
export const stylometricBandSchema = z.enum(['varied', 'moderate', 'uniform'])

/**
 * Offsets are UTF-16 code units, half-open (decision 2); `text` only when snippets are asked for.
 */
export const styleSpanSchema = z.object({
  id: z.string(),
  start: z.int().min(0),
  end: z.int().min(1),
  check: styleCheckSchema,
  category: styleCategorySchema,
  severity: severitySchema,
  color: styleColorSchema,
  explanation: z.string(),
  suggestion: z.string(),
  text: z.string().optional(),
})
export type StyleSpan = z.infer<typeof styleSpanSchema>

const deepScanSchema = z.object({
  style_dimensions: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      score: scoreSchema,
      risk: scoreSchema,
      status: styleStatusSchema,
      explanation: z.string(),
    }),
  ),
  semantic_risk_flags: z.array(
    z.object({ id: z.string(), severity: severitySchema, explanation: z.string() }),
  ),
  rewrite_brief: z.object({
    objective: z.string(),
    keep: z.array(z.string()),
    fix_first: z.array(z.string()),
    instructions: z.array(z.string()),
  }),
  calibration_notes: z.array(z.string()),
})

/** The style result, without what a billed host adds; `deep_scan` in deep mode only. */
export const styleResultSchema = z.object({
  modality: z.literal('text'),
  tool: z.literal('style_analysis'),
  execution_mode: executionModeSchema,
  version: z.string(),
  model_version: z.string(),
  offset_encoding: z.literal('utf-16'),
  summary: z.object({
    style_score: scoreSchema,
    style_risk: scoreSchema,
    content_trust_score: scoreSchema,
    /** School grade, not a share. */
    readability_grade: z.number(),
    risk_level: riskLevelSchema,
    recommended_action: actionSchema,
    primary_reason: primaryReasonSchema,
    confidence: confidenceSchema,
  }),
  stats: z.object({
    /** Unicode code points (decision 1). */
    characters: z.int().min(0),
    words: z.int().min(0),
    sentences: z.int().min(0),
    paragraphs: z.int().min(0),
    reading_time_minutes: z.number().min(0),
  }),
  stylometric_band: stylometricBandSchema,
  metrics: z.record(
    z.string(),
    z.object({ value: z.number(), verdict: styleVerdictSchema, explanation: z.string() }),
  ),
  spans: z.array(styleSpanSchema),
  sentence_scores: z.array(
    z.object({
      index: z.int().min(0),
      start: z.int().min(0),
      end: z.int().min(0),
      text: z.string(),
      score: scoreSchema,
      risk: scoreSchema,
      primary_check: z.string(),
    }),
  ),
  issue_counts: z.partialRecord(styleCheckSchema, z.int().min(0)),
  recommendations: z.array(
    z.object({
      id: z.string(),
      priority: severitySchema,
      title: z.string(),
      why: z.string(),
      action: z.string(),
      evidence_span_ids: z.array(z.string()),
    }),
  ),
  deep_scan: deepScanSchema.optional(),
  limitations: z.array(z.string()),
})
export type StyleResult = z.infer<typeof styleResultSchema>

/**
 * The style result on the wire of a billed host; its billing has fields of its own (R-BILL,
 * decision 22).
 */
export const billedStyleResultSchema = styleResultSchema.extend({
  analysis_id: z.string(),
  billing: billingSchema.extend({
    chars_analyzed: z.int().min(0),
    billable_units: z.int().min(0),
    /** Price of one unit; `price_cents` is the price of the call. */
    unit_price_cents: z.number().min(0),
  }),
})
