import {
  type AnalyzeRequest,
  analyzeRequestSchema,
  analyzeResultSchema,
} from '@content-trust/engine/schema'
import type { z } from 'zod'
import { type AccountCall, defineBilledRoute } from '../define-route.ts'
import { assetJob } from '../jobs/asset-job.ts'
import { audioJob } from '../jobs/audio-job.ts'
import { imageJob } from '../jobs/image-job.ts'
import type { Job } from '../jobs/job.ts'
import { textCharge, textJob } from '../jobs/text-job.ts'
import { videoJob } from '../jobs/video-job.ts'
import { byteCaps } from '../limits/byte-caps.ts'
import { chargeFor } from '../pricing.ts'
import type { Services } from '../services.ts'
import { analysisErrors } from './analysis-errors.ts'

export const analyze = defineBilledRoute({
  name: 'analyze',
  path: '/v1/analyze',
  tag: 'Analysis',
  summary: 'Scores a text, an image, or other media',
  description:
    'Scores content before it is published, cited, trained on or moderated. `type` says what `content` is; the result has the fields of its `modality`. An asset is scored block by block: the block with the highest risk routes, `blocks` has the result of each, and the price is their sum. Scores are signals of workflow risk, not proof of authorship, truth or origin. An `Idempotency-Key` makes a retry safe: it gets the stored answer and costs nothing.',
  maxBytes: byteCaps.analyze,
  errors: [
    ...analysisErrors,
    'unsupported_mode',
    'media_fetch_failed',
    'provider_unavailable',
    'extractor_unavailable',
    'overloaded',
  ],
  tool: { name: 'analyze', title: 'Score content', isReadOnly: false },
  example: {
    type: 'text',
    content: 'Experts say this very unique platform will change everything for everyone.',
    context: { intended_use: 'publish' },
  },
  exampleCost: { bucket: 'text_1k_units', units: 1 },
  input: analyzeRequestSchema,
  output: analyzeResultSchema,
  job,
})

function job(
  input: AnalyzeRequest,
  { holder }: AccountCall,
  services: Services,
): Job<z.input<typeof analyzeResultSchema>> {
  switch (input.type) {
    case 'text': {
      const text = { ...input, text: input.content }
      return textJob(text, textCharge(text, services.prices), services)
    }
    case 'image':
      return imageJob(input, 'content', chargeFor('image_v0', 1, services.prices), services)
    case 'audio':
      return audioJob(input, 'content', chargeFor('audio_v0', 1, services.prices), services)
    case 'video':
      return videoJob(input, 'content', holder, services)
    case 'asset':
      return assetJob(input, services)
    default:
      return input satisfies never
  }
}
