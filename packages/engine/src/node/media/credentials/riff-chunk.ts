/** The first chunk of this name in a RIFF file (WebP, WAV), or null. */
export function readRiffChunk(bytes: Uint8Array, name: string): Uint8Array | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.length < 12 || view.toString('latin1', 0, 4) !== 'RIFF') return null
  let at = 12
  while (at + 8 <= view.length) {
    const size = view.readUInt32LE(at + 4)
    if (view.toString('latin1', at, at + 4) === name) {
      return at + 8 + size <= view.length ? bytes.subarray(at + 8, at + 8 + size) : null
    }
    // Chunks are padded to an even length.
    at += 8 + size + (size % 2)
  }
  return null
}
