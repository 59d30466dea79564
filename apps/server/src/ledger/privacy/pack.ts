import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** The first byte of a compressed text: raw deflate follows. JSON never begins with it. */
const deflated = 1
/** In shorter answers there is less to gain than the time of compressing them, some 50 µs, is worth. */
const shortest = 4_096
/** An answer is below 2 MB; more comes from damaged bytes. */
const largest = 64 * 1_048_576

/** Compresses a long answer to about a third of its bytes; a short one stays as it is. */
export function pack(text: string): Buffer {
  if (text.length < shortest) return Buffer.from(text)
  return Buffer.concat([Buffer.of(deflated), deflateRawSync(text, { level: 1 })])
}

/** The text of packed bytes; throws where they are damaged. */
export function unpack(bytes: Uint8Array): string {
  const isDeflated = bytes[0] === deflated
  const text = isDeflated
    ? inflateRawSync(bytes.subarray(1), { maxOutputLength: largest })
    : Buffer.from(bytes)
  return text.toString('utf8')
}
