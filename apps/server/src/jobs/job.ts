import type { Billing } from '@content-trust/engine/schema'
import { type MicroUsd, toCents } from '../ledger/money.ts'
import type { Submitted } from '../ledger/ports.ts'
import type { Charge } from '../pricing.ts'

/** One charged call, read and priced; `work` does it. */
export interface Job<Answer> {
  readonly charge: Charge
  readonly payment: 'hold' | 'debit'
  readonly submitted: Submitted
  work(): Promise<Delivery<Answer>>
}

/** What was made; the answer waits for the balance that it names. */
export interface Delivery<Answer> {
  readonly id: string
  readonly modality: string
  readonly modelVersion: string
  /** What is charged in the end, where that is less than the price of the job. */
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

/** Texts are kept for a caller who asks for it and does not take it back beside it (D-019). */
export function isRetained(input: {
  readonly store_content: boolean
  readonly privacy_mode?: boolean | undefined
}): boolean {
  return input.store_content && input.privacy_mode !== true
}
