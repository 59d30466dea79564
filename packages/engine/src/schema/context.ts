import * as z from 'zod'
import {
  contextDefaults,
  contextLengths,
  draftFormats,
  formats,
  intendedUses,
} from './context-fields.ts'

/** The formats of a request. */
export const formatSchema = z.enum(formats)
/** The formats of settings, which the engine knows: those of requests and more. */
export const draftFormatSchema = z.enum(draftFormats)
export type Format = z.infer<typeof draftFormatSchema>

export const intendedUseSchema = z.enum(intendedUses)
export type IntendedUse = z.infer<typeof intendedUseSchema>

/** Workflow context of a request. Lengths count Unicode code points. */
export const contextSchema = z.object({
  format: formatSchema
    .default(contextDefaults.format)
    .describe(
      'What kind of writing it is. Rules that make no sense there stay silent; the scores do not change.',
    ),
  intended_use: intendedUseSchema
    .default(contextDefaults.intended_use)
    .describe('What you will do with the content; chooses the row of the routing table.'),
  domain: z
    .string()
    .max(contextLengths.domain)
    .optional()
    .describe('What the content is about, in a few words, as in `travel`.'),
  custom_policy: z
    .string()
    .max(contextLengths.custom_policy)
    .optional()
    .describe(
      'Rules of your own in plain English. They can make the decision stricter, never milder.',
    ),
  transcript: z
    .string()
    .max(contextLengths.transcript)
    .optional()
    .describe('What is said in a recording; it is scored with it. No effect on other content.'),
})
/** Workflow context of a draft on this machine, whose settings know more formats. */
export const draftContextSchema = contextSchema.extend({
  format: draftFormatSchema.default(contextDefaults.format),
})
export type Context = z.infer<typeof draftContextSchema>
/** A context as a caller writes it: every field optional. */
export type ContextInput = z.input<typeof draftContextSchema>
