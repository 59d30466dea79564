import assert from 'node:assert/strict'
import type { NewAccount } from '../../../../apps/server/src/ledger/account-ports.ts'
import { holdLifetime } from '../../../../apps/server/src/ledger/parts.ts'
import type { Fleet } from './fleet.ts'
import { fleetCall } from './fleet-calls.ts'
import type { Journal } from './fleet-clients.ts'
import { send } from './send.ts'

export interface Funded {
  readonly account: NewAccount
  /** All that it was ever given. */
  readonly granted: number
}

/** Asks every process for the same calls; each repeats what the client was told. */
export async function checkReplays(
  fleet: Fleet,
  accounts: readonly NewAccount[],
  journal: Journal,
  calls: Iterable<number>,
): Promise<number> {
  let checked = 0
  for (const call of calls) {
    const { request } = fleetCall(accounts, call)
    const answers = await Promise.all(
      fleet.ports.map((port) => send(`http://127.0.0.1:${port}`, request)),
    )
    for (const answer of answers) {
      assert.deepEqual(answer, { status: 200, isReplay: true, body: journal.bodies.get(call) })
      checked++
    }
  }
  return checked
}

/**
 * After the last process is gone and every hold has expired: what was charged is what was answered,
 * plus answers that a client never heard and that its key still gives.
 */
export async function checkMoney(
  fleet: Fleet,
  funded: readonly Funded[],
  journal: Journal,
): Promise<{ readonly charged: number; readonly unheard: number }> {
  assert.equal(fleet.running().length, 0)
  const accounts = funded.map(({ account }) => account)
  const store = await fleet.openStore(holdLifetime + 1_000)
  try {
    await store.recover()
    const charged = new Map(funded.map(({ account }) => [account.accountId, { calls: 0, sum: 0 }]))
    let unheard = 0
    for (const call of journal.asked) {
      const { operation } = fleetCall(accounts, call)
      const told = journal.bodies.get(call)
      const begun = await store.operations.begin(operation)
      if (told !== undefined) assert.deepEqual(begun, { kind: 'replay', status: 200, body: told })
      else if (begun.kind === 'replay') unheard++
      else if (begun.kind === 'started') await store.operations.void(begun.lease, 'not wanted')
      else assert.equal(begun.kind, 'insufficient')
      const total = charged.get(operation.accountId)
      if (begun.kind !== 'replay' || total === undefined) continue
      total.calls++
      total.sum += operation.price
    }
    for (const { account, granted } of funded) {
      const { available } = await store.accounts.balance(account.accountId)
      const { calls, spent } = (await store.usage.windows(account.accountId)).last30d
      assert.deepEqual({ calls, sum: spent }, charged.get(account.accountId))
      assert.equal(available, granted - spent)
      assert.ok(available >= 0)
    }
    assert.deepEqual(await store.verify(), [])
    return { charged: sum([...charged.values()].map(({ calls }) => calls)), unheard }
  } finally {
    await store.close()
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
