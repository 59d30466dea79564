import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { NewAccount } from '../../../apps/server/src/ledger/account-ports.ts'
import { freeCredit } from '../../../apps/server/src/ledger/accounts.ts'
import { createStore } from '../../../apps/server/src/ledger/create-store.ts'
import { migrate } from '../../../apps/server/src/ledger/database/migrate.ts'
import { openPostgres } from '../../../apps/server/src/ledger/database/postgres.ts'
import { openSqlite } from '../../../apps/server/src/ledger/database/sqlite.ts'
import { holdLifetime, leaseLifetime } from '../../../apps/server/src/ledger/parts.ts'
import type { Store } from '../../../apps/server/src/ledger/ports.ts'
import { deriveSecrets } from '../../../apps/server/src/ledger/privacy/secret.ts'
import { keyedCall } from './calls.ts'
import { type CrashOrder, type CrashPoint, termsOf } from './crash-run.ts'

const child = fileURLToPath(new URL('./crash-child.ts', import.meta.url))
const lineSchema = z.object({ call: z.int(), body: z.string(), isReplay: z.boolean() })

/** Enough for any number of lives. */
const credit = 10 ** 12

export interface Lives {
  readonly store: Store
  readonly account: NewAccount
  readonly database: CrashOrder['database']
  /** Answers by number of the call: what clients were told. */
  readonly journal: Map<number, string>
  /** Added to all clocks. */
  readonly time: { offset: number }
  kills: number
  replayed: number
}

/** Makes an empty ledger with one rich account; `close` ends what was opened. */
export async function startLives(
  database: CrashOrder['database'],
): Promise<{ readonly lives: Lives; readonly close: () => Promise<void> }> {
  const opened =
    'sqlite' in database ? openSqlite(database.sqlite) : openPostgres(database.postgres)
  const time = { offset: 0 }
  const clock = () => Date.now() + time.offset
  await migrate(opened, clock())
  const secrets = deriveSecrets(Buffer.alloc(32, 7))
  const store = createStore({ database: opened, clock, secrets })
  const account = await store.accounts.create({ email: 'a@example.org' })
  await store.accounts.grant(account.accountId, credit)
  const counts = { kills: 0, replayed: 0 }
  const lives = { store, account, database, journal: new Map(), time, ...counts }
  return { lives, close: () => store.close() }
}

/** How a life ends: at a named point, or after some time, or by the loss of its database. */
export type End =
  | { readonly at: CrashPoint; readonly pass: number }
  | { readonly afterMs: number; readonly kill?: () => void }

/** One life: starts where the journal ends, is killed, and leaves at most one call in doubt. */
export async function live(lives: Lives, end: End, calls = 400): Promise<void> {
  const from = lives.journal.size
  const order: CrashOrder = {
    database: lives.database,
    accountId: lives.account.accountId,
    keyId: lives.account.keyId,
    from,
    calls,
    clockOffset: lives.time.offset,
    crash: 'at' in end ? end : null,
  }
  const process_ = spawn(
    process.execPath,
    ['--conditions=source', '--disable-warning=ExperimentalWarning', child, JSON.stringify(order)],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let out = ''
  let errors = ''
  process_.stdout.setEncoding('utf8').on('data', (text) => {
    if (out === '' && 'afterMs' in end) {
      setTimeout(end.kill ?? (() => process_.kill('SIGKILL')), end.afterMs)
    }
    out += text
  })
  process_.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text
  })
  const signal = await new Promise((resolve) => {
    process_.on('close', (_code, name) => resolve(name))
  })
  const isOtherDeath = 'afterMs' in end && end.kill !== undefined
  if (!isOtherDeath && signal !== 'SIGKILL') throw new Error(`not killed: ${errors}`)
  lives.kills++
  for (const line of out.split('\n').slice(0, -1)) {
    const { call, body, isReplay } = lineSchema.parse(JSON.parse(line))
    assert.equal(call, lives.journal.size)
    if (isReplay) lives.replayed++
    lives.journal.set(call, body)
  }
  // The next life comes after the lease of the call in doubt; now and then after its hold as well.
  lives.time.offset += lives.kills % 4 === 0 ? holdLifetime : leaseLifetime
}

/** Checks everything that a kill could have broken (I1, I2, I3, I6). */
export async function checkAfterKill(lives: Lives): Promise<void> {
  const { store, account, journal } = lives
  // What came since the last kill; now and then all of it.
  const { violations } = await store.inspect({ isFull: lives.kills % 50 === 0 })
  assert.deepEqual(violations, [])
  const inDoubt = journal.size
  const all = await store.usage.windows(account.accountId)
  const spent = all.last30d.spent
  const told = sum([...journal.keys()].map((call) => termsOf(call).net))
  // What was charged is what was answered, and at most the one call in doubt.
  assert.ok(spent === told || spent === told + termsOf(inDoubt).net, `${spent}, told ${told}`)
  // Not the first ones: in a long run they are older than the 24 hours of a replay.
  for (const call of [journal.size - 20, journal.size - 1]) {
    const body = journal.get(call)
    if (body === undefined) continue
    const { price, payment } = termsOf(call)
    const replay = await store.operations.begin(
      keyedCall(account, `call ${call}`, `body ${call}`, { price, payment }),
    )
    assert.deepEqual(replay, { kind: 'replay', status: 200, body })
  }
}

/** After the last life: nothing is open, and the money is what the clients' journals say. */
export async function checkAtEnd(lives: Lives): Promise<void> {
  const { store, account, journal } = lives
  lives.time.offset += holdLifetime
  await store.recover()
  const again = await store.recover()
  assert.deepEqual(again, { voidedHolds: 0, refundedDebits: 0, purgedReplays: 0 })
  assert.deepEqual((await store.inspect({ isFull: true })).violations, [])
  const told = sum([...journal.keys()].map((call) => termsOf(call).net))
  const { available } = await store.accounts.balance(account.accountId)
  const { spent, calls } = (await store.usage.windows(account.accountId)).last30d
  assert.equal(available + spent, credit + freeCredit)
  // The very last call may still be in doubt.
  const doubt = spent - told
  assert.ok(doubt === 0 || doubt === termsOf(journal.size).net, `${doubt} in doubt`)
  assert.equal(calls - journal.size, doubt === 0 ? 0 : 1)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
