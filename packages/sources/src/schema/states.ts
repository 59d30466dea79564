import { z } from 'zod'

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
