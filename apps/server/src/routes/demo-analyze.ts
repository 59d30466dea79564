import { demoTextRequestSchema, wireTextResultSchema } from '@content-trust/engine/schema'
import { defineFreeRoute } from '../define-route.ts'
import { textJob } from '../jobs/text-job.ts'
import { byteCaps } from '../limits/byte-caps.ts'
import { chargeFor, unitsOf } from '../pricing.ts'
import { demoErrors } from './analysis-errors.ts'

export const demoAnalyze = defineFreeRoute({
  name: 'demo-analyze',
  path: '/demo/analyze',
  tag: 'Demo',
  access: 'demo',
  summary: 'Scores a text of up to 4,000 characters without a key',
  description: 'Stores nothing, whatever `store_content` says, and has an hourly limit.',
  maxBytes: byteCaps.small,
  errors: demoErrors,
  example: { text: 'Experts say this very unique platform will change everything for everyone.' },
  input: demoTextRequestSchema,
  output: wireTextResultSchema,
  run: async ({ text, context }, _call, services) => {
    const charge = chargeFor('demo', unitsOf(text), services.prices)
    const job = textJob(
      { text, context, auto_revise: false, store_content: false },
      charge,
      services,
    )
    return (await job.work()).answer(0)
  },
})
