import type { NewAccount } from '../../../../apps/server/src/ledger/account-ports.ts'
import { fingerprint } from '../../../../apps/server/src/ledger/fingerprint.ts'
import { fromCents } from '../../../../apps/server/src/ledger/money.ts'
import type { NewOperation } from '../../../../apps/server/src/ledger/ports.ts'
import type { Sent } from './send.ts'

const sentence = 'The pump ran for forty hours at three bar in our workshop in May. '

/** A call by its number: its account, its key, its text and its price follow from that. */
export interface FleetCall {
  readonly account: NewAccount
  readonly units: number
  readonly request: Sent
  /** The same call as the ledger sees it. */
  readonly operation: NewOperation
}

export function fleetCall(accounts: readonly NewAccount[], call: number): FleetCall {
  const account = accounts[call % accounts.length]
  if (account === undefined) throw new Error('Expected an account.')
  const units = 1 + (call % 3)
  const key = `call-${call}`
  const body = { type: 'text', content: sentence.repeat(40).slice(0, units * 900) }
  const price = fromCents(0.5 * units)
  return {
    account,
    units,
    request: {
      method: 'POST',
      path: '/v1/analyze',
      headers: { authorization: `Bearer ${account.key}`, 'idempotency-key': key },
      body: JSON.stringify(body),
    },
    operation: {
      accountId: account.accountId,
      keyId: account.keyId,
      endpoint: 'POST /v1/analyze',
      bucket: 'text_1k_units',
      units,
      price,
      payment: 'hold',
      idempotency: { key, fingerprint: fingerprint('POST', '/v1/analyze', body) },
    },
  }
}
