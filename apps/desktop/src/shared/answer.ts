import { z } from 'zod'

/** Why a call failed; the message beside it is a sentence for the reader. */
export const failureCodeSchema = z.enum([
  'invalid_call',
  'path_refused',
  'not_found',
  'not_text',
  'too_large',
  'read_only',
  'changed_on_disk',
  'already_exists',
  'cannot_encode',
  'not_available',
  'engine_refused',
  /** An ignore file, a config or the draft says that it is not checked. */
  'not_checked',
  /** Settings of the folder or of the draft are wrong. */
  'invalid_settings',
  /** The process that scores died over it. */
  'interrupted',
  'server_failed',
  'rewriter_failed',
  'internal',
])
export type FailureCode = z.infer<typeof failureCodeSchema>

/** What every call comes back as: errors cross between processes as data. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: FailureCode; readonly message: string }

/** A failure that the user can read about. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: FailureCode
  constructor(code: FailureCode, message: string) {
    super(message)
    this.code = code
  }
}
