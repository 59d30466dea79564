import type { Duplex, Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'

/** The encodings that requests ask for. */
export const acceptedEncodings = 'gzip, br'

/** A body in an encoding that was not asked for. */
export class EncodingFailure extends Error {
  override readonly name = 'EncodingFailure'
}

function decoderOf(encoding: string): Duplex | null {
  switch (encoding.trim().toLowerCase()) {
    case '':
    case 'identity':
      return null
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'br':
      return createBrotliDecompress()
    default:
      throw new EncodingFailure(`Unexpected Content-Encoding, expected one of ${acceptedEncodings}`)
  }
}

/** The decompressed stream; it fails as its source fails. */
function decoded(body: Readable, encoding: string): Readable {
  // Without a listener, closing an unread body would end the process.
  body.on('error', () => undefined)
  const decoder = decoderOf(encoding)
  if (decoder === null) return body
  body.on('error', (error) => decoder.destroy(error))
  return body.pipe(decoder)
}

/**
 * Reads a body up to `mostBytes` after decompression and closes the rest unread, so that neither an endless
 * body nor one that was compressed a thousandfold costs more.
 */
export async function readBody(
  body: Readable,
  encoding: string,
  mostBytes: number,
): Promise<{ readonly body: Uint8Array; readonly isTruncated: boolean }> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of decoded(body, encoding)) {
      const bytes: Uint8Array = chunk
      chunks.push(bytes)
      size += bytes.length
      if (size > mostBytes) break
    }
  } finally {
    body.destroy()
  }
  const whole = Buffer.concat(chunks, size)
  return { body: whole.subarray(0, mostBytes), isTruncated: size > mostBytes }
}
