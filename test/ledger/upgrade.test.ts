import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, inject, it, onTestFinished } from 'vitest'
import { createStore } from '../../apps/server/src/ledger/create-store.ts'
import type { Database } from '../../apps/server/src/ledger/database/database.ts'
import { migrate } from '../../apps/server/src/ledger/database/migrate.ts'
import { openPostgres } from '../../apps/server/src/ledger/database/postgres.ts'
import { openSqlite } from '../../apps/server/src/ledger/database/sqlite.ts'
import { fingerprint } from '../../apps/server/src/ledger/fingerprint.ts'
import { deriveSecrets } from '../../apps/server/src/ledger/privacy/secret.ts'
import { callOf, runCall } from './support/calls.ts'
import { loadVersion1, rowsOfVersion1, version1, version1Secret } from './support/load-version-1.ts'
import { freshPlace } from './support/open-test-store.ts'
import type { UpgradeOrder } from './support/upgrade-child.ts'

/** A minute after its last row. */
const later =
  60_000 + Math.max(...(version1.tables['ledger'] ?? []).map(({ at }) => (at === null ? 0 : +at)))

/** A database of version 1 with real rows, and the address by which a process opens it. */
async function openVersion1() {
  const place = await freshPlace()
  const database = inject('databaseUrl') === undefined ? openSqlite(place) : openPostgres(place)
  onTestFinished(() => database.db.destroy())
  await loadVersion1(database)
  return { database, place, rows: await rowsOfVersion1(database) }
}

function storeOf(database: Database, now = later) {
  return createStore({ database, clock: () => now, secrets: deriveSecrets(version1Secret) })
}

async function expectUpgraded(database: Database, rows: Record<string, unknown[]>) {
  expect(await rowsOfVersion1(database)).toEqual(rows)
  expect(await storeOf(database).verify()).toEqual([])
}

it('a database of the first version keeps every row, and its callers notice nothing', async () => {
  const { database, rows } = await openVersion1()
  expect(Object.values(rows).every((table) => table.length > 0)).toBe(true)
  await migrate(database, later)
  await expectUpgraded(database, rows)
  const store = storeOf(database)
  const holder = await store.accounts.findByKey(version1.key)
  expect(await store.sessions.find(version1.session)).not.toBeNull()
  if (holder === null) throw new Error('The key of version 1 opens nothing.')
  // An answer that version 1 stored, without compression, is repeated byte for byte.
  const { endpoint, idempotencyKey: key, body, answer } = version1.repeat
  const repeated = await store.operations.begin({
    ...callOf(holder, { endpoint: `POST ${endpoint}` }),
    idempotency: { key, fingerprint: fingerprint('POST', endpoint, body) },
  })
  expect(repeated).toEqual({ kind: 'replay', status: 200, body: answer })
  // New rows continue the old ones.
  expect((await runCall(store, callOf(holder))).kind).toBe('captured')
  // What was open is ended when its time is over.
  expect(await storeOf(database, later + 300_000).recover()).toMatchObject({
    voidedHolds: 1,
    refundedDebits: 1,
  })
  expect(await store.verify()).toEqual([])
  await expect(sql`delete from ledger`.execute(database.db)).rejects.toThrow(/only ever added/)
  await expect(sql`update ledger set at = 0`.execute(database.db)).rejects.toThrow(
    /only ever added/,
  )
})

it.each([
  // The middle of the second migration on each engine, and its end without its record.
  ['alter table accounts add column deleted_at'],
  ['create index admin_actions_account'],
])(
  'an upgrade that is killed after `%s` changes nothing, and the next one ends it',
  async (dieAfter) => {
    const { database, place, rows } = await openVersion1()
    const order: UpgradeOrder = { engine: database.engine, place, dieAfter }
    const child = join(import.meta.dirname, 'support/upgrade-child.ts')
    const run = promisify(execFile)(process.execPath, [
      '--conditions=source',
      child,
      JSON.stringify(order),
    ])
    await expect(run).rejects.toMatchObject({ signal: 'SIGKILL' })
    expect(await rowsOfVersion1(database)).toEqual(rows)
    const names = () =>
      database.db.selectFrom('migrations').select('name').orderBy('name').execute()
    expect(await names()).toEqual([{ name: '0001' }])
    await migrate(database, later)
    expect((await names()).map(({ name }) => name)).toContain('0002')
    await expectUpgraded(database, rows)
  },
)
