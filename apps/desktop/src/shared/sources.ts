import { z } from 'zod'

const offsetSchema = z.int().min(0)

/** Longest excerpt of a page, of a claim or of a name that crosses to the window, in UTF-16 units. */
export const LONGEST_EXCERPT = 2000
const excerptSchema = z.string().max(LONGEST_EXCERPT)

/** What a draft refers to: an address, a named record, or a package of an ecosystem. */
export const sourceKindSchema = z.enum([
  'url',
  'doi',
  'arxiv',
  'rfc',
  'cve',
  'isbn',
  'github_repository',
  'github_commit',
  'github_issue',
  'footnote',
  'npm',
  'pypi',
  'crates',
  'go',
  'maven',
  'docker',
])
export type SourceKind = z.infer<typeof sourceKindSchema>

/** What became of a reference. */
export const sourceStateSchema = z.enum([
  'alive',
  'moved',
  'gone',
  'soft_not_found',
  'parked',
  'certificate_error',
  'blocked',
  'timeout',
  'unreachable',
  'not_checked',
])
export type SourceState = z.infer<typeof sourceStateSchema>

/** What else there is to say of it. */
export const sourceNoteSchema = z.enum([
  'fragment_missing',
  'home_page',
  'retracted',
  'young_lookalike',
  'near_popular_name',
  'needs_scripts',
  'paywalled',
  'truncated',
  'unreadable',
  'no_pdf_reader',
  'private_address',
  'no_registry',
  'wrong_check_digit',
])
export type SourceNote = z.infer<typeof sourceNoteSchema>

/** What a source says to a claim; none of these says whether the claim is true. */
export const sourceVerdictSchema = z.enum(['supported', 'contradicted', 'not_found', 'cannot_tell'])
export type SourceVerdict = z.infer<typeof sourceVerdictSchema>

const sourceClaimSchema = z.object({
  /** As the draft has it, without marks. */
  text: excerptSchema,
  verdict: sourceVerdictSchema,
  facts: z.array(
    z.object({
      /** As the draft has it. */
      claimed: excerptSchema,
      verdict: sourceVerdictSchema,
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
  state: sourceStateSchema,
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
