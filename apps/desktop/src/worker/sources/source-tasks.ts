import { syntaxSchema } from '@content-trust/engine/schema'
import { z } from 'zod'
import { sourceRowSchema } from '../../shared/sources.ts'

const draftSchema = z.object({
  text: z.string(),
  syntax: syntaxSchema,
  /** Where records are looked up, by their names, as settings have them; null asks nobody. */
  endpoints: z.record(z.string(), z.string().nullable()),
})

/** What each task of the process of sources takes: a text, and never a path that it would read. */
export const sourceTaskInputs = {
  plan: draftSchema,
  /** Pages are kept in this folder. */
  check: draftSchema.extend({ cacheFolder: z.string().min(1) }),
} as const

/** What a check would ask, reference by reference. */
export const planOutputSchema = z.object({
  references: z.array(
    z.object({
      /** Tells apart what is asked; equal for references that ask for the same. */
      key: z.string(),
      hosts: z.array(z.string()),
    }),
  ),
  /** Ecosystems of packages that nobody is asked about, because no registry is named. */
  withoutRegistry: z.array(z.string()),
})
export type SourcePlan = z.infer<typeof planOutputSchema>

export const checkOutputSchema = z.object({
  rows: z.array(sourceRowSchema),
  isUnanswered: z.boolean(),
})
export type CheckOutput = z.infer<typeof checkOutputSchema>

export const checkProgressSchema = z.object({ done: z.int().min(0), total: z.int().min(0) })
