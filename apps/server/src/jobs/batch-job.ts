import { modelVersion } from '@content-trust/engine'
import type {
  analyzeBatchRequestSchema,
  batchItemResultSchema,
  batchResultSchema,
  TextResult,
} from '@content-trust/engine/schema'
import type { z } from 'zod'
import { ApiError } from '../errors/api-error.ts'
import { newId } from '../ledger/ids.ts'
import type { MicroUsd } from '../ledger/money.ts'
import { chargeFor, unitsOf } from '../pricing.ts'
import { ScoringError } from '../scoring/scoring.ts'
import type { Services } from '../services.ts'
import { billingOf, isRetained, type Job } from './job.ts'

type BatchInput = z.output<typeof analyzeBatchRequestSchema>
type ItemAnswer = z.input<typeof batchItemResultSchema>

const bucket = 'batch_text_1k_units'
const noRevision = 'auto_revise has no effect in a batch.'

/** An item's result, or why it was not scored. */
interface ScoredItem {
  readonly id: string
  readonly units: number
  readonly outcome: TextResult | ScoringError
}

/**
 * Scores up to 25 texts. The whole price is debited first; the price of failed items is refunded
 * (R-BAT-13, decision 24).
 */
export function batchJob(
  input: BatchInput,
  services: Services,
): Job<z.input<typeof batchResultSchema>> {
  const units = input.items.map(({ text }) => unitsOf(text))
  const charge = chargeFor(bucket, sum(units), services.prices)
  return {
    charge,
    payment: 'debit',
    submitted: {
      kind: 'text',
      texts: input.items.map(({ text }) => text),
      retain: isRetained(input),
    },
    work: async () => {
      const scored = await Promise.all(
        input.items.map(async ({ id, text }): Promise<ScoredItem> => {
          return { id, units: unitsOf(text), outcome: await scoreItem(text, input, services) }
        }),
      )
      const worked = scored.filter(({ outcome }) => !(outcome instanceof ScoringError))
      if (worked.length === 0) throw failureOfAll(scored)
      const net = chargeFor(bucket, sum(worked.map((item) => item.units)), services.prices)
      const id = newId('batch', services.clock())
      const ids = scored.map(() => newId('an', services.clock()))
      return {
        id,
        modality: 'text',
        modelVersion,
        ...(net.units === charge.units ? {} : { net }),
        answer: (available) => ({
          batch_id: id,
          results: scored.map((item, index) =>
            answerItem(item, ids[index] ?? '', available, services),
          ),
          billing: billingOf(net, available),
        }),
      }
    },
  }
}

async function scoreItem(
  source: string,
  input: BatchInput,
  services: Services,
): Promise<TextResult | ScoringError> {
  const context = input.context ?? {}
  try {
    const result = await services.scoring.scoreText({
      kind: 'text',
      source,
      context,
      revises: false,
    })
    if (!input.auto_revise) return result
    return { ...result, limitations: [...result.limitations, noRevision] }
  } catch (error) {
    if (error instanceof ScoringError) return error
    throw error
  }
}

/** A batch that was not begun says when to come back; one that failed says so. */
function failureOfAll(scored: readonly ScoredItem[]): Error {
  const outcome = scored[0]?.outcome
  const isRefused =
    outcome instanceof ScoringError && ['overloaded', 'queue_full'].includes(outcome.reason)
  if (isRefused) return outcome
  return new ApiError('provider_unavailable', 'No item could be scored. Nothing was charged.')
}

function answerItem(
  { id, units, outcome }: ScoredItem,
  analysisId: string,
  available: MicroUsd,
  services: Services,
): ItemAnswer {
  if (outcome instanceof ScoringError) return { id, status: 'error', ...failureOf(outcome) }
  const billing = billingOf(chargeFor(bucket, units, services.prices), available)
  return { id, status: 'ok', analysis_id: analysisId, ...outcome, billing }
}

function failureOf({ reason }: ScoringError) {
  switch (reason) {
    case 'timeout':
      return { error: 'timeout', message: 'Scoring took too long. Nothing was charged.' } as const
    case 'overloaded':
    case 'queue_full':
    case 'unpaid':
      return {
        error: 'provider_unavailable',
        message: 'The service was overloaded. Nothing was charged.',
      } as const
    case 'failed':
      return { error: 'scoring_failed', message: 'Scoring failed. Nothing was charged.' } as const
    default:
      return reason satisfies never
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
