import { EngineError } from '../schema/error.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const values = new Int16Array(128).fill(-1)
for (let i = 0; i < alphabet.length; i++) values[alphabet.charCodeAt(i)] = i

/** Reads base64 (RFC 4648, padded) into signed bytes; the core has no decoder of the platform. */
export function decodeBase64(text: string): Int8Array {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  if (text.length % 4 !== 0) throw corrupt(`${text.length} characters`)
  const bytes = new Int8Array((text.length / 4) * 3 - padding)
  const whole = text.length - (padding > 0 ? 4 : 0)
  let at = 0
  for (let i = 0; i < whole; i += 4) {
    const group = groupAt(text, i)
    if (group < 0) throw corruptGroup(text, i, 4)
    bytes[at++] = group >> 16
    bytes[at++] = group >> 8
    bytes[at++] = group
  }
  if (padding > 0) {
    const group = groupAt(`${text.slice(whole, text.length - padding)}AA`, 0)
    if (group < 0) throw corruptGroup(text, whole, 4 - padding)
    bytes[at++] = group >> 16
    if (padding === 1) bytes[at++] = group >> 8
  }
  return bytes
}

/** 24 bits of the four characters from `i`; negative when one of them is not in the alphabet. */
function groupAt(text: string, i: number): number {
  return (
    (valueOf(text.charCodeAt(i)) << 18) |
    (valueOf(text.charCodeAt(i + 1)) << 12) |
    (valueOf(text.charCodeAt(i + 2)) << 6) |
    valueOf(text.charCodeAt(i + 3))
  )
}

function valueOf(unit: number): number {
  return unit < 128 ? values[unit] : -1
}

function corruptGroup(text: string, from: number, length: number): EngineError {
  let at = from
  while (at < from + length - 1 && valueOf(text.charCodeAt(at)) >= 0) at++
  return corrupt(`the character at ${at}`)
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
