import {
  ecosystemSchema,
  referenceKindSchema,
  referenceNoteSchema,
  referenceStateSchema,
  verdictSchema,
} from '@content-trust/sources/schema'
import { z } from 'zod'

const offsetSchema = z.int().min(0)

/** Longest excerpt of a page, of a claim or of a name that crosses to the window, in UTF-16 units. */
export const LONGEST_EXCERPT = 2000
const excerptSchema = z.string().max(LONGEST_EXCERPT)

/** What a draft refers to: an address, a named record, or a package of an ecosystem. */
export const sourceKindSchema = z.enum([
  ...referenceKindSchema.exclude(['package']).options,
  ...ecosystemSchema.options,
])
export type SourceKind = z.infer<typeof sourceKindSchema>

/** What else there is to say of a reference: the notes of a check, and why nobody was asked. */
export const sourceNoteSchema = z.enum([
  ...referenceNoteSchema.options,
  'private_address',
  'no_registry',
  'wrong_check_digit',
])
export type SourceNote = z.infer<typeof sourceNoteSchema>

const sourceClaimSchema = z.object({
  /** As the draft has it, without marks. */
  text: excerptSchema,
  verdict: verdictSchema,
  facts: z.array(
    z.object({
      /** As the draft has it. */
      claimed: excerptSchema,
      verdict: verdictSchema,
      /** What the source has for it; null where it has nothing. */
      stated: excerptSchema.nullable(),
    }),
  ),
  /** The sentence of the source to show beside the claim; null where none is about it. */
  sentence: excerptSchema.nullable(),
})
export type SourceClaim = z.infer<typeof sourceClaimSchema>

/** Words in the place of a part of the draft. */
export const sourceEditSchema = z.object({
  start: offsetSchema,
  end: offsetSchema,
  text: z.string().min(1).max(LONGEST_EXCERPT),
})
export type SourceEdit = z.infer<typeof sourceEditSchema>

/**
 * A reference of a draft, what became of it, and what its source says. Offsets are those of the text that was sent;
 * texts of pages are on one line, without control characters.
 */
export const sourceRowSchema = z.object({
  kind: sourceKindSchema,
  /** Its address, or its name where it is known by one. */
  name: excerptSchema,
  start: offsetSchema,
  end: offsetSchema,
  state: referenceStateSchema,
  notes: z.array(sourceNoteSchema),
  /** What the source calls itself. */
  title: excerptSchema.nullable(),
  /** Its new address for good. */
  movedTo: excerptSchema.nullable(),
  /** The popular package that may have been meant. */
  popularName: excerptSchema.nullable(),
  claims: z.array(sourceClaimSchema),
  /** What takes the new address or the popular name; null where neither is offered. */
  edit: sourceEditSchema.nullable(),
})
export type SourceRow = z.infer<typeof sourceRowSchema>
