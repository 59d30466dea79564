import * as z from 'zod'
import { evidenceTypeSchema, offsets, severitySchema } from './evidence.ts'
import { executionModes } from './execution-modes.ts'
import { billedFields, billingSchema, textResultSchema } from './result.ts'
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
  id: z.string().describe('Id of the span within this result.'),
  start: offsets.start,
  end: z
    .int()
    .min(1)
    .describe(offsets.end.description ?? ''),
  check: styleCheckSchema.describe('What was found; take unknown names as they come.'),
  category: styleCategorySchema.describe('Which side of style it belongs to.'),
  severity: severitySchema.describe('How much it matters.'),
  color: styleColorSchema.describe(
    'Name of a colour for its mark: `yellow`, `orange`, `red` by severity; `blue` only informs.',
  ),
  explanation: z.string().describe('What was found, in one sentence.'),
  suggestion: z.string().describe('What to do about it, in one sentence.'),
  text: z.string().optional().describe('The words, if `include_text_in_spans` asked for them.'),
})
export type StyleSpan = z.infer<typeof styleSpanSchema>

const dimensionSchema = z.object({
  id: z.string().describe('Name of the dimension, as in `readability`.'),
  label: z.string().describe('The name as readers see it.'),
  score: scoreSchema.describe('One minus the risk, 0 to 1; higher is better.'),
  risk: scoreSchema.describe('The mean of its two worst metrics, 0 to 1.'),
  status: styleStatusSchema.describe('The risk in words.'),
  explanation: z.string().describe('What the number comes from.'),
})

const semanticFlagSchema = z.object({
  id: z.string().describe('Id of the rule, as in `health-claim`.'),
  severity: severitySchema.describe('How much it matters.'),
  explanation: z.string().describe('What may be wrong with the content.'),
})

const rewriteBriefSchema = z.object({
  objective: z.string().describe('What the draft should become, in one sentence.'),
  keep: z.array(z.string()).describe('Facts that have to survive, in the words of the draft.'),
  fix_first: z.array(z.string()).describe('What to fix first, the most important first.'),
  instructions: z.array(z.string()).describe('Instructions for whoever rewrites the draft.'),
})

const deepScanSchema = z.object({
  style_dimensions: z.array(dimensionSchema).describe('Six dimensions that sum the metrics up.'),
  semantic_risk_flags: z
    .array(semanticFlagSchema)
    .describe('What may be wrong with the content, however well it is written.'),
  rewrite_brief: rewriteBriefSchema.describe('A brief for whoever rewrites the draft.'),
  calibration_notes: z
    .array(z.string())
    .describe('How far this can be trusted for this draft, a sentence each.'),
})

const summarySchema = z.object({
  style_score: scoreSchema.describe('One minus `style_risk`, 0 to 1; higher is better.'),
  style_risk: scoreSchema.describe('The mean risk of the six dimensions, 0 to 1.'),
  content_trust_score: textResultSchema.shape.content_trust_score,
  readability_grade: z
    .number()
    .describe('Years of school that the text asks for (Flesch-Kincaid); not a share.'),
  risk_level: textResultSchema.shape.risk_level,
  recommended_action: textResultSchema.shape.recommended_action,
  primary_reason: textResultSchema.shape.primary_reason,
  confidence: textResultSchema.shape.confidence,
})

const statsSchema = z.object({
  characters: z.int().min(0).describe('Characters (Unicode code points), as they are charged.'),
  words: z.int().min(0).describe('Words of running text.'),
  sentences: z.int().min(0).describe('Sentences of running text.'),
  paragraphs: z.int().min(0).describe('Paragraphs and list items.'),
  reading_time_minutes: z.number().min(0).describe('Minutes that reading takes.'),
})

const metricSchema = z.object({
  value: z.number().describe('The measurement, in the unit of its metric.'),
  verdict: styleVerdictSchema.describe('How the value compares with the bounds.'),
  explanation: z.string().describe('What is measured, and the bounds.'),
})

const sentenceScoreSchema = z.object({
  index: z.int().min(0).describe('Place of the sentence in the text, from 0.'),
  ...offsets,
  text: z.string().describe('Its words, if `include_text_in_spans` asked for them; else empty.'),
  score: scoreSchema.describe('1 for a sentence without a finding, lower with each, 0 to 1.'),
  risk: scoreSchema.describe('One minus the score, 0 to 1.'),
  primary_check: z.string().describe('What cost most; `none` where nothing was found.'),
})

const recommendationSchema = z.object({
  id: z.string().describe('Id of the recommendation within this result.'),
  priority: severitySchema.describe('How soon to do it.'),
  title: z.string().describe('What to do, in a few words.'),
  why: z.string().describe('Why, in one sentence.'),
  action: z.string().describe('How, in one sentence.'),
  evidence_span_ids: z.array(z.string()).describe('Ids of the spans that it is about.'),
})

/** The style result, without what a billed host adds; `deep_scan` in deep mode only. */
export const styleResultSchema = z.object({
  modality: z.literal('text').describe('What was measured: a text.'),
  tool: z.literal('style_analysis').describe('What was asked for: an analysis of style.'),
  execution_mode: executionModeSchema.describe('How much was measured, as you asked.'),
  version: z.string().describe('Version of the metrics and their bounds.'),
  model_version: textResultSchema.shape.model_version,
  offset_encoding: z.literal('utf-16').describe('Offsets count UTF-16 code units.'),
  summary: summarySchema.describe('The result in eight numbers and words.'),
  stats: statsSchema.describe('How long the text is.'),
  stylometric_band: stylometricBandSchema.describe(
    'How even the rhythm is; people write evenly too.',
  ),
  metrics: z.record(z.string(), metricSchema).describe('32 measurements by name.'),
  spans: z.array(styleSpanSchema).describe('The places that were found, in their order.'),
  sentence_scores: z.array(sentenceScoreSchema).describe('A score for each sentence.'),
  issue_counts: z
    .partialRecord(styleCheckSchema, z.int().min(0))
    .describe('How many spans each check has.'),
  recommendations: z
    .array(recommendationSchema)
    .describe('What to do, one entry a check, the most important first.'),
  deep_scan: deepScanSchema.optional().describe('What `deep` mode adds; absent in `fast` mode.'),
  limitations: textResultSchema.shape.limitations,
})
export type StyleResult = z.infer<typeof styleResultSchema>

/**
 * The style result on the wire of a billed host; its billing has fields of its own (R-BILL,
 * decision 22).
 */
export const billedStyleResultSchema = styleResultSchema.extend({
  ...billedFields,
  billing: billingSchema
    .extend({
      chars_analyzed: z.int().min(0).describe('Characters (Unicode code points) of the text.'),
      billable_units: z.int().min(0).describe('The same as `units_analyzed`.'),
      unit_price_cents: z
        .number()
        .min(0)
        .describe('Price of one unit in US cents; `price_cents` is that of the call.'),
    })
    .describe('What this call was charged.'),
})
