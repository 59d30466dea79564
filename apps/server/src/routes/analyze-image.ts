import { billedImageResultSchema, legacyImageRequestSchema } from '@content-trust/engine/schema'
import { defineBilledRoute } from '../define-route.ts'
import { imageJob } from '../jobs/image-job.ts'
import { byteCaps } from '../limits/byte-caps.ts'
import { chargeFor } from '../pricing.ts'
import { mediaErrors } from './analysis-errors.ts'

export const analyzeImage = defineBilledRoute({
  name: 'analyze-image',
  path: '/v1/analyze-image',
  tag: 'Legacy',
  summary: 'Scores an image by URL (legacy)',
  description:
    'Prefer `POST /v1/analyze` with `type: "image"`; scores, decision and price are the same.',
  maxBytes: byteCaps.small,
  errors: mediaErrors,
  example: { image_url: 'https://media.example/photo.png' },
  exampleCost: { bucket: 'image_v0', units: 1 },
  input: legacyImageRequestSchema,
  output: billedImageResultSchema,
  job: (input, _call, services) => {
    const charge = chargeFor('image_v0', 1, services.prices)
    return imageJob({ ...input, content: input.image_url }, 'image_url', charge, services)
  },
})
