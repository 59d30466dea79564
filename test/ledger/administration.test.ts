import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { callOf, keyedCall, runCall, started } from './support/calls.ts'
import { openTestStore } from './support/open-test-store.ts'
import { openWithAccount } from './support/open-with-account.ts'
import { keyIn, openPlace } from './support/run-command.ts'
import { storedBytes } from './support/stored-bytes.ts'

const because = ['--reason', 'ticket 7'] as const

/** A place with one account of 150 cents. */
async function openWithCustomer() {
  const place = await openPlace()
  const key = keyIn((await place.run('accounts', 'create', '--email', 'a@example.org')).out)
  const run = (command: string, ...args: string[]) =>
    place.run('accounts', command, 'a@example.org', ...args)
  const id = /acct_[\da-f-]+/.exec((await place.run('accounts', 'list')).out)?.[0] ?? ''
  return { ...place, place, run, key, id }
}

describe('an adjustment', () => {
  it('adds or takes credit with a reason, and never more than there is unless told so', async () => {
    const { run, place } = await openWithCustomer()
    expect(await run('adjust', '12.5', ...because)).toMatchObject({
      status: 0,
      out: expect.stringContaining('Added 12.5 cents'),
    })
    expect((await run('adjust', '-62.5', ...because)).out).toMatch(
      /^Took 62\.5 cents: .* has 100 cents\.$/m,
    )
    expect(await run('adjust', '-100.0001', ...because)).toMatchObject({
      status: 2,
      errors: expect.stringMatching(
        /has 100 cents.*less than the 100\.0001 to take.*--down-to-zero/,
      ),
    })
    expect((await run('adjust', '-500', '--down-to-zero', ...because)).out).toContain(
      'Took 100 cents',
    )
    expect((await run('adjust', '-1', '--down-to-zero', ...because)).out).toContain('Took 0 cents')
    expect((await place.run('ledger', 'verify')).status).toBe(0)
    expect((await place.run('audit')).out.match(/account adjust/g)).toHaveLength(4)
  })

  it.each([
    [['5'], '--reason'],
    [['0', ...because], 'other than 0'],
    [['1e3', ...because], 'at most 4 decimals'],
    [['0.00001', ...because], 'at most 4 decimals'],
  ])('of %j is refused in one line', async (args, message) => {
    const { run } = await openWithCustomer()
    expect(await run('adjust', ...args)).toMatchObject({
      status: 2,
      out: '',
      errors: expect.stringContaining(message),
    })
  })
})

describe('the record of admin actions', () => {
  it('says who did what and when, and holds no personal data', async () => {
    const { run, place, id } = await openWithCustomer()
    await run('suspend', ...because, '--by', 'Ada')
    await place.run('--by', 'Grace', 'keys', 'create', '--account', id)
    await run('rate', '60')
    await run('resume', ...because)
    await run('credit', '5', '--reference', 'invoice 1')
    await run('video', 'on')
    const { out } = await place.run('audit', '--account', 'a@example.org')
    const said = out
      .split('\n')
      .slice(1, -1)
      .map((line) => line.replace(/ {2,}/g, ' | ').split(' | '))
    expect(said.map(([, by, action]) => [by, action])).toEqual([
      ['operator', 'account create'],
      ['Ada', 'account suspend'],
      ['Grace', 'key create'],
      ['operator', 'account rate'],
      ['operator', 'account resume'],
      ['operator', 'account credit'],
      ['operator', 'account video'],
    ])
    expect(said.every(([time]) => time === '2026-11-21T12:00:00.000Z')).toBe(true)
    expect(out).toContain('"reason":"ticket 7"')
    expect(out).not.toContain('@example.org')
    expect((await place.run('audit', '--limit', '1')).out.split('\n')).toHaveLength(3)
    expect((await place.run('audit', '--limit', '0')).status).toBe(2)
    expect((await run('suspend', ...because, '--by', '')).status).toBe(2)
  })

  it('can neither be changed nor removed, and is written with the change or not at all', async () => {
    const { parts } = await openTestStore()
    const { db } = parts.database
    await db
      .insertInto('admin_actions')
      .values({ at: 1, actor: 'a', action: 'b', account_id: null, detail: '{}' })
      .execute()
    for (const change of ['update admin_actions set at = 2', 'delete from admin_actions']) {
      await expect(sql.raw(change).execute(db)).rejects.toThrow(/only ever added/)
    }
    const { run, place } = await openWithCustomer()
    expect((await run('adjust', '-999', ...because)).status).toBe(2)
    expect((await place.run('audit')).out).not.toContain('adjust')
  })

  it('has nothing of what owners do with their keys on the account page', async () => {
    const { store, account } = await openWithAccount()
    await store.keys.create(account.accountId, 'mine')
    expect(await store.administration.actions({ limit: 10 })).toEqual([])
  })
})

describe('an export', () => {
  it('has everything about the account in one JSON document, and nothing of others', async () => {
    const { run, withStore, id } = await openWithCustomer()
    await withStore(async (store) => {
      const [account] = await store.accounts.list()
      const [key] = await store.keys.list(id)
      if (account === undefined || key === undefined) throw new Error('There is no account.')
      const holder = { accountId: id, keyId: key.keyId }
      const lease = await started(store, keyedCall(holder, 'key'))
      await store.operations.capture(lease, () => ({
        status: 200,
        body: '{"slop_risk":0.25,"text":"words"}',
        analysisId: 'an_1',
        modality: 'text',
        modelVersion: 'v0.1',
        latencyMs: 3,
        submitted: { kind: 'text', texts: ['a text to store'], retain: true },
      }))
      await store.sessions.open({ ...holder, hasVideoBeta: false })
      const other = await store.accounts.create({ email: 'other@example.org' })
      await runCall(store, callOf(other))
    })
    const { out, status } = await run('export')
    expect(status).toBe(0)
    const data = JSON.parse(out)
    expect(data).toMatchObject({
      account: { id, email: 'a@example.org', balance: 1_495_000 },
      keys: [{ label: 'first key' }],
      sessions: [{ created_at: expect.any(Number) }],
      ledger: [{ kind: 'grant' }, { kind: 'hold' }, { kind: 'capture' }],
      operations: [{ state: 'done', price: 5_000 }],
      calls: [{ texts: ['a text to store'], result: { slop_risk: 0.25 } }],
      stored_answers: [{ answer: { slop_risk: 0.25, text: 'words' } }],
      admin_actions: [{ action: 'account create' }, { action: 'account export' }],
    })
    expect(out).not.toMatch(/other@|digest":/)
  })

  it('reads long tables page by page', async () => {
    const { store, account } = await openWithAccount()
    await Promise.all(
      Array.from({ length: 501 }, () => runCall(store, callOf(account, { price: 1 }))),
    )
    let json = ''
    for await (const piece of store.administration.export(account.accountId)) json += piece
    const { calls, ledger, operations } = JSON.parse(json)
    expect(new Set(calls.map((call: { analysis_id: string }) => call.analysis_id)).size).toBe(501)
    expect([ledger.length, operations.length]).toEqual([1_003, 501])
  })
})

describe('a deletion', () => {
  it('erases who the account belongs to and what was called, and keeps the books', async () => {
    const { run, place, withStore, id, key } = await openWithCustomer()
    const holder = await withStore((store) => store.accounts.findByKey(key))
    if (holder === null) throw new Error('The key opens nothing.')
    await withStore(async (store) => {
      await store.accessRequests.add({
        id: 'req_1',
        name: 'Ada Lovelace',
        email: 'A@example.org',
        company: null,
        volume: null,
        useCase: 'Bridges.',
      })
      await store.operations.capture(await started(store, keyedCall(holder, 'key')), () => ({
        status: 200,
        body: '{"slop_risk":0.25}',
        analysisId: 'an_1',
        modality: 'text',
        modelVersion: 'v0.1',
        latencyMs: 3,
        submitted: { kind: 'text', texts: ['A text about bridges'], retain: true },
      }))
      await store.sessions.open(holder)
      // A call that is running meanwhile.
      await started(store, callOf(holder))
    })
    expect(await run('delete', ...because)).toMatchObject({
      status: 2,
      errors: expect.stringMatching(/Nothing was deleted.*149 cents.*--yes/),
    })
    const deleted = await run('delete', ...because, '--yes')
    expect(deleted.out).toContain('1 calls erased, 1 running calls ended, 149.5 cents written off')
    await withStore(async (store) => {
      expect(await store.verify()).toEqual([])
      expect(await store.accounts.findByKey(key)).toBeNull()
      expect(await store.accounts.balance(id)).toMatchObject({ available: 0 })
      expect(await store.accessRequests.list()).toEqual([])
      expect(await store.keys.list(id)).toMatchObject([{ label: '', hint: '', isActive: false }])
      const [call] = await store.usage.recentCalls(id, { limit: 5 })
      expect(call).toMatchObject({ contentHash: '', hostname: null, spent: 5_000 })
    })
    // It may be repeated, and its address may have a new account.
    expect(await place.run('accounts', 'delete', id, ...because, '--yes')).toMatchObject({
      status: 0,
      out: expect.stringContaining('0 calls erased'),
    })
    expect((await place.run('accounts', 'list')).out).toMatch(/\(deleted\) .* deleted /)
    for (const args of [
      ['accounts', 'credit', id, '5'],
      ['keys', 'create', '--account', id],
      ['accounts', 'resume', id, ...because],
    ]) {
      expect(await place.run(...args)).toMatchObject({
        status: 2,
        errors: expect.stringContaining('was deleted at 2026-11-21T12:00:00.000Z'),
      })
    }
    expect((await place.run('accounts', 'create', '--email', 'a@example.org')).status).toBe(0)
    expect((await place.run('audit', '--account', id)).out.match(/account delete/g)).toHaveLength(1)
  })

  it('leaves no trace in the bytes of the database', async () => {
    const { store, account, parts } = await openWithAccount()
    const lease = await started(store, keyedCall(account, 'key'))
    await store.operations.capture(lease, () => ({
      status: 200,
      body: '{"text":"CanaryAnswer"}',
      analysisId: 'an_1',
      modality: 'text',
      modelVersion: 'v0.1',
      latencyMs: 3,
      submitted: { kind: 'text', texts: ['CanaryText'], retain: true },
    }))
    await store.keys.create(account.accountId, 'CanaryLabel')
    expect(await storedBytes(parts.database)).toMatch(/CanaryText/)
    await store.administration.delete(account.accountId, 'asked for it')
    if (parts.database.engine === 'sqlite') {
      await sql`pragma wal_checkpoint(truncate)`.execute(parts.database.db)
    }
    expect(await storedBytes(parts.database)).not.toMatch(/Canary|a@example\.org/)
  })

  it('ends in steps what is more than one transaction should erase', async () => {
    const { store, account, parts } = await openWithAccount()
    await Promise.all(
      Array.from({ length: 401 }, () => runCall(store, callOf(account, { price: 1 }))),
    )
    expect(await store.administration.delete(account.accountId, 'r')).toMatchObject({
      erasedCalls: 401,
    })
    const { rest } = await parts.database.db
      .selectFrom('calls')
      .select(({ fn }) => fn.countAll<number>().as('rest'))
      .where('content_hash', '<>', '')
      .executeTakeFirstOrThrow()
    expect(Number(rest)).toBe(0)
    expect(await store.verify()).toEqual([])
  })
})
