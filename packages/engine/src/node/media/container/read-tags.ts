import { ALL_FORMATS, BufferSource, Input, type MetadataTags } from 'mediabunny'

/** Bytes that are searched: tags come before the audio. */
const HEAD = 1_048_576

/**
 * The tags of a container; an empty object where it has none or cannot be read. Tracks and packets are left
 * alone: in damaged FLAC the library would search for frames forever.
 */
export async function readTags(bytes: Uint8Array, isWholeNeeded: boolean): Promise<MetadataTags> {
  const part = isWholeNeeded ? bytes : bytes.subarray(0, HEAD)
  const input = new Input({ source: new BufferSource(part), formats: ALL_FORMATS })
  try {
    return await input.getMetadataTags()
  } catch {
    return {}
  } finally {
    input.dispose()
  }
}
