import * as z from 'zod'

/** Stable codes of the errors that the engine throws for a caller's mistake. */
export const engineErrorCodeSchema = z.enum([
  'invalid_draft',
  'invalid_context',
  'invalid_option',
  'unknown_rule',
  'invalid_model',
  'invalid_media',
  'decoder_unavailable',
])
export type EngineErrorCode = z.infer<typeof engineErrorCodeSchema>

/** A caller's mistake, with a message that says what was found, expected and to be done. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly code: EngineErrorCode
  constructor(code: EngineErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
