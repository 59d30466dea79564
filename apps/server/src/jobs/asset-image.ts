import type { ContextInput, ImageResult, MediaSource } from '@content-trust/engine/schema'
import { ApiError } from '../errors/api-error.ts'
import { MediaError } from '../media/media-error.ts'
import { type ReadSource, readMediaSource } from '../media/media-source.ts'
import type { Services } from '../services.ts'
import { bytesOf, refuseFailures } from './media-job.ts'

/** An image of an asset whose source has a valid form. */
export interface AssetImage {
  readonly source: ReadSource
  /** JSON Pointer to the block in the body. */
  readonly pointer: string
  /** Its address, or the hash of its bytes. */
  readonly identity: string
}

/** Checks the source of an image block, before anything is charged or fetched. */
export function readAssetImage(source: MediaSource, index: number, services: Services): AssetImage {
  services.mediaScorers.admit?.()
  const pointer = `/content/${index}/source`
  const read = at(pointer, () => readMediaSource('image', source, services.mediaFetch.policy.ports))
  refuseFailures(read, services)
  const identity = read.from === 'url' ? read.url.href : read.media.sha256
  return { source: read, pointer, identity }
}

/** Fetches and scores an image block; an error points to the block. */
export async function scoreAssetImage(
  { source, pointer }: AssetImage,
  context: ContextInput,
  services: Services,
): Promise<ImageResult> {
  const { image } = services.mediaScorers
  if (image === undefined) {
    throw new ApiError('provider_unavailable', 'Images cannot be scored at the moment.')
  }
  try {
    const { bytes, mediaType } = await bytesOf(source, 'image', services)
    return await image({ bytes, mediaType, context })
  } catch (error) {
    throw located(error, pointer)
  }
}

function at<Value>(pointer: string, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw located(error, pointer)
  }
}

function located(error: unknown, pointer: string): unknown {
  if (!(error instanceof MediaError)) return error
  return new ApiError(error.code, error.message, { errors: [{ pointer, detail: error.message }] })
}
