import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, inject, it, onTestFinished } from 'vitest'
import { createStore } from '../../../apps/server/src/ledger/create-store.ts'
import { migrate } from '../../../apps/server/src/ledger/database/migrate.ts'
import { openPostgres } from '../../../apps/server/src/ledger/database/postgres.ts'
import { deriveSecrets } from '../../../apps/server/src/ledger/privacy/secret.ts'
import { keyedCall, runCall } from '../support/calls.ts'
import { freshSchema, startTime } from '../support/open-test-store.ts'

async function openWith(connections: number) {
  const url = `${await freshSchema(inject('databaseUrl') ?? '')}&application_name=${randomUUID()}`
  const database = openPostgres(url, connections)
  onTestFinished(() => database.db.destroy())
  await migrate(database, startTime)
  const secrets = deriveSecrets(Buffer.alloc(32, 7))
  return { database, store: createStore({ database, clock: () => startTime, secrets }) }
}

it('takes no more connections than it was given, and answers all calls on them', async () => {
  const { database, store } = await openWith(2)
  const emails = Array.from({ length: 8 }, (_, index) => `one${index}@example.org`)
  const accounts = await Promise.all(emails.map((email) => store.accounts.create({ email })))
  const calls = accounts.flatMap((account) =>
    [1, 2, 3].map((call) => runCall(store, keyedCall(account, `call ${call}`))),
  )
  expect((await Promise.all(calls)).map(({ kind }) => kind)).toEqual(calls.map(() => 'captured'))
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from pg_stat_activity
    where application_name = current_setting('application_name')`.execute(database.db)
  expect(rows).toEqual([{ open: 2 }])
})

it('plans a statement once for each connection', async () => {
  const { database, store } = await openWith(2)
  const account = await store.accounts.create({ email: 'a@example.org' })
  for (const call of [1, 2, 3, 4]) await runCall(store, keyedCall(account, `call ${call}`))
  const { rows } = await sql<{ statement: string; runs: number }>`
    select statement, (generic_plans + custom_plans)::integer as runs
    from pg_prepared_statements where ${true}`.execute(database.db)
  const charges = rows.filter(({ statement }) => statement.includes('insert into "calls"'))
  expect(charges.map(({ runs }) => runs)).toEqual([4])
})

it('keeps no plan that reads a whole table because it is small still', async () => {
  const { database } = await openWith(2)
  const { rows } = await sql`show enable_seqscan`.execute(database.db)
  expect(rows).toEqual([{ enable_seqscan: 'off' }])
})
