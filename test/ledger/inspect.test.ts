import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createStore } from '../../apps/server/src/ledger/create-store.ts'
import { deriveSecrets } from '../../apps/server/src/ledger/privacy/secret.ts'
import { verifyAtStart } from '../../apps/server/src/ledger/verify/at-start.ts'
import { runCheck } from '../../apps/server/src/ledger/verify/run-check.ts'
import { callOf, keyedCall, runCall, started } from './support/calls.ts'
import { dropGuards } from './support/drop-guards.ts'
import { openWithAccount } from './support/open-with-account.ts'

/** A ledger with calls of two accounts that has been inspected, and then went on. */
async function inspectedLedger() {
  const opened = await openWithAccount()
  const { store, account, parts } = opened
  const other = await store.accounts.create({ email: 'b@example.org' })
  for (const each of [account, other]) await runCall(store, keyedCall(each, 'first'))
  // It ends after the inspection.
  const lease = await started(store, callOf(account, { payment: 'debit' }))
  const first = await store.inspect({ isFull: false })
  await store.operations.void(lease, 'late')
  await runCall(store, keyedCall(account, 'second'))
  const change = async (...statements: readonly string[]) => {
    for (const one of statements) await sql.raw(one).execute(parts.database.db)
  }
  const invariants = async (isFull: boolean) => {
    const { violations } = await store.inspect({ isFull })
    return [...new Set(violations.map(({ invariant }) => invariant.slice(0, 2)))]
  }
  const tamper = async (statement: string) => {
    await dropGuards(parts.database)
    await change(statement)
  }
  return { ...opened, other, first, change, tamper, invariants }
}

describe('an inspection', () => {
  it('starts where the last one ended, unless all is asked for', async () => {
    const { store, first, account } = await inspectedLedger()
    // Two grants, twice a hold and a capture, and a debit that is open.
    expect(first).toMatchObject({ violations: [], rows: 8 })
    expect(await store.inspect({ isFull: false })).toMatchObject({ violations: [], rows: 3 })
    expect(await store.inspect({ isFull: false })).toMatchObject({ violations: [], rows: 0 })
    expect(await store.inspect({ isFull: true })).toMatchObject({ violations: [], rows: 11 })
    await runCall(store, callOf(account))
    expect(await store.inspect({ isFull: false })).toMatchObject({ violations: [], rows: 2 })
  })

  it.each([
    ['I1', 'update accounts set balance = balance + 1'],
    ['I1', "update ledger set delta = delta + 1 where kind = 'refund'"],
    ['I8', 'update ledger set balance_after = balance_after + 1 where seq > 10'],
    ['I2', "delete from ledger where kind = 'capture' and seq > 10"],
    [
      'I2',
      "update operations set state = 'void' where id = (select operation_id from calls where calls_so_far = 2)",
    ],
    ['I2', 'update calls set spent = spent - 1 where calls_so_far = 2'],
    ['I8', 'update calls set units_so_far = units_so_far + 1 where calls_so_far = 2'],
    ['I2', 'update accounts set spent = spent + 1'],
    ['I9', 'delete from ledger where seq >= 6'],
  ])('finds %s in what came since the last one: %s', async (invariant, statement) => {
    const { change, tamper, invariants, parts } = await inspectedLedger()
    // Of the checks that may fail first, none hides another.
    if (parts.database.engine === 'sqlite') await change('pragma ignore_check_constraints = 1')
    else await change('alter table ledger drop constraint ledger_movement')
    await tamper(statement)
    expect(await invariants(false)).toContain(invariant)
    // Nothing was recorded as verified.
    expect(await invariants(false)).toContain(invariant)
  })

  it('finds rows that were changed since they were verified, when all is asked for (I9)', async () => {
    const { tamper, invariants } = await inspectedLedger()
    expect(await invariants(true)).toEqual([])
    // All sums agree: the rows of two calls have changed their times.
    await tamper("update ledger set at = at + 1 where kind = 'hold'")
    // The trigger is gone, too.
    expect(await invariants(false)).toEqual(['Th'])
    expect(await invariants(true)).toEqual(['Th', 'I9'])
  })

  it('trusts no checkpoint that somebody else made, and starts from the first row', async () => {
    const { change, store, parts } = await inspectedLedger()
    await store.inspect({ isFull: false })
    await change(
      'update accounts set balance = balance + 5',
      'update checkpoints set balance = balance + 5',
    )
    const { violations, notes, rows } = await store.inspect({ isFull: false })
    expect(violations.map(({ invariant }) => invariant.slice(0, 2))).toContain('I1')
    expect(notes.join()).toMatch(/checkpoints of 2 accounts are not sealed/)
    expect(rows).toBe(11)
    // So it is after the secret was changed, and nothing is wrong with the rows.
    await change('update accounts set balance = balance - 5')
    expect(await store.inspect({ isFull: false })).toMatchObject({ violations: [] })
    const secrets = deriveSecrets(Buffer.alloc(32, 8))
    await sql`delete from replays`.execute(parts.database.db)
    const renewed = createStore({ ...parts, secrets })
    expect(await renewed.inspect({ isFull: false })).toMatchObject({ violations: [], rows: 11 })
    const settled = await renewed.inspect({ isFull: false })
    expect(settled.rows).toBe(0)
    expect(settled.notes.join()).not.toMatch(/not sealed/)
  })

  it('opens stored answers, and says which cannot be repeated', async () => {
    const { store, parts } = await inspectedLedger()
    const { db } = parts.database
    expect(await store.inspect({ isFull: false })).toMatchObject({ violations: [] })
    const sealed = Buffer.alloc(40, 1)
    await db.updateTable('replays').set({ sealed_body: sealed }).execute()
    const { violations } = await store.inspect({ isFull: false })
    expect(violations).toHaveLength(3)
    for (const { invariant, detail } of violations) {
      expect(invariant).toMatch(/^I6/)
      expect(detail).toMatch(/^op_\S+: found bytes .*, expected a JSON answer$/)
    }
  })

  it('names what the tables lack, and checks no rows that it cannot read', async () => {
    const { store, change } = await inspectedLedger()
    await change('alter table calls drop column hostname')
    const { violations, notes } = await store.inspect({ isFull: false })
    expect(violations.map(({ detail }) => detail)).toContain(
      'found no column `calls.hostname`, expected one',
    )
    expect(notes.join()).toMatch(/rows were not checked/)
  })

  it('has the database check itself, or says how it would', async () => {
    const { store, parts, change } = await inspectedLedger()
    if (parts.database.engine === 'postgres') {
      const { notes } = await store.inspect({ isFull: false })
      expect(notes.join()).toMatch(/create extension amcheck/)
      await change('create extension amcheck')
      expect(await store.inspect({ isFull: false })).toMatchObject({ violations: [], notes: [] })
      await change('drop extension amcheck')
      return
    }
    expect(await store.inspect({ isFull: false })).toMatchObject({ violations: [], notes: [] })
    await change('pragma foreign_keys = 0', "delete from accounts where email = 'b@example.org'")
    const { violations } = await store.inspect({ isFull: false })
    expect(violations.map(({ detail }) => detail).join()).toMatch(/refers to nothing in accounts/)
  })

  it('takes the time that it needs, where calls on PostgreSQL would be ended', async () => {
    const { parts } = await openWithAccount()
    const { engine, db } = parts.database
    const check = (time: string) => {
      const broken = `select 1 as subject, 2 as found, 3 as expected from ${time}`
      return runCheck(parts, { invariant: 'I0', broken })
    }
    if (engine === 'sqlite') return void expect(await check('(select 1)')).toHaveLength(1)
    await sql`set statement_timeout = 50`.execute(db)
    await expect(sql`select pg_sleep(0.2)`.execute(db)).rejects.toThrow(/statement timeout/)
    expect(await check('pg_sleep(0.2)')).toEqual([
      { invariant: 'I0', detail: '1: found 2, expected 3' },
    ])
  })

  it('tells fifty findings of a kind and counts the others, however many there are', async () => {
    const { store, account, parts } = await openWithAccount()
    await dropGuards(parts.database)
    const row = `select '${account.accountId}', 'grant ' || n, 'grant', 1, 1, 7, 0`
    const series =
      parts.database.engine === 'sqlite'
        ? '(with recursive s(n) as (select 1 union all select n + 1 from s where n < 5000) select n from s)'
        : '(select generate_series(1, 5000) as n)'
    await sql
      .raw(
        `insert into ledger (account_id, operation_id, kind, amount, delta, balance_after, at)
        ${row} from ${series} as numbers`,
      )
      .execute(parts.database.db)
    const violations = (await store.verify()).filter(({ invariant }) => invariant.startsWith('I8'))
    expect(violations).toHaveLength(51)
    expect(violations.at(-1)?.detail).toMatch(/^and 4950 more/)
    const atStart = await verifyAtStart(parts)
    expect(atStart.at(-1)?.detail).toMatch(/^and 4950 more/)
  })
})
