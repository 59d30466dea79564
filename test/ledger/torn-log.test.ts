import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import type { NewAccount } from '../../apps/server/src/ledger/account-ports.ts'
import { createStore } from '../../apps/server/src/ledger/create-store.ts'
import { migrate } from '../../apps/server/src/ledger/database/migrate.ts'
import { openSqlite } from '../../apps/server/src/ledger/database/sqlite.ts'
import { fromCents } from '../../apps/server/src/ledger/money.ts'
import type { Store } from '../../apps/server/src/ledger/ports.ts'
import { deriveSecrets } from '../../apps/server/src/ledger/privacy/secret.ts'
import { isLong } from '../support/amount.ts'
import { available, keyedCall, runCall } from './support/calls.ts'
import { startTime } from './support/open-test-store.ts'

const secrets = deriveSecrets(Buffer.alloc(32, 7))
const calls = 40

interface Acknowledged {
  readonly call: number
  readonly body: string
  /** Bytes of the log when the answer was given. */
  readonly logged: number
}

interface Loss {
  readonly account: NewAccount
  readonly acks: readonly Acknowledged[]
  readonly log: Buffer
  /** Opens what is left when the log ends as given. */
  read<Value>(log: Buffer, use: (store: Store) => Promise<Value>): Promise<Value>
}

function openFile(file: string) {
  const database = openSqlite(file)
  return { database, store: createStore({ database, clock: () => startTime, secrets }) }
}

/** Runs calls, and saves the database from before them and the log of all of them. */
async function runAndKeep(): Promise<Loss> {
  const directory = mkdtempSync(join(tmpdir(), 'content-trust-torn-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const file = join(directory, 'store.sqlite')
  const { database, store } = openFile(file)
  onTestFinished(() => database.db.destroy())
  await migrate(database, startTime)
  const account = await store.accounts.create({ email: 'a@example.org' })
  await sql`pragma wal_checkpoint(truncate)`.execute(database.db)
  const before = readFileSync(file)
  const acks: Acknowledged[] = []
  // Some alone, some at the same time, which share a commit.
  for (let call = 0; call < calls; call += call < 10 ? 1 : 5) {
    const group = Array.from({ length: call < 10 ? 1 : 5 }, (_, member) => call + member)
    await Promise.all(
      group.map(async (each) => {
        const captured = await runCall(store, keyedCall(account, `call ${each}`))
        if (captured.kind !== 'captured') throw new Error(captured.kind)
        acks.push({ call: each, body: captured.body, logged: statSync(`${file}-wal`).size })
      }),
    )
  }
  // All of the calls are in the log, none in the file.
  expect(readFileSync(file)).toEqual(before)
  const log = readFileSync(`${file}-wal`)
  let copies = 0
  return {
    account,
    acks,
    log,
    read: async (left, use) => {
      const folder = join(directory, String(copies++))
      mkdirSync(folder)
      const copy = join(folder, 'store.sqlite')
      copyFileSync(file, copy)
      writeFileSync(`${copy}-wal`, left)
      const opened = openFile(copy)
      try {
        return await use(opened.store)
      } finally {
        await opened.database.db.destroy()
        rmSync(folder, { recursive: true })
      }
    },
  }
}

/** Expects that every answer of the prefix is stored, and that the rest is stored whole or not at all. */
async function expectKept(store: Store, { account, acks }: Loss, cut: number): Promise<void> {
  expect(await store.verify()).toEqual([])
  const kept = acks.filter(({ logged }) => logged <= cut)
  for (const { call, body } of kept) {
    const begun = await store.operations.begin(keyedCall(account, `call ${call}`))
    expect([call, begun]).toEqual([call, { kind: 'replay', status: 200, body }])
  }
  const rest = await available(store, account.accountId)
  expect(rest).toBeLessThanOrEqual(fromCents(150 - kept.length * 0.5))
  expect(rest % fromCents(0.5)).toBe(0)
}

it('R-BILL-16 wherever the log is torn, each answer that it reached is charged and repeated', async () => {
  const loss = await runAndKeep()
  const { log, acks, read } = loss
  expect(acks).toHaveLength(calls)
  await read(log, (store) => expectKept(store, loss, log.length))
  const cuts = fc.oneof(
    fc.nat({ max: log.length }),
    // At an answer, and one byte before it and after it.
    fc
      .tuple(fc.constantFrom(...acks), fc.constantFrom(-1, 0, 1))
      .map(([{ logged }, by]) => logged + by),
  )
  await fc.assert(
    fc.asyncProperty(cuts, (cut) =>
      read(log.subarray(0, cut), (store) => expectKept(store, loss, Math.min(cut, log.length))),
    ),
    { numRuns: isLong ? 120 : 40 },
  )
})

it('R-BILL-16 what a failing disk wrote behind the last whole commit changes nothing', async () => {
  const loss = await runAndKeep()
  const { log, read } = loss
  const garbage = fc.record({
    cut: fc.nat({ max: log.length }),
    tail: fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 9_000 }),
      // Blocks that the disk had not yet filled.
      fc.integer({ min: 1, max: 9_000 }).map((length) => new Uint8Array(length)),
    ),
  })
  await fc.assert(
    fc.asyncProperty(garbage, ({ cut, tail }) =>
      read(Buffer.concat([log.subarray(0, cut), tail]), (store) => expectKept(store, loss, cut)),
    ),
    { numRuns: isLong ? 60 : 20 },
  )
})
