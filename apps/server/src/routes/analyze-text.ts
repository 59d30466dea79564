import { legacyTextRequestSchema, wireTextResultSchema } from '@content-trust/engine/schema'
import { defineBilledRoute } from '../define-route.ts'
import { textCharge, textJob } from '../jobs/text-job.ts'
import { byteCaps } from '../limits/byte-caps.ts'
import { textErrors } from './analysis-errors.ts'

export const analyzeText = defineBilledRoute({
  name: 'analyze-text',
  path: '/v1/analyze-text',
  tag: 'Legacy',
  summary: 'Scores a text (legacy form)',
  description:
    'The same scores, decision and price as `POST /v1/analyze` with `type: "text"`, which is preferred.',
  maxBytes: byteCaps.text,
  errors: textErrors,
  example: { text: 'Experts say this very unique platform will change everything for everyone.' },
  exampleCost: { bucket: 'text_1k_units', units: 1 },
  input: legacyTextRequestSchema,
  output: wireTextResultSchema,
  job: (input, _call, services) => textJob(input, textCharge(input, services.prices), services),
})
