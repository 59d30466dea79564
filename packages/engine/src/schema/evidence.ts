import * as z from 'zod'
import { evidenceTypes } from './evidence-types.ts'
import { severityChoices } from './severities.ts'

export const evidenceTypeSchema = z.enum(evidenceTypes)
export type EvidenceType = z.infer<typeof evidenceTypeSchema>

export const severitySchema = z.enum(['low', 'medium', 'high'])
export type Severity = z.infer<typeof severitySchema>

/** How severe settings say the findings of a rule are; `off` hides them. */
export const severityChoiceSchema = z.enum(severityChoices)
export type SeverityChoice = z.infer<typeof severityChoiceSchema>

/** A rectangle of an image in pixels, from its top left corner. */
export const boxSchema = z.object({
  x: z.int().min(0).describe('Left edge in pixels from the left of the image, as it is shown.'),
  y: z.int().min(0).describe('Top edge in pixels from the top of the image, as it is shown.'),
  width: z.int().min(1).describe('Width in pixels.'),
  height: z.int().min(1).describe('Height in pixels.'),
})

/** A part of a recording or a video in seconds from its start; a single frame has equal ends. */
export const timeSchema = z.object({
  start: z.number().min(0).describe('Seconds from the start of the recording or video.'),
  end: z.number().min(0).describe('Seconds from the start; equal to `start` for a single frame.'),
})

/** Where something is in a text, as fields of an object: UTF-16 code units, half-open (decision 2). */
export const offsets = {
  start: z
    .int()
    .min(0)
    .describe('Where it starts in the text as submitted, in UTF-16 code units from 0.'),
  end: z
    .int()
    .min(0)
    .describe('Where it ends, in UTF-16 code units; `text.slice(start, end)` has the words.'),
} as const

/** One change of a draft: the range that goes (UTF-16 code units, half-open), and what comes in its place. */
export const textEditSchema = z.object({
  ...offsets,
  text: z.string().describe('What to put there; empty to delete the range.'),
})
export type TextEdit = Readonly<z.infer<typeof textEditSchema>>

/**
 * One observation about the draft. `span` is copied verbatim from the submitted text when `start`
 * and `end` are present (UTF-16 code units, half-open), and names an observable cue otherwise.
 */
export const evidenceItemSchema = z.object({
  type: evidenceTypeSchema.describe('What kind of thing was found.'),
  severity: severitySchema.describe('How much it matters; items are sorted from `high` to `low`.'),
  span: z
    .string()
    .max(400)
    .describe('The exact words, or a name of the sign where there is no place in a text.'),
  explanation: z.string().min(1).describe('What is in the content, in one or two sentences.'),
  rule: z
    .string()
    .optional()
    .describe('Id of the rule that found it, as in `stock-words`; absent where no rule did.'),
  start: offsets.start.optional().describe(`${offsets.start.description} Absent without a place.`),
  end: offsets.end.optional().describe(`${offsets.end.description} Absent without a place.`),
  suggestion: z
    .string()
    .optional()
    .describe('Words that could replace the span; empty if it can go.'),
  edit: textEditSchema
    .optional()
    .describe('The change behind `suggestion`, with the text around it repaired; comes with it.'),
  box: boxSchema.optional().describe('Where in an image it was seen.'),
  time: timeSchema.optional().describe('When in a recording or video it was heard or seen.'),
})
export type EvidenceItem = z.infer<typeof evidenceItemSchema>
