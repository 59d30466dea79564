import type { ImageResult } from '@content-trust/engine/schema'
import { ApiError } from '../errors/api-error.ts'
import type { Charge } from '../pricing.ts'
import type { Services } from '../services.ts'
import { type MediaInput, mediaJob } from './media-job.ts'

/** Scores one image (R-MED-02). */
export function imageJob(input: MediaInput, field: string, charge: Charge, services: Services) {
  return mediaJob<ImageResult>(
    input,
    {
      kind: 'image',
      field,
      charge,
      scorer: () => {
        const { image } = services.mediaScorers
        if (image !== undefined) return image
        throw new ApiError('provider_unavailable', 'Images cannot be scored at the moment.')
      },
    },
    services,
  )
}
