import { analyzeStyleRequestSchema, billedStyleResultSchema } from '@content-trust/engine/schema'
import { defineBilledRoute } from '../define-route.ts'
import { styleJob } from '../jobs/style-job.ts'
import { byteCaps } from '../limits/byte-caps.ts'
import { analysisErrors } from './analysis-errors.ts'

export const analyzeStyle = defineBilledRoute({
  name: 'analyze-style',
  path: '/v1/analyze-style',
  tag: 'Analysis',
  summary: 'Measures the style of a text',
  description:
    'Metrics, spans with offsets in UTF-16 code units, and recommendations; deep mode adds `deep_scan`. The same text gives the same spans and metrics.',
  maxBytes: byteCaps.text,
  errors: analysisErrors,
  example: {
    text: 'The report was written by the team in order to make an improvement of the process.',
    execution_mode: 'fast',
  },
  exampleCost: { bucket: 'style_fast_1k_units', units: 1 },
  input: analyzeStyleRequestSchema,
  output: billedStyleResultSchema,
  job: (input, _call, services) => styleJob(input, services),
})
