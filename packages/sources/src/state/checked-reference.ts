import { z } from 'zod'
import { failureReasonSchema } from '../fetch/outcome.ts'

/**
 * What became of a reference:
 * - `alive` it is there
 * - `moved` it is there, and its server says that it has a new address for good
 * - `gone` its server, or the registry, says that it is not there
 * - `soft_not_found` its server shows what it shows for addresses that do not exist, and says that it is there
 * - `parked` its domain is parked, or for sale
 * - `blocked` programs are kept out, so that it cannot be told
 * - `certificate_error` its server cannot prove who it is
 * - `timeout` its server takes too long
 * - `unreachable` it cannot be reached, or its server has a fault, so that it cannot be told
 * - `not_checked` it was not asked for
 */
export const referenceStateSchema = z.enum([
  'alive',
  'moved',
  'gone',
  'soft_not_found',
  'parked',
  'blocked',
  'certificate_error',
  'timeout',
  'unreachable',
  'not_checked',
])
export type ReferenceState = z.infer<typeof referenceStateSchema>

/**
 * What else there is to say:
 * - `fragment_missing` the page has no part of the name after `#`
 * - `home_page` the address is that of a whole site
 * - `retracted` the paper was retracted
 * - `young_lookalike` the package is younger than 90 days, and its name is one edit from a popular one
 * - `near_popular_name` no such package, and the name is one edit from a popular one
 * - `needs_scripts` the page shows its text only to a browser
 * - `paywalled` only subscribers see all of it
 * - `truncated` it is longer than what was read
 * - `unreadable` it is there, and is no text that can be read
 * - `no_pdf_reader` it is a PDF, and the package `unpdf`, which reads them, is not installed
 */
export const referenceNoteSchema = z.enum([
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
])
export type ReferenceNote = z.infer<typeof referenceNoteSchema>

/** A reference, as its server or registry knows it. */
export const checkedReferenceSchema = z
  .object({
    state: referenceStateSchema,
    notes: z.array(referenceNoteSchema).readonly(),
    /** The address that was asked; null where none was. */
    address: z.string().nullable(),
    /** The HTTP status at the end of all redirects; null without an answer. */
    status: z.int().min(100).max(599).nullable(),
    /** The new address of what has moved for good; null for everything else. */
    moved_to: z.string().nullable(),
    /** The popular package that the name may have been meant for; null without one. */
    popular_name: z.string().nullable(),
    /** Why there is no answer; null where there is one. */
    failure: failureReasonSchema.nullable(),
  })
  .readonly()
export type CheckedReference = z.infer<typeof checkedReferenceSchema>

const nothing: CheckedReference = {
  state: 'not_checked',
  notes: [],
  address: null,
  status: null,
  moved_to: null,
  popular_name: null,
  failure: null,
}

/** A checked reference with these fields; the others say nothing. */
export function checkedReference(
  fields: Partial<CheckedReference> & Pick<CheckedReference, 'state'>,
): CheckedReference {
  return { ...nothing, ...fields }
}
