import { EngineError } from '../../../schema/error.ts'
import { sniffContainer } from '../container/sniff-container.ts'
import { loadOptional, streamPackages } from '../load-optional.ts'
import { quietly } from '../quietly.ts'
import type { ReadAudio } from './finish-audio.ts'

/**
 * Decodes a recording and reads its tags. Throws an `EngineError`: `invalid_media` for bytes that are not a
 * recording or are damaged, `decoder_unavailable` where this machine has no decoder for them.
 */
export async function readAudio(bytes: Uint8Array): Promise<ReadAudio> {
  const container = sniffContainer(bytes)
  if (container === null) {
    const what = bytes.length === 0 ? 'The audio is empty' : 'Unexpected kind of data'
    throw new EngineError(
      'invalid_media',
      `${what}, expected WAV, MP3, FLAC, Ogg, M4A, MP4 or WebM.`,
    )
  }
  const { decodeAudio } = await loadOptional(
    'Audio needs',
    streamPackages,
    () => import('./decode-audio.ts'),
  )
  return await quietly(() => decodeAudio(bytes, container))
}
