import { billedAudioResultSchema, demoAudioRequestSchema } from '@content-trust/engine/schema'
import { defineFreeRoute } from '../define-route.ts'
import { audioJob } from '../jobs/audio-job.ts'
import { byteCaps } from '../limits/byte-caps.ts'
import { chargeFor } from '../pricing.ts'
import { demoErrors } from './analysis-errors.ts'

export const demoAnalyzeAudio = defineFreeRoute({
  name: 'demo-analyze-audio',
  path: '/demo/analyze-audio',
  tag: 'Demo',
  access: 'demo',
  summary: 'Scores a recording without a key',
  description:
    'Takes an https address or a data URI. Stores nothing, logs a hash and the host of an address, and has an hourly limit.',
  maxBytes: byteCaps.analyze,
  errors: [...demoErrors, 'media_fetch_failed'],
  example: { audio_url: 'https://media.example/talk.mp3' },
  input: demoAudioRequestSchema,
  output: billedAudioResultSchema,
  run: async ({ audio_url, context }, _call, services) => {
    const charge = chargeFor('demo', 1, services.prices)
    const job = audioJob({ content: audio_url, context }, 'audio_url', charge, services)
    return (await job.work()).answer(0)
  },
})
