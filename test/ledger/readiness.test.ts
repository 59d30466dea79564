import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../apps/server/src/ledger/database/database.ts'
import { missingInSchema } from '../../apps/server/src/ledger/database/schema.ts'
import { StoreMismatch, StoreUnavailable } from '../../apps/server/src/ledger/store-error.ts'
import { createReadiness } from '../../apps/server/src/readiness.ts'
import { answer, callOf, runCall, started } from './support/calls.ts'
import { openWithAccount } from './support/open-with-account.ts'

/** Lets the connection read and not write, as on a full disk. */
async function allowWrites({ engine, db }: Database, isAllowed: boolean): Promise<void> {
  const setting =
    engine === 'sqlite'
      ? `pragma query_only = ${isAllowed ? 0 : 1}`
      : `set default_transaction_read_only = ${isAllowed ? 'off' : 'on'}`
  await sql.raw(setting).execute(db)
}

async function openWithReadiness() {
  const opened = await openWithAccount()
  const readiness = createReadiness(opened.store, opened.parts.clock)
  readiness.warmed()
  const check = () => {
    opened.pass(1_000)
    return readiness.check()
  }
  return { ...opened, check }
}

describe('a service whose database takes no writes', () => {
  it('is not ready after three writes in a row have failed, until one succeeds', async () => {
    const { store, account, parts, check } = await openWithReadiness()
    const lease = await started(store, callOf(account))
    await allowWrites(parts.database, false)
    const steps = [
      () => store.operations.begin(callOf(account)),
      () => store.operations.capture(lease, answer()),
      () => store.operations.void(lease, 'failed'),
    ]
    for (const step of steps) {
      expect(await check()).toBeNull()
      await expect(step()).rejects.toThrow(StoreUnavailable)
    }
    for (let again = 0; again < 3; again++) expect(await check()).toBe('no_database')
    await allowWrites(parts.database, true)
    expect(await check()).toBeNull()
    expect(await store.operations.capture(lease, answer())).toMatchObject({ kind: 'captured' })
    expect(await store.verify()).toEqual([])
  })

  it('stays ready where a write succeeds in between, whatever else is refused', async () => {
    const { store, account, parts, check } = await openWithReadiness()
    const dear = callOf(account, { price: 10_000_000 })
    for (let round = 0; round < 4; round++) {
      await allowWrites(parts.database, false)
      await expect(store.operations.begin(callOf(account))).rejects.toThrow(StoreUnavailable)
      await allowWrites(parts.database, true)
      expect(await store.operations.begin(dear)).toMatchObject({ kind: 'insufficient' })
      expect(await runCall(store, callOf(account))).toMatchObject({ kind: 'captured' })
      expect(await check()).toBeNull()
    }
    const { db } = parts.database
    // Nothing tried to write by itself.
    expect(
      await db.selectFrom('marks').selectAll().where('name', '=', 'write probe').execute(),
    ).toEqual([])
  })
})

describe('a database that lacks what this version needs', () => {
  it('makes the service say that it is not ready, and names what is missing', async () => {
    const { store, parts, check } = await openWithReadiness()
    const { db, engine } = parts.database
    expect(await missingInSchema(parts.database)).toEqual({ data: [], guards: [] })
    await sql`alter table calls drop column hostname`.execute(db)
    expect(await check()).toBe('wrong_tables')
    await expect(store.ping()).rejects.toThrow(StoreMismatch)
    await sql`drop table retained_texts`.execute(db)
    await sql`drop index calls_key`.execute(db)
    const trigger = engine === 'sqlite' ? 'ledger_no_update' : 'ledger_no_change on ledger'
    await sql.raw(`drop trigger ${trigger}`).execute(db)
    expect(await missingInSchema(parts.database)).toEqual({
      data: ['column `calls.hostname`', 'table `retained_texts`'],
      guards: ['index `calls_key`', 'trigger that refuses changes of `ledger`'],
    })
    expect(await check()).toBe('wrong_tables')
  })
})
