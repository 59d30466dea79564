import { Buffer } from 'node:buffer'
import { EngineError } from '../schema/error.ts'

/**
 * Reads base64 (RFC 4648, padded) into signed bytes with the decoder of Node.
 *
 * Bundles for Node take it instead of the core's own, which a fresh process runs slowly: on the models
 * 12 ms of CPU time against 1. Throws an `EngineError` with the code `invalid_model` for other text.
 */
export function decodeBase64(text: string): Int8Array {
  const { buffer, byteOffset, length } = Buffer.from(text, 'base64')
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const expected = (text.length / 4) * 3 - padding
  if (length !== expected) {
    throw new EngineError(
      'invalid_model',
      `Unexpected characters in model weights: ${length} bytes could be read, expected ${expected}. Reinstall the package.`,
    )
  }
  return new Int8Array(buffer, byteOffset, length)
}
