import type { AudioResult } from '@content-trust/engine/schema'
import { ApiError } from '../errors/api-error.ts'
import type { Charge } from '../pricing.ts'
import type { Services } from '../services.ts'
import { type MediaInput, mediaJob } from './media-job.ts'

export interface AudioInput extends MediaInput {
  /** The legacy field of a transcript; that of the context takes precedence (decision 12). */
  readonly transcript?: string | undefined
}

/** Scores one recording and its transcript (R-MED-04). */
export function audioJob(input: AudioInput, field: string, charge: Charge, services: Services) {
  const transcript = input.context?.transcript ?? input.transcript ?? ''
  return mediaJob<AudioResult>(
    input,
    {
      kind: 'audio',
      field,
      charge,
      scorer: () => {
        const { audio } = services.mediaScorers
        if (audio !== undefined) return (task) => audio({ ...task, transcript })
        throw new ApiError('provider_unavailable', 'Audio cannot be scored at the moment.')
      },
    },
    services,
  )
}
