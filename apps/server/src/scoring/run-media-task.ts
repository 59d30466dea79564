import { analyzeImage } from '@content-trust/engine/image'
import { readImage } from '@content-trust/engine/node/media'
import { EngineError, type ImageResult } from '@content-trust/engine/schema'
import { MediaError } from '../media/media-error.ts'
import type { MediaTask } from './scoring.ts'

/** Decodes an image and scores it; throws a `MediaError` for bytes that cannot be read. */
export async function runImageTask({ bytes, context }: MediaTask): Promise<ImageResult> {
  try {
    return analyzeImage(await readImage(bytes), { context })
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'invalid_media') throw error
    throw new MediaError('bad_request', error.message)
  }
}
