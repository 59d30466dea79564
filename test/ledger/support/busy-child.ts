import { writeSync } from 'node:fs'
import { sql } from 'kysely'
import { createStore } from '../../../apps/server/src/ledger/create-store.ts'
import { openPostgres } from '../../../apps/server/src/ledger/database/postgres.ts'
import { openSqlite } from '../../../apps/server/src/ledger/database/sqlite.ts'
import { deriveSecrets } from '../../../apps/server/src/ledger/privacy/secret.ts'
import { answer, keyedCall } from './calls.ts'
import type { BusyOrder } from './crash-run.ts'

// A service with many callers at once: it writes a line for each answer, until it is killed.
const order: BusyOrder = JSON.parse(process.argv[2] ?? '')
const database =
  'sqlite' in order.database
    ? openSqlite(order.database.sqlite)
    : openPostgres(order.database.postgres)
const store = createStore({
  database,
  clock: Date.now,
  secrets: deriveSecrets(Buffer.alloc(32, 7)),
})
if (order.isLax) await sql`pragma synchronous = normal`.execute(database.db)
let next = order.from
await Promise.all(Array.from({ length: order.callers }, callAgainAndAgain))

async function callAgainAndAgain(): Promise<void> {
  for (;;) {
    const call = next++
    const begun = await store.operations.begin(keyedCall(order, `call ${call}`))
    if (begun.kind !== 'started') throw new Error(`call ${call}: ${begun.kind}`)
    const captured = await store.operations.capture(begun.lease, answer())
    if (captured.kind !== 'captured') throw new Error(`call ${call}: ${captured.kind}`)
    writeSync(1, `${JSON.stringify({ call, body: captured.body, isReplay: false })}\n`)
  }
}
