import { billedVideoResultSchema, legacyVideoRequestSchema } from '@content-trust/engine/schema'
import { defineBilledRoute } from '../define-route.ts'
import { videoJob } from '../jobs/video-job.ts'
import { byteCaps } from '../limits/byte-caps.ts'
import { mediaErrors } from './analysis-errors.ts'
import { mediaDeprecation } from './media-deprecation.ts'

export const analyzeVideo = defineBilledRoute({
  name: 'analyze-video',
  path: '/v1/analyze-video',
  tag: 'Legacy',
  summary: 'Scores a video by URL (deprecated)',
  description:
    'Prefer `POST /v1/analyze` with `type: "video"`; scores, decision and price are the same. Private beta: accounts without it get 400 `unsupported_mode`.',
  maxBytes: byteCaps.small,
  errors: [...mediaErrors, 'unsupported_mode', 'extractor_unavailable'],
  deprecation: mediaDeprecation,
  example: { video_url: 'https://media.example/clip.mp4' },
  exampleCost: { bucket: 'video_v0', units: 1 },
  input: legacyVideoRequestSchema,
  output: billedVideoResultSchema,
  job: (input, { holder }, services) =>
    videoJob({ ...input, content: input.video_url }, 'video_url', holder, services),
})
