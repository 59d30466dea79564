import { statSync } from 'node:fs'
import { type KyselyPlugin, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createStore } from '../../apps/server/src/ledger/create-store.ts'
import type { Database } from '../../apps/server/src/ledger/database/database.ts'
import { hour } from '../../apps/server/src/ledger/parts.ts'
import { RefusedSubjects } from '../../apps/server/src/ledger/refused-subjects.ts'
import type { RateSubject } from '../../apps/server/src/ledger/usage-ports.ts'
import { callOf } from './support/calls.ts'
import { openTestStore } from './support/open-test-store.ts'
import { openWithAccount } from './support/open-with-account.ts'

const rule = { limit: 3, window: hour }
const ip: RateSubject = { kind: 'ip', value: '192.0.2.7' }
const cookie = (value: string): RateSubject => ({ kind: 'cookie', value })

/** What would differ after any write: the log of SQLite, or the versions of the rows on PostgreSQL. */
async function traceOf({ engine, db }: Database): Promise<unknown> {
  if (engine === 'postgres') {
    return (
      await sql`select ctid, xmin, xmax, subject, hits from rates order by subject`.execute(db)
    ).rows
  }
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db)
  const { size, mtimeMs } = statSync(`${rows[0]?.file}-wal`)
  return { size, mtimeMs, rows: (await db.selectFrom('rates').selectAll().execute()).length }
}

describe('a refused call', () => {
  it('writes nothing and leaves no row, whoever asks and whichever instance answers', async () => {
    const { store, parts, again } = await openTestStore()
    for (let call = 0; call < 3; call++) await store.rates.take('demo', [ip, cookie('a')], rule)
    const before = await traceOf(parts.database)
    for (const each of [store, store, again(), again()]) {
      for (const name of ['a', 'b', 'c']) {
        const answer = await each.rates.take('demo', [ip, cookie(name)], rule)
        expect(answer).toEqual({ isAllowed: false, remaining: 0, resetSeconds: 3_600 })
      }
    }
    expect(await traceOf(parts.database)).toEqual(before)
  })

  it('writes nothing either when it comes together with those that fill the window', async () => {
    const { store, parts, again } = await openTestStore()
    const stores = [store, again()]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, call) =>
        (stores[call % 2] ?? store).rates.take('demo', [ip, cookie(`c${call}`)], rule),
      ),
    )
    expect(answers.filter(({ isAllowed }) => isAllowed)).toHaveLength(3)
    // The address, and the cookies of those three.
    expect(await parts.database.db.selectFrom('rates').selectAll().execute()).toHaveLength(4)
  })

  it('is answered without the database when it comes again', async () => {
    const { again } = await openTestStore()
    const store = again()
    for (let call = 0; call < 3; call++) await store.rates.take('demo', [ip], rule)
    await store.close()
    expect(await store.rates.take('demo', [ip, cookie('new')], rule)).toMatchObject({
      isAllowed: false,
    })
    // Another limit, and another subject, are another question.
    await expect(store.rates.take('demo', [ip], { ...rule, limit: 4 })).rejects.toThrow()
    await expect(store.rates.take('sign_in', [ip], rule)).rejects.toThrow()
    await expect(store.rates.take('demo', [cookie('new')], rule)).rejects.toThrow()
  })

  it('is admitted at its time, although it was remembered, and is counted by all', async () => {
    const { store, again, pass } = await openTestStore()
    const other = again()
    await store.rates.take('demo', [ip], rule)
    pass(1_000)
    for (let call = 0; call < 2; call++) await other.rates.take('demo', [ip], rule)
    for (const each of [store, other]) {
      expect(await each.rates.take('demo', [ip], rule)).toMatchObject({ isAllowed: false })
    }
    pass(hour - 1_001)
    expect(await store.rates.take('demo', [ip], rule)).toMatchObject({ isAllowed: false })
    pass(1)
    expect(await store.rates.take('demo', [ip], rule)).toMatchObject({ isAllowed: true })
    expect(await other.rates.take('demo', [ip], rule)).toMatchObject({ isAllowed: false })
  })

  it('for credit does not make PostgreSQL wait for the disk, and on SQLite writes nothing', async () => {
    const { parts, account } = await openWithAccount()
    const said: string[] = []
    const { engine } = parts.database
    const watch: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (node.kind === 'RawNode') said.push(node.sqlFragments.join(''))
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const db = parts.database.db.withPlugin(watch)
    const store = createStore({ ...parts, database: { engine, db } })
    const dear = callOf(account, { price: 1_500_001 })
    const before = engine === 'sqlite' ? await traceOf(parts.database) : null
    expect(await store.operations.begin(dear)).toMatchObject({ kind: 'insufficient' })
    if (engine === 'sqlite') expect(await traceOf(parts.database)).toEqual(before)
    else expect(said).toContain('set local synchronous_commit = off')
    said.length = 0
    expect(await store.operations.begin(callOf(account))).toMatchObject({ kind: 'started' })
    expect(said).not.toContain('set local synchronous_commit = off')
  })
})

describe('refused subjects', () => {
  it('are as many as there may be; the one known longest is forgotten', () => {
    const refused = new RefusedSubjects(2)
    for (const name of ['a', 'b', 'a', 'c']) refused.add(name, 10)
    expect(['a', 'b', 'c'].map((name) => refused.untilOf(name, 9))).toEqual([10, undefined, 10])
    expect(refused.size).toBe(2)
    expect(refused.untilOf('a', 10)).toBeUndefined()
    expect(refused.size).toBe(1)
  })
})
