import { analyzeImage } from '@content-trust/engine/image'
import { readImage, readVideo, scoreAudio } from '@content-trust/engine/node/media'
import {
  type AudioResult,
  EngineError,
  type ImageResult,
  type VideoResult,
} from '@content-trust/engine/schema'
import { analyzeVideo } from '@content-trust/engine/video'
import { MediaError } from '../media/media-error.ts'
import type { AudioTask, MediaTask } from './scoring.ts'

/** Decodes an image and scores it; throws a `MediaError` for bytes that cannot be read. */
export async function runImageTask({ bytes, context }: MediaTask): Promise<ImageResult> {
  const image = await readOr(() => readImage(bytes), 'provider_unavailable')
  return analyzeImage(image, { context })
}

/** Decodes a recording and scores it with its transcript, sent or recognised; throws a `MediaError` likewise. */
export async function runAudioTask({
  bytes,
  context,
  transcript,
}: AudioTask): Promise<AudioResult> {
  return await readOr(() => scoreAudio(bytes, { context, transcript }), 'provider_unavailable')
}

/** Decodes the frames and the audio of a video and scores them; throws a `MediaError` likewise. */
export async function runVideoTask({ bytes, context }: MediaTask): Promise<VideoResult> {
  const video = await readOr(() => readVideo(bytes), 'extractor_unavailable')
  return analyzeVideo(video, { context })
}

async function readOr<Media>(
  read: () => Promise<Media>,
  missing: 'provider_unavailable' | 'extractor_unavailable',
): Promise<Media> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    if (error.code === 'invalid_media') throw new MediaError('bad_request', error.message)
    if (error.code === 'decoder_unavailable') throw new MediaError(missing, error.message)
    throw error
  }
}
