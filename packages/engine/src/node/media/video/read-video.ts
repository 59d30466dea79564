import type { FrameExtractor } from '../../../providers/frame-extractor.ts'
import { loadOptional, streamPackages } from '../load-optional.ts'
import { quietly } from '../quietly.ts'
import type { ReadVideo } from './decode-video.ts'
import { ffmpegFrames } from './ffmpeg-frames.ts'

/**
 * Opens a video of at most 30 seconds, and decodes sampled frames and the audio. Frames come from the ffmpeg
 * on the PATH unless the host brings another extractor. Throws an `EngineError`: `invalid_media` for bytes
 * that are no such video, `decoder_unavailable` where nothing can decode its frames.
 */
export async function readVideo(
  bytes: Uint8Array,
  extractor: FrameExtractor = ffmpegFrames,
): Promise<ReadVideo> {
  const { decodeVideo } = await loadOptional(
    'Video needs',
    streamPackages,
    () => import('./decode-video.ts'),
  )
  return await quietly(() => decodeVideo(bytes, extractor))
}
