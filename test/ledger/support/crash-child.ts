import { writeSync } from 'node:fs'
import { createStore } from '../../../apps/server/src/ledger/create-store.ts'
import { openPostgres } from '../../../apps/server/src/ledger/database/postgres.ts'
import { openSqlite } from '../../../apps/server/src/ledger/database/sqlite.ts'
import { deriveSecrets } from '../../../apps/server/src/ledger/privacy/secret.ts'
import { answer, keyedCall } from './calls.ts'
import {
  type Acknowledged,
  type CrashOrder,
  type CrashPoint,
  dieBeforeCommit,
  termsOf,
} from './crash-run.ts'

// One life of a service: it makes calls in order and writes a line for each answer that was sent.
const order: CrashOrder = JSON.parse(process.argv[2] ?? '')
let passes = 0

function reach(point: CrashPoint): void {
  if (order.crash?.at === point && ++passes === order.crash.pass)
    process.kill(process.pid, 'SIGKILL')
}

const opened =
  'sqlite' in order.database
    ? openSqlite(order.database.sqlite)
    : openPostgres(order.database.postgres)
// The answer is stored last in a capture; an operation is closed before its key is freed.
const point = order.crash?.at === 'in-recovery' ? 'in-recovery' : 'before-commit'
const db = dieBeforeCommit(opened.db, point === 'in-recovery' ? 'operations' : 'replays', () =>
  reach(point),
)
const store = createStore({
  database: { engine: opened.engine, db },
  clock: () => Date.now() + order.clockOffset,
  secrets: deriveSecrets(Buffer.alloc(32, 7)),
})

await store.recover()
for (let call = order.from; call < order.from + order.calls; call++) send(await makeCall(call))
await store.close()

async function makeCall(call: number): Promise<Acknowledged> {
  const { price, net, payment } = termsOf(call)
  for (;;) {
    const begun = await store.operations.begin(
      keyedCall(order, `call ${call}`, `body ${call}`, { price, payment }),
    )
    if (begun.kind === 'replay') return { call, body: begun.body, isReplay: true }
    if (begun.kind !== 'started') throw new Error(`call ${call}: ${begun.kind}`)
    reach('after-debit')
    await new Promise((resolve) => setImmediate(resolve))
    reach('after-score')
    const delivered = net === price ? undefined : { units: 1, price: net }
    const captured = await store.operations.capture(begun.lease, answer(), delivered)
    reach('after-commit')
    if (captured.kind === 'captured') return { call, body: captured.body, isReplay: false }
  }
}

function send(sent: Acknowledged): void {
  reach('before-send')
  writeSync(1, `${JSON.stringify(sent)}\n`)
}
