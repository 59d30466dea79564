import type { ContextInput, wireTextResultSchema } from '@content-trust/engine/schema'
import type { z } from 'zod'
import { newId } from '../ledger/ids.ts'
import { type Charge, chargeFor, type UnitPrices, unitsOf } from '../pricing.ts'
import type { Services } from '../services.ts'
import { billingOf, isRetained, type Job } from './job.ts'

type TextAnswer = z.input<typeof wireTextResultSchema>

export interface TextInput {
  readonly text: string
  readonly context?: ContextInput | undefined
  readonly auto_revise: boolean
  readonly store_content: boolean
  readonly privacy_mode?: boolean | undefined
}

/** Scores one text, and revises it on request (R-TXT, R-REV). */
export function textJob(input: TextInput, charge: Charge, services: Services): Job<TextAnswer> {
  const { text, auto_revise } = input
  return {
    charge,
    payment: 'hold',
    submitted: { kind: 'text', texts: [text], retain: isRetained(input) },
    work: async () => {
      const result = await services.scoring.scoreText({
        kind: 'text',
        source: text,
        context: input.context ?? {},
        revises: auto_revise,
      })
      const id = newId('an', services.clock())
      return {
        id,
        modality: 'text',
        modelVersion: result.model_version,
        answer: (available) => ({
          analysis_id: id,
          ...result,
          billing: billingOf(charge, available),
        }),
      }
    },
  }
}

/** What a text costs; a revision doubles it whether or not one is made (R-BILL-07). */
export function textCharge(
  { text, auto_revise }: Pick<TextInput, 'text' | 'auto_revise'>,
  prices: UnitPrices,
): Charge {
  const bucket = auto_revise ? 'text_revise_1k_units' : 'text_1k_units'
  return chargeFor(bucket, unitsOf(text), prices)
}
