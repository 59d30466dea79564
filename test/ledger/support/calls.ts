import type { NewAccount } from '../../../apps/server/src/ledger/account-ports.ts'
import { newId } from '../../../apps/server/src/ledger/ids.ts'
import { fromCents, toCents } from '../../../apps/server/src/ledger/money.ts'
import type {
  Begun,
  Captured,
  Completion,
  Lease,
  NewOperation,
  Store,
  Submitted,
} from '../../../apps/server/src/ledger/ports.ts'

export const draft = 'A draft that nobody but its writer should ever read.'

/** A call of one account, at 0.5 cents by default. */
export function callOf(
  account: Pick<NewAccount, 'accountId' | 'keyId'>,
  change: Partial<NewOperation> = {},
): NewOperation {
  return {
    accountId: account.accountId,
    keyId: account.keyId,
    endpoint: 'POST /v1/analyze',
    bucket: 'text_1k_units',
    units: 1,
    price: fromCents(0.5),
    payment: 'hold',
    ...change,
  }
}

/** A call with an idempotency key. */
export function keyedCall(
  account: Pick<NewAccount, 'accountId' | 'keyId'>,
  key: string,
  fingerprint = 'one body',
  change: Partial<NewOperation> = {},
): NewOperation {
  return callOf(account, { idempotency: { key, fingerprint }, ...change })
}

/** An answer as the service writes it, with the balance in it. */
export function answer(
  submitted: Submitted = { kind: 'text', texts: [draft], retain: false },
  change: Partial<Completion> = {},
): (available: number) => Completion {
  return (available) => {
    const analysisId = newId('an', Date.now())
    return {
      status: 200,
      body: JSON.stringify({
        analysis_id: analysisId,
        modality: 'text',
        slop_risk: 0.25,
        billing: { remaining_balance_cents: toCents(available) },
      }),
      analysisId,
      modality: 'text',
      modelVersion: 'v0.1',
      latencyMs: 12.5,
      submitted,
      ...change,
    }
  }
}

/** Begins a call that must start. */
export async function started(store: Store, operation: NewOperation): Promise<Lease> {
  const begun = await store.operations.begin(operation)
  if (begun.kind !== 'started') throw new Error(`The call did not start: ${begun.kind}`)
  return begun.lease
}

/** Runs a whole call as the service does: begin, work, capture. */
export async function runCall(
  store: Store,
  operation: NewOperation,
): Promise<Captured | Exclude<Begun, { kind: 'started' }>> {
  const begun = await store.operations.begin(operation)
  return begun.kind === 'started' ? store.operations.capture(begun.lease, answer()) : begun
}

export async function available(store: Store, accountId: string): Promise<number> {
  return (await store.accounts.balance(accountId)).available
}
