/** Whether the bytes at `at` are this tag, in Latin-1. */
export function hasTag(bytes: Uint8Array, at: number, tag: string): boolean {
  if (at < 0 || at + tag.length > bytes.length) return false
  for (let index = 0; index < tag.length; index += 1) {
    if (bytes[at + index] !== tag.charCodeAt(index)) return false
  }
  return true
}

/** The bytes at `at` as Latin-1. */
export function readTag(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

/** A big-endian number of 32 bits; bytes beyond the end read as zero. */
export function readUint32(bytes: Uint8Array, at: number): number {
  let value = 0
  for (let index = 0; index < 4; index += 1) value = value * 256 + (bytes[at + index] ?? 0)
  return value
}
