import type { VideoResult } from '@content-trust/engine/schema'
import { ApiError } from '../errors/api-error.ts'
import type { KeyHolder } from '../ledger/account-ports.ts'
import { chargeFor } from '../pricing.ts'
import type { Services } from '../services.ts'
import { type MediaInput, mediaJob } from './media-job.ts'

/** Scores one video of an account that is in the private beta (R-MED-06, decision 16). */
export function videoJob(
  input: MediaInput,
  field: string,
  { hasVideoBeta }: KeyHolder,
  services: Services,
) {
  if (!hasVideoBeta) {
    throw new ApiError(
      'unsupported_mode',
      'Video scoring is a private beta that this account does not take part in.',
    )
  }
  return mediaJob<VideoResult>(
    input,
    {
      kind: 'video',
      field,
      charge: chargeFor('video_v0', 1, services.prices),
      scorer: () => {
        const { video } = services.mediaScorers
        if (video !== undefined) return video
        throw new ApiError('extractor_unavailable', 'Video cannot be scored at the moment.')
      },
    },
    services,
  )
}
