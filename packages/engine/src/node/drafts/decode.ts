/** Largest draft that hosts read, in bytes. */
export const MAX_BYTES = 10 * 1024 * 1024

/** The text of a draft's bytes, or why they are not text. */
export type Decoded =
  | { readonly text: string }
  | { readonly problem: string; readonly line?: number }

/** Decodes a draft as strict UTF-8; a byte order mark stays part of the text. */
export function decodeDraft(bytes: Uint8Array): Decoded {
  if (bytes.length > MAX_BYTES) return { problem: tooLarge(bytes.length) }
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])) {
    return { problem: 'encoded as UTF-16, expected UTF-8; save it as UTF-8' }
  }
  const nul = bytes.indexOf(0)
  if (nul >= 0) return { problem: `a binary file (a zero byte at ${nul}), expected text` }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch {
    return invalidUtf8(bytes)
  }
}

/** Says that a file is too large and what to use instead. */
export function tooLarge(bytes: number): string {
  const megabytes = (bytes / 1024 / 1024).toFixed(1)
  return `${megabytes} MB, expected at most 10 MB; score bulk text with \`content-trust score --jsonl\``
}

function invalidUtf8(bytes: Uint8Array): Decoded {
  // Decoding leniently and encoding again first differs at the first bad byte.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const again = new TextEncoder().encode(text)
  let at = 0
  while (at < bytes.length && bytes[at] === again[at]) at++
  let line = 1
  for (let i = 0; i < at; i++) if (bytes[i] === 0x0a) line++
  const byte = (bytes[at] ?? 0).toString(16).padStart(2, '0')
  const isSurrogate = bytes[at] === 0xed && (bytes[at + 1] ?? 0) >= 0xa0
  const cause = isSurrogate ? 'an encoded lone surrogate' : `byte 0x${byte}`
  return { problem: `not valid UTF-8 (${cause} at offset ${at}), expected UTF-8 text`, line }
}

function startsWith(bytes: Uint8Array, prefix: readonly number[]): boolean {
  return prefix.every((byte, index) => bytes[index] === byte)
}
