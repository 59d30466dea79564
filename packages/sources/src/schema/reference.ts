import { z } from 'zod'
import { ecosystemSchema, referenceKindSchema } from './kinds.ts'
import { spanSchema } from './span.ts'

const fields = {
  /**
   * The normalised name by which it is looked up: an absolute address, `10.1000/182`, `2401.01234`, `9110`,
   * `CVE-2024-3094`, 13 digits of an ISBN, `owner/name`, `owner/name@commit`, `owner/name#12`, the
   * name of a package, or the label of a footnote.
   */
  identifier: z.string().min(1),
  /** Where the draft names it. */
  span: spanSchema,
  /** The address as written, with its fragment; null where the draft gives none. */
  url: z.string().min(1).nullable(),
}

/** Something that a draft refers to: a page, a paper, a standard, a repository or a book. */
export const citedReferenceSchema = z
  .object({ kind: referenceKindSchema.exclude(['package']), ...fields })
  .readonly()

/** A package that a command or code of the draft asks a registry for. */
export const packageReferenceSchema = z
  .object({
    kind: z.literal('package'),
    ecosystem: ecosystemSchema,
    /** The version or tag that is asked for, as written; null where the draft gives none. */
    version: z.string().min(1).nullable(),
    ...fields,
  })
  .readonly()

/** What a draft refers to, and where. */
export const referenceSchema = z.discriminatedUnion('kind', [
  citedReferenceSchema,
  packageReferenceSchema,
])
export type CitedReference = z.infer<typeof citedReferenceSchema>
export type PackageReference = z.infer<typeof packageReferenceSchema>
export type Reference = z.infer<typeof referenceSchema>
