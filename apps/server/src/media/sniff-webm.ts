import { hasTag, readTag } from './bytes.ts'

interface Field {
  readonly value: number
  readonly end: number
}

/** A variable-length integer; the leading zeros of its first byte state its length. */
function readNumber(bytes: Uint8Array, at: number, keepsMarker: boolean): Field | undefined {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  if (length > 8 || at + length > bytes.length) return undefined
  let value = keepsMarker ? first : first & (0xff >> length)
  for (let index = 1; index < length; index += 1) value = value * 256 + (bytes[at + index] ?? 0)
  return { value, end: at + length }
}

const docType = 0x4282

/** Whether an EBML header names WebM as its document type; Matroska uses the same header. */
export function isWebm(bytes: Uint8Array): boolean {
  if (!hasTag(bytes, 0, '\x1aE\xdf\xa3')) return false
  const header = readNumber(bytes, 4, false)
  if (header === undefined) return false
  const end = Math.min(header.end + header.value, bytes.length, 1024)
  let at = header.end
  while (at < end) {
    const id = readNumber(bytes, at, true)
    const size = id && readNumber(bytes, id.end, false)
    if (id === undefined || size === undefined) return false
    if (id.value === docType) {
      return readTag(bytes, size.end, Math.min(size.value, 16)).replace(/\0+$/, '') === 'webm'
    }
    at = size.end + size.value
  }
  return false
}
