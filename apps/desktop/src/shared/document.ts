import { z } from 'zod'
import { pathSchema } from './drafts.ts'

/** What a document can be written as. */
export const documentFormatSchema = z.enum(['html', 'pdf', 'docx'])
export type DocumentFormat = z.infer<typeof documentFormatSchema>

/** A mark over words of the draft, as `markdown/place-marks.ts` draws it. */
const documentMarkSchema = z.object({
  /** Index of its note. */
  finding: z.int().min(0),
  from: z.int().min(0),
  to: z.int().min(0),
  group: z.string().regex(/^[a-z-]{1,40}$/),
  severity: z.string().regex(/^[a-z-]{1,40}$/),
  scope: z.enum(['phrase', 'sentence', 'draft']),
  lane: z.int().min(0).max(20),
})

/** What was found, as it stands at the end of a document. */
const documentNoteSchema = z.object({
  title: z.string().max(1000),
  severity: z.string().max(40),
  quote: z.string().max(10_000),
  text: z.string().max(10_000),
})

/** Marks with their notes. */
export const documentMarksSchema = z.object({
  places: z.array(documentMarkSchema).max(50_000),
  notes: z.array(documentNoteSchema).max(20_000),
})
export type DocumentMarks = z.infer<typeof documentMarksSchema>

/** A draft as a document; `marks` is null for the words alone. */
export const documentSchema = z.object({
  text: z.string().max(20_000_000),
  name: z.string().max(255),
  /** Null for a draft without a file, which can show no pictures. */
  path: pathSchema.nullable(),
  marks: documentMarksSchema.nullable(),
})
export type DocumentInput = z.infer<typeof documentSchema>
