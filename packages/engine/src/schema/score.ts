import * as z from 'zod'

/** A published number: 0 to 1, rounded to four decimals (decision 4). */
export const scoreSchema = z.number().min(0).max(1)

export const textScoreNameSchema = z.enum([
  'specificity_risk',
  'provenance_weakness',
  'slop_risk',
  'synthetic_texture_risk',
])
export type TextScoreName = z.infer<typeof textScoreNameSchema>
/** The four text risks, 0 (none) to 1. */
export type TextScores = Record<TextScoreName, number>

/** Signals of one sentence, each 0 to 1, higher is riskier. */
export const sentenceSignalNameSchema = z.enum([
  'specificity_risk',
  'provenance_weakness',
  'unsupported_claim',
  'hedging_and_absolutes',
  'generic_phrasing',
  'synthetic_texture',
  'repetitive_structure',
  'missing_concrete_examples',
  'source_quality',
])
export type SentenceSignalName = z.infer<typeof sentenceSignalNameSchema>
export type SentenceSignals = Record<SentenceSignalName, number>

export const sentenceResultSchema = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  signals: z.record(sentenceSignalNameSchema, scoreSchema),
})
export type SentenceResult = z.infer<typeof sentenceResultSchema>

/** How much of a score one stretch of text accounts for. */
export const contributionSchema = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  /** Share of the score's raw positive evidence, 0 to 1. */
  share: scoreSchema,
  /**
   * What makes the sentence cost, the heaviest first, in plain words: words of the sentence are
   * between “ and ”, a rule by its id. Empty where nothing can be named.
   */
  why: z.array(z.string()).optional(),
})
export type Contribution = z.infer<typeof contributionSchema>

export const contributionsSchema = z.record(textScoreNameSchema, z.array(contributionSchema))
export type Contributions = z.infer<typeof contributionsSchema>

/** How much of the draft was read as prose. */
export const coverageSchema = z.object({
  /** Lines after the front matter that hold any character but white space. */
  lines: z.int().min(0),
  /** Of those, the lines with at least one scored word. */
  scored_lines: z.int().min(0),
  /** scored_lines / lines; 1 for a draft without lines. */
  share: scoreSchema,
  words: z.int().min(0),
  sentences: z.int().min(0),
})
export type Coverage = z.infer<typeof coverageSchema>
