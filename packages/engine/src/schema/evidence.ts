import * as z from 'zod'
import { evidenceTypes } from './evidence-types.ts'

export const evidenceTypeSchema = z.enum(evidenceTypes)
export type EvidenceType = z.infer<typeof evidenceTypeSchema>

export const severitySchema = z.enum(['low', 'medium', 'high'])
export type Severity = z.infer<typeof severitySchema>

/** How severe settings say the findings of a rule are; `off` hides them. */
export const severityChoiceSchema = z.enum(['off', ...severitySchema.options])
export type SeverityChoice = z.infer<typeof severityChoiceSchema>

/** A rectangle of an image in pixels, from its top left corner. */
export const boxSchema = z.object({
  x: z.int().min(0),
  y: z.int().min(0),
  width: z.int().min(1),
  height: z.int().min(1),
})

/** A part of a recording or a video in seconds from its start; a single frame has equal ends. */
export const timeSchema = z.object({
  start: z.number().min(0),
  end: z.number().min(0),
})

/** One change of a draft: the range that goes (UTF-16 code units, half-open), and what comes in its place. */
export const textEditSchema = z.object({
  start: z.int().min(0),
  end: z.int().min(0),
  text: z.string(),
})
export type TextEdit = Readonly<z.infer<typeof textEditSchema>>

/**
 * One observation about the draft. `span` is copied verbatim from the submitted text when `start`
 * and `end` are present (UTF-16 code units, half-open), and names an observable cue otherwise.
 */
export const evidenceItemSchema = z.object({
  type: evidenceTypeSchema,
  severity: severitySchema,
  span: z.string().max(400),
  explanation: z.string().min(1),
  /** Id of the rule that saw it; absent for evidence that no rule owns. */
  rule: z.string().optional(),
  start: z.int().min(0).optional(),
  end: z.int().min(0).optional(),
  /** Words that could replace the span; an empty string proposes deletion. */
  suggestion: z.string().optional(),
  /**
   * The change that follows the suggestion and repairs what is beside the words; comes with each
   * suggestion.
   */
  edit: textEditSchema.optional(),
  /** Where in an image it was seen, as the image is shown. */
  box: boxSchema.optional(),
  /** When in a recording or a video it was heard or seen. */
  time: timeSchema.optional(),
})
export type EvidenceItem = z.infer<typeof evidenceItemSchema>
