import type {
  analyzeStyleRequestSchema,
  billedStyleResultSchema,
} from '@content-trust/engine/schema'
import type { z } from 'zod'
import { newId } from '../ledger/ids.ts'
import { toCents } from '../ledger/money.ts'
import { chargeFor, countCharacters, unitsOf } from '../pricing.ts'
import type { Services } from '../services.ts'
import { billingOf, isRetained, type Job } from './job.ts'

/** Measures the style of one text; never depends on a provider (T-16). */
export function styleJob(
  input: z.output<typeof analyzeStyleRequestSchema>,
  services: Services,
): Job<z.input<typeof billedStyleResultSchema>> {
  const { text, execution_mode } = input
  const bucket = execution_mode === 'deep' ? 'style_deep_1k_units' : 'style_fast_1k_units'
  const charge = chargeFor(bucket, unitsOf(text), services.prices)
  return {
    charge,
    payment: 'hold',
    submitted: { kind: 'text', texts: [text], retain: isRetained(input) },
    work: async () => {
      const result = await services.scoring.scoreStyle({
        kind: 'style',
        source: text,
        context: input.context ?? {},
        mode: execution_mode,
        withText: input.include_text_in_spans,
      })
      const id = newId('an', services.clock())
      return {
        id,
        modality: 'text',
        modelVersion: result.model_version,
        answer: (available) => ({
          analysis_id: id,
          ...result,
          billing: {
            ...billingOf(charge, available),
            chars_analyzed: countCharacters(text),
            billable_units: charge.units,
            unit_price_cents: toCents(services.prices[bucket]),
          },
        }),
      }
    },
  }
}
