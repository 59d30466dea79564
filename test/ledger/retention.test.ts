import { expect, it } from 'vitest'
import { createStore } from '../../apps/server/src/ledger/create-store.ts'
import { migrate } from '../../apps/server/src/ledger/database/migrate.ts'
import { day } from '../../apps/server/src/ledger/parts.ts'
import type { Store } from '../../apps/server/src/ledger/ports.ts'
import { deriveSecrets } from '../../apps/server/src/ledger/privacy/secret.ts'
import { answer, callOf, runCall, started } from './support/calls.ts'
import { loadVersion1, version1Secret } from './support/load-version-1.ts'
import { freshDatabase } from './support/open-test-store.ts'
import { openWithAccount } from './support/open-with-account.ts'
import { openPlace } from './support/run-command.ts'
import { storedBytes } from './support/stored-bytes.ts'

async function stepToEnd(store: Store) {
  const sum = { calls: 0, texts: 0, requests: 0, steps: 0 }
  for (let isDone = false; !isDone; sum.steps++) {
    const erased = await store.retention.step()
    isDone = erased.isDone
    sum.calls += erased.calls
    sum.texts += erased.texts
    sum.requests += erased.requests
  }
  return sum
}

/** A call whose text is stored, and which names a host. */
async function storedCall(store: Store, account: { accountId: string; keyId: string }) {
  const lease = await started(store, callOf(account))
  await store.operations.capture(
    lease,
    answer({ kind: 'text', texts: ['CanaryText'], retain: true }, { modality: 'text' }),
  )
}

it('each kind is erased after its days and not before, and the books stay', async () => {
  const { store, account, pass, parts } = await openWithAccount()
  await storedCall(store, account)
  const lease = await started(store, callOf(account))
  await store.operations.capture(
    lease,
    answer({ kind: 'media', source: 'https://canary.example/a', hostname: 'canary.example' }),
  )
  const id = 'req_1'
  const request = { id, name: 'CanaryName', email: 'c@example.org', company: null, volume: null }
  await store.accessRequests.add({ ...request, useCase: 'Canary' })
  const { usage, texts, requests } = store.retention.days
  expect([usage, texts, requests]).toEqual([90, 365, 180])

  pass(90 * day)
  expect(await stepToEnd(store)).toMatchObject({ calls: 0, texts: 0, requests: 0 })
  pass(1)
  expect(await stepToEnd(store)).toMatchObject({ calls: 2, texts: 0, requests: 0 })
  const [call] = await store.usage.recentCalls(account.accountId, { limit: 1 })
  expect(call).toMatchObject({ contentHash: '', hostname: null, spent: 5_000, units: 1 })
  pass(90 * day)
  expect(await stepToEnd(store)).toMatchObject({ calls: 0, texts: 0, requests: 1 })
  pass(185 * day)
  expect(await stepToEnd(store)).toMatchObject({ calls: 0, texts: 1, requests: 0 })
  expect(await stepToEnd(store)).toMatchObject({ calls: 0, texts: 0, requests: 0, steps: 1 })
  expect(await store.verify()).toEqual([])
  expect(await store.accounts.balance(account.accountId)).toMatchObject({ available: 1_490_000 })
  const rows = await parts.database.db.selectFrom('calls').select('result').execute()
  expect(rows).toEqual([{ result: '' }, { result: '' }])
})

it('erases in small steps, goes on where it ended, and a later call waits for its own time', async () => {
  const { store, account, pass, again } = await openWithAccount()
  await Promise.all(
    Array.from({ length: 401 }, () => runCall(store, callOf(account, { price: 1 }))),
  )
  pass(91 * day)
  await runCall(store, callOf(account))
  expect(await store.retention.step()).toMatchObject({ calls: 200, isDone: false })
  // Another instance, or the same one after a crash.
  expect(await stepToEnd(again())).toMatchObject({ calls: 201, steps: 2 })
  expect(await stepToEnd(store)).toMatchObject({ calls: 0 })
  pass(91 * day)
  expect(await stepToEnd(store)).toMatchObject({ calls: 1, steps: 1 })
})

it('records of the first version lose their content too', async () => {
  const open = await freshDatabase()
  const database = open()
  await loadVersion1(database)
  await migrate(database, 0)
  const clock = () => Date.UTC(2030, 0, 1)
  const store = createStore({ database, clock, secrets: deriveSecrets(version1Secret) })
  expect(await storedBytes(database)).toContain('media.example')
  await store.recover()
  expect(await stepToEnd(store)).toMatchObject({ calls: 5, texts: 1, requests: 2 })
  expect(await store.verify()).toEqual([])
  const { db } = database
  expect(await db.selectFrom('calls').select('result').distinct().execute()).toEqual([
    { result: '' },
  ])
  await db.destroy()
})

it('a million counters of visitors are purged in steps', async () => {
  const { store, parts, pass } = await openWithAccount()
  const rows = Array.from({ length: 1_001 }, (_, index) => ({
    scope: 'demo',
    subject: `${index}`,
    hits: '[]',
    expires_at: parts.clock() + 1,
  }))
  for (let at = 0; at < rows.length; at += 200) {
    await parts.database.db
      .insertInto('rates')
      .values(rows.slice(at, at + 200))
      .execute()
  }
  await store.recover()
  const count = async () =>
    (await parts.database.db.selectFrom('rates').select('subject').execute()).length
  expect(await count()).toBe(1_001)
  pass(1)
  await store.recover()
  expect(await count()).toBe(0)
})

it('the command erases at once what RETENTION_DAYS says, also what a step has passed', async () => {
  const { runWith, run, withStore, pass } = await openPlace()
  await withStore(async (store) => {
    await storedCall(store, await store.accounts.create({ email: 'a@example.org' }))
  })
  pass(8 * day)
  expect((await run('retention', 'run')).out).toContain(
    'records of calls older than 90 days: 0 erased\n',
  )
  const { out, status } = await runWith({ RETENTION_DAYS: 'usage=7, texts=8' }, 'retention', 'run')
  expect(status).toBe(0)
  expect(out).toContain('records of calls older than 7 days: 1 erased\n')
  expect(out).toContain('stored texts older than 8 days: 0 deleted\n')
  expect((await run('audit')).out.match(/retention run/g)).toHaveLength(2)
  expect(await runWith({ RETENTION_DAYS: 'forever' }, 'retention', 'run')).toMatchObject({
    status: 2,
    errors: expect.stringMatching(/RETENTION_DAYS: expected days, such as `30`/),
  })
})
