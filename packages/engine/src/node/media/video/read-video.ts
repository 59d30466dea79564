import type { FrameExtractor } from '../../../providers/frame-extractor.ts'
import { loadOptional } from '../load-optional.ts'
import { quietly } from '../quietly.ts'
import { ffmpegFrames } from './ffmpeg-frames.ts'
import type { ReadVideo } from './read-film.ts'

/**
 * Opens a film of at most 30 seconds, decodes sampled frames and the sound. Frames come from the ffmpeg of
 * the machine unless the host brings another extractor. Throws an `EngineError`: `invalid_media` for bytes
 * that are no such film, `decoder_unavailable` where nothing can decode its frames.
 */
export async function readVideo(
  bytes: Uint8Array,
  extractor: FrameExtractor = ffmpegFrames,
): Promise<ReadVideo> {
  const { readFilm } = await loadOptional('Video', () => import('./read-film.ts'))
  return await quietly(() => readFilm(bytes, extractor))
}
