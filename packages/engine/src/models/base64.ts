import { EngineError } from '../schema/index.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const values = new Int16Array(128).fill(-1)
for (let i = 0; i < alphabet.length; i++) values[alphabet.charCodeAt(i)] = i

/** Reads base64 (RFC 4648, padded) into signed bytes; the core has no decoder of the platform. */
export function decodeBase64(text: string): Int8Array {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  if (text.length % 4 !== 0) throw corrupt(`${text.length} characters`)
  const bytes = new Int8Array((text.length / 4) * 3 - padding)
  let at = 0
  for (let i = 0; i < text.length; i += 4) {
    let group = 0
    for (let j = i; j < i + 4; j++) {
      const unit = text.charCodeAt(j)
      const value = unit === 0x3d && j >= text.length - padding ? 0 : (values[unit] ?? -1)
      if (value < 0) throw corrupt(`the character at ${j}`)
      group = (group << 6) | value
    }
    bytes[at++] = group >> 16
    if (at < bytes.length) bytes[at++] = group >> 8
    if (at < bytes.length) bytes[at++] = group
  }
  return bytes
}

/** Writes bytes as base64. */
export function encodeBase64(bytes: Int8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i
    const group =
      ((bytes[i] & 255) << 16) | (((bytes[i + 1] ?? 0) & 255) << 8) | ((bytes[i + 2] ?? 0) & 255)
    text += alphabet[group >> 18] + alphabet[(group >> 12) & 63]
    text += left > 1 ? alphabet[(group >> 6) & 63] : '='
    text += left > 2 ? alphabet[group & 63] : '='
  }
  return text
}

function corrupt(found: string): EngineError {
  return new EngineError(
    'invalid_model',
    `Unexpected ${found} in model weights, expected base64. Reinstall the package.`,
  )
}
