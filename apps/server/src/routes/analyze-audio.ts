import { billedAudioResultSchema, legacyAudioRequestSchema } from '@content-trust/engine/schema'
import { defineBilledRoute } from '../define-route.ts'
import { audioJob } from '../jobs/audio-job.ts'
import { byteCaps } from '../limits/byte-caps.ts'
import { chargeFor } from '../pricing.ts'
import { mediaErrors } from './analysis-errors.ts'
import { mediaDeprecation } from './media-deprecation.ts'

export const analyzeAudio = defineBilledRoute({
  name: 'analyze-audio',
  path: '/v1/analyze-audio',
  tag: 'Legacy',
  summary: 'Scores a recording by URL (deprecated)',
  description:
    'Prefer `POST /v1/analyze` with `type: "audio"`; scores, decision and price are the same.',
  maxBytes: byteCaps.small,
  errors: mediaErrors,
  deprecation: mediaDeprecation,
  example: { audio_url: 'https://media.example/talk.mp3' },
  exampleCost: { bucket: 'audio_v0', units: 1 },
  input: legacyAudioRequestSchema,
  output: billedAudioResultSchema,
  job: (input, _call, services) => {
    const charge = chargeFor('audio_v0', 1, services.prices)
    return audioJob({ ...input, content: input.audio_url }, 'audio_url', charge, services)
  },
})
