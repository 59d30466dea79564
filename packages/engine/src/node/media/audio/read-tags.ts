import { ALL_FORMATS, BufferSource, Input, type MetadataTags } from 'mediabunny'

/** Tags stand before the sound, so no more than this is looked through. */
const HEAD = 1_048_576

/**
 * The tags of a container, none for one that has none or cannot be read. Tracks and packets are not looked
 * at: on damaged FLAC the library would search for frames without end.
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
