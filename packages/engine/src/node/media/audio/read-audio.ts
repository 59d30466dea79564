import { EngineError } from '../../../schema/error.ts'
import { loadOptional } from '../load-optional.ts'
import { quietly } from '../quietly.ts'
import type { ReadAudio } from './finish-audio.ts'
import { sniffSound } from './sniff-sound.ts'

/**
 * Decodes a recording and reads its tags. Throws an `EngineError`: `invalid_media` for bytes that are none
 * or are broken, `decoder_unavailable` where this machine has no decoder for them.
 */
export async function readAudio(bytes: Uint8Array): Promise<ReadAudio> {
  const container = sniffSound(bytes)
  if (container === null) {
    const what = bytes.length === 0 ? 'The audio is empty' : 'Unexpected kind of data'
    throw new EngineError(
      'invalid_media',
      `${what}, expected WAV, MP3, FLAC, Ogg, M4A, MP4 or WebM.`,
    )
  }
  const { decodeAudio } = await loadOptional('Audio', () => import('./decode-audio.ts'))
  return await quietly(() => decodeAudio(bytes, container))
}
