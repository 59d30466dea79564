import * as z from 'zod'
import { offsets } from './evidence.ts'

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
  ...offsets,
  signals: z
    .record(sentenceSignalNameSchema, scoreSchema)
    .describe('Signals of the sentence by name, 0 to 1; higher is riskier.'),
})
export type SentenceResult = z.infer<typeof sentenceResultSchema>

/** How much of a score one stretch of text accounts for. */
export const contributionSchema = z.object({
  ...offsets,
  share: scoreSchema.describe('Its part of the risk before calibration, 0 to 1.'),
  why: z
    .array(z.string())
    .optional()
    .describe(
      'What makes it cost, the heaviest first: words of the sentence between “ and ”, rules by id. Empty where nothing can be named.',
    ),
})
export type Contribution = z.infer<typeof contributionSchema>

export const contributionsSchema = z.record(textScoreNameSchema, z.array(contributionSchema))
export type Contributions = z.infer<typeof contributionsSchema>

/** How much of the draft was read as prose. */
export const coverageSchema = z.object({
  lines: z.int().min(0).describe('Lines after the front matter that are not blank.'),
  scored_lines: z.int().min(0).describe('Of those, the lines with at least one scored word.'),
  share: scoreSchema.describe('`scored_lines` / `lines`, 0 to 1; 1 for a draft without lines.'),
  words: z
    .int()
    .min(0)
    .describe('Words of prose, without code, settings and addresses; hyphenated words count once.'),
  sentences: z.int().min(0).describe('Sentences of prose.'),
})
export type Coverage = z.infer<typeof coverageSchema>
