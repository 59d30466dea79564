import { analyzeBatchRequestSchema, batchResultSchema } from '@content-trust/engine/schema'
import { defineBilledRoute } from '../define-route.ts'
import { batchJob } from '../jobs/batch-job.ts'
import { byteCaps } from '../limits/byte-caps.ts'
import { textErrors } from './analysis-errors.ts'

export const analyzeBatch = defineBilledRoute({
  name: 'analyze-batch',
  path: '/v1/analyze-batch',
  tag: 'Analysis',
  summary: 'Scores up to 25 texts at once',
  description:
    '1 to 25 texts of 20 to 4,000 characters, 50,000 in all. `results[i]` answers `items[i]`. An item that could not be scored has `status: "error"` and is not charged. The price is debited in advance; failed items are refunded.',
  maxBytes: byteCaps.text,
  errors: [...textErrors, 'unsupported_mode'],
  tool: { name: 'analyze_batch', title: 'Score a batch of texts', isReadOnly: false },
  example: {
    items: [
      { id: 'first', text: 'Experts say this very unique platform will change everything.' },
      { id: 'second', text: 'The bridge opened on 4 May 1877 and is 60 metres high.' },
    ],
  },
  exampleCost: { bucket: 'batch_text_1k_units', units: 2 },
  input: analyzeBatchRequestSchema,
  output: batchResultSchema,
  job: (input, _call, services) => batchJob(input, services),
})
