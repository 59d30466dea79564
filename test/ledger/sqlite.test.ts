import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createStore } from '../../apps/server/src/ledger/create-store.ts'
import { transact } from '../../apps/server/src/ledger/database/database.ts'
import { migrate } from '../../apps/server/src/ledger/database/migrate.ts'
import { openSqlite } from '../../apps/server/src/ledger/database/sqlite.ts'
import { fromCents } from '../../apps/server/src/ledger/money.ts'
import { openStore } from '../../apps/server/src/ledger/open-store.ts'
import { deriveSecrets } from '../../apps/server/src/ledger/privacy/secret.ts'
import { StoreRefusal, StoreUnavailable } from '../../apps/server/src/ledger/store-error.ts'
import { answer, available, callOf, keyedCall, runCall, started } from './support/calls.ts'

function directory(): string {
  const path = mkdtempSync(join(tmpdir(), 'content-trust-sqlite-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

async function openFile() {
  const database = openSqlite(join(directory(), 'store.sqlite'))
  onTestFinished(() => database.db.destroy())
  await migrate(database, 0)
  const secrets = deriveSecrets(Buffer.alloc(32))
  const store = createStore({ database, clock: Date.now, secrets })
  return { store, db: database.db, account: await store.accounts.create({ email: 'a@b.cd' }) }
}

describe('the SQLite store', () => {
  it('syncs every commit to the disk before it reports it', async () => {
    const { db } = await openFile()
    const read = async (name: string) => {
      const { rows } = await sql.raw<object>(`pragma ${name}`).execute(db)
      return Object.values(rows[0] ?? {})[0]
    }
    expect(await read('journal_mode')).toBe('wal')
    // 2 is FULL: the log is synced at each commit.
    expect(await read('synchronous')).toBe(2)
    expect(await read('foreign_keys')).toBe(1)
  })

  it('waits for a writer of another process without blocking, and later statements wait as before', async () => {
    const file = join(directory(), 'store.sqlite')
    const [one, other] = [openSqlite(file), openSqlite(file)]
    onTestFinished(async () => {
      await Promise.all([one.db.destroy(), other.db.destroy()])
    })
    await migrate(one, 0)
    const steps: string[] = []
    const release = Promise.withResolvers<void>()
    const first = transact(one, async () => {
      await release.promise
      steps.push('first')
    })
    const second = transact(other, async () => steps.push('second'))
    // The event loop runs on while one waits for the other.
    await new Promise((resolve) => setTimeout(resolve, 20))
    steps.push('meanwhile')
    release.resolve()
    await Promise.all([first, second])
    expect(steps).toEqual(['meanwhile', 'first', 'second'])
    for (const { db } of [one, other]) {
      expect((await sql`pragma busy_timeout`.execute(db)).rows).toEqual([{ timeout: 5000 }])
    }
  })

  it('overwrites deleted content, and refuses to delete rows that others refer to', async () => {
    const { db } = openSqlite(join(directory(), 'store.sqlite'))
    onTestFinished(() => db.destroy())
    expect((await sql`pragma secure_delete`.execute(db)).rows).toEqual([{ secure_delete: 1 }])
    expect((await sql`pragma foreign_keys`.execute(db)).rows).toEqual([{ foreign_keys: 1 }])
  })

  it('R-BILL-16 on a full disk a call fails whole, and its retry is charged once (I10)', async () => {
    const { store, db, account } = await openFile()
    const lease = await started(store, keyedCall(account, 'k'))
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db)
    const large = answer({ kind: 'text', texts: ['x'.repeat(200_000)], retain: true })
    await expect(store.operations.capture(lease, large)).rejects.toThrow(StoreUnavailable)
    expect(await store.verify()).toEqual([])
    await sql.raw('pragma max_page_count = 1000000').execute(db)
    expect(await store.operations.capture(lease, large)).toMatchObject({ kind: 'captured' })
    expect(await available(store, account.accountId)).toBe(fromCents(149.5))
    expect(await store.verify()).toEqual([])
  })

  it('R-BILL-16 a read-only database charges nobody and goes on when it can write again (I10)', async () => {
    const { store, db, account } = await openFile()
    const lease = await started(store, callOf(account))
    await sql`pragma query_only = 1`.execute(db)
    await expect(store.operations.capture(lease, answer())).rejects.toThrow(StoreUnavailable)
    await expect(store.operations.begin(callOf(account))).rejects.toThrow(StoreUnavailable)
    await sql`pragma query_only = 0`.execute(db)
    expect(await store.operations.capture(lease, answer())).toMatchObject({ kind: 'captured' })
    expect(await store.verify()).toEqual([])
  })
})

describe('opening a store', () => {
  it('keeps accounts, keys and replays from one start to the next', async () => {
    const dataDirectory = join(directory(), 'data')
    const first = await openStore({ dataDirectory, clock: Date.now })
    const account = await first.accounts.ensureLocal()
    if (account === null) throw new Error('no local account')
    const captured = await runCall(first, keyedCall(account, 'k'))
    await first.close()
    expect(statSync(dataDirectory).mode & 0o777).toBe(0o700)
    for (const name of ['content-trust.sqlite', 'secret']) {
      expect(statSync(join(dataDirectory, name)).mode & 0o777).toBe(0o600)
    }

    const second = await openStore({ dataDirectory, clock: Date.now })
    expect(await second.accounts.ensureLocal()).toBeNull()
    expect(await second.accounts.findByKey(account.key)).toMatchObject({ keyId: account.keyId })
    const replay = await second.operations.begin(keyedCall(account, 'k'))
    expect(replay).toMatchObject({ body: captured.kind === 'captured' ? captured.body : '' })
    await second.close()
  })

  it('ends the operations that a crash left open (decision 37)', async () => {
    const dataDirectory = directory()
    let now = 1_000_000
    const clock = () => now
    const first = await openStore({ dataDirectory, clock })
    const account = await first.accounts.create({ email: 'a@b.cd' })
    await started(first, callOf(account))
    await first.close()
    now += 300_000
    const second = await openStore({ dataDirectory, clock })
    expect(await available(second, account.accountId)).toBe(fromCents(150))
    await second.close()
  })

  it('refuses a database that was created with another secret (decision 30)', async () => {
    const dataDirectory = directory()
    const secret = Buffer.alloc(32, 1)
    for (let start = 0; start < 2; start++) {
      await (await openStore({ dataDirectory, secret, clock: Date.now })).close()
    }
    const other = openStore({ dataDirectory, secret: Buffer.alloc(32, 2), clock: Date.now })
    await expect(other).rejects.toThrow(/created with another secret/)
  })

  it('refuses a ledger whose sums are wrong, except to examine it (decision 35)', async () => {
    const dataDirectory = directory()
    const store = await openStore({ dataDirectory, clock: Date.now })
    await store.accounts.ensureLocal()
    await store.close()
    const { db } = openSqlite(join(dataDirectory, 'content-trust.sqlite'))
    await db.updateTable('accounts').set({ balance: 5 }).execute()
    await db.destroy()
    await expect(openStore({ dataDirectory, clock: Date.now })).rejects.toThrow(StoreRefusal)
    const examined = await openStore({ dataDirectory, clock: Date.now, admitsDamage: true })
    expect(await examined.verify()).not.toEqual([])
    await examined.close()
  })
})
