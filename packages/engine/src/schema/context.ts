import * as z from 'zod'
import { contextDefaults, contextLengths, formats, intendedUses } from './context-fields.ts'

export const formatSchema = z.enum(formats)
export type Format = z.infer<typeof formatSchema>

export const intendedUseSchema = z.enum(intendedUses)
export type IntendedUse = z.infer<typeof intendedUseSchema>

/** Workflow context of a draft. Lengths count Unicode code points. */
export const contextSchema = z.object({
  format: formatSchema.default(contextDefaults.format),
  intended_use: intendedUseSchema.default(contextDefaults.intended_use),
  domain: z.string().max(contextLengths.domain).optional(),
  custom_policy: z.string().max(contextLengths.custom_policy).optional(),
  transcript: z.string().max(contextLengths.transcript).optional(),
})
export type Context = z.infer<typeof contextSchema>
/** A context as a caller writes it: every field optional. */
export type ContextInput = z.input<typeof contextSchema>
