/** Stable codes of the errors that the engine throws for a caller's mistake. */
export const engineErrorCodes = [
  'invalid_draft',
  'invalid_context',
  'invalid_option',
  'unknown_rule',
  'invalid_model',
  'invalid_media',
  'decoder_unavailable',
] as const
export type EngineErrorCode = (typeof engineErrorCodes)[number]

/** A caller's mistake, with a message that says what was found, expected and to be done. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly code: EngineErrorCode
  constructor(code: EngineErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
