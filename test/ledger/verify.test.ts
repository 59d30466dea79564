import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { callOf, keyedCall, runCall, started } from './support/calls.ts'
import { dropGuards } from './support/drop-guards.ts'
import { openWithAccount } from './support/open-with-account.ts'

/** A ledger with rows of every kind. */
async function fullLedger() {
  const opened = await openWithAccount()
  const { store, account } = opened
  const batch = { payment: 'debit' } as const
  await runCall(store, keyedCall(account, 'done'))
  await store.operations.void(await started(store, callOf(account)), 'provider')
  await store.operations.void(await started(store, callOf(account, batch)), 'provider')
  await started(store, keyedCall(account, 'open'))
  await started(store, callOf(account, batch))
  await store.accounts.grant(account.accountId, 10_000)
  expect(await store.verify()).toEqual([])
  return opened
}

describe('verification finds', () => {
  it.each([
    ['I1', 'a balance that was raised', 'update accounts set balance = balance + 1'],
    ['I1', 'a missing grant', "delete from ledger where kind = 'grant'"],
    [
      'I8',
      'a changed row',
      "update ledger set balance_after = balance_after + 1 where kind = 'void'",
    ],
    ['I2', 'a missing refund', "delete from ledger where kind = 'refund'"],
    ['I2', 'a missing capture', "delete from ledger where kind = 'capture'"],
    [
      'I2',
      'a changed price',
      "update ledger set amount = amount + 5, delta = delta - 5 where kind = 'hold'",
    ],
    ['I2', 'a call without a record', 'delete from calls'],
    ['I2', 'a record that says less was spent', 'update calls set spent = spent - 1'],
    ['I2', 'an account that is said to have used more', 'update accounts set spent = spent + 1'],
    ['I8', 'a changed total', 'update calls set units_so_far = units_so_far + 1'],
    [
      'I2',
      'an operation said to be void',
      "update operations set state = 'void' where state = 'done'",
    ],
    [
      'I2',
      'a row without its operation',
      "update ledger set operation_id = 'op_none' where kind = 'void'",
    ],
    [
      'I3',
      'a key in another state than its call',
      "update operations set state = 'open' where state = 'done'",
    ],
  ])('%s %s', async (invariant, _what, statement) => {
    const { store, parts } = await fullLedger()
    await dropGuards(parts.database)
    await sql.raw(statement).execute(parts.database.db)
    const violations = await store.verify()
    expect(violations.map((violation) => violation.invariant.slice(0, 2))).toContain(invariant)
    for (const { detail } of violations) expect(detail).toMatch(/: found .*, expected /)
  })
})
