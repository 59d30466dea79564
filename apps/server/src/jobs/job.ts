import type { Billing } from '@content-trust/engine/schema'
import { type MicroUsd, toCents } from '../ledger/money.ts'
import type { Submitted } from '../ledger/ports.ts'
import type { Charge } from '../pricing.ts'

/** A charged call, parsed and priced, but not yet done. */
export interface Job<Answer> {
  readonly charge: Charge
  readonly payment: 'hold' | 'debit'
  readonly submitted: Submitted
  work(): Promise<Delivery<Answer>>
}

/** What a job made; its answer states the balance after the charge. */
export interface Delivery<Answer> {
  readonly id: string
  readonly modality: string
  readonly modelVersion: string
  /** What is charged, where that is less than the price of the job. */
  readonly net?: Charge
  answer(available: MicroUsd): Answer
}

/** The billing object of an answer (R-BILL-01 to 04). */
export function billingOf({ bucket, units, price }: Charge, available: MicroUsd): Billing {
  return {
    units_analyzed: units,
    bucket,
    price_cents: toCents(price),
    remaining_balance_cents: toCents(available),
  }
}

/** Texts are stored when the caller sends `store_content` without `privacy_mode` (decision 11). */
export function isRetained(input: {
  readonly store_content: boolean
  readonly privacy_mode?: boolean | undefined
}): boolean {
  return input.store_content && input.privacy_mode !== true
}
