import { billedImageResultSchema, demoImageRequestSchema } from '@content-trust/engine/schema'
import { defineFreeRoute } from '../define-route.ts'
import { imageJob } from '../jobs/image-job.ts'
import { byteCaps } from '../limits/byte-caps.ts'
import { chargeFor } from '../pricing.ts'
import { demoErrors } from './analysis-errors.ts'

export const demoAnalyzeImage = defineFreeRoute({
  name: 'demo-analyze-image',
  path: '/demo/analyze-image',
  tag: 'Demo',
  access: 'demo',
  summary: 'Scores an image without a key',
  description:
    'Takes an https address or a data URI. Stores nothing, logs a hash and the host of an address, and has an hourly limit.',
  maxBytes: byteCaps.analyze,
  errors: [...demoErrors, 'media_fetch_failed'],
  example: { image_url: 'https://media.example/photo.png' },
  input: demoImageRequestSchema,
  output: billedImageResultSchema,
  run: async ({ image_url, context }, _call, services) => {
    const charge = chargeFor('demo', 1, services.prices)
    const job = imageJob({ content: image_url, context }, 'image_url', charge, services)
    return (await job.work()).answer(0)
  },
})
