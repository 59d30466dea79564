import { existsSync, linkSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openStore, type StoreSettings } from '../../apps/server/src/ledger/open-store.ts'
import { day } from '../../apps/server/src/ledger/parts.ts'
import type { Store } from '../../apps/server/src/ledger/ports.ts'
import { answer, keyedCall, runCall, started } from './support/calls.ts'
import { startTime } from './support/open-test-store.ts'
import { keyIn, openPlace } from './support/run-command.ts'

/** A place whose only account has made one call with an idempotency key, and signed in. */
async function openUsedPlace() {
  const place = await openPlace()
  const { out } = await place.run('accounts', 'create', '--email', 'a@example.org')
  const key = keyIn(out)
  const used = await place.withStore(async (store) => {
    const holder = await holderOf(store, key)
    const { token } = await store.sessions.open(holder)
    return { holder, token, captured: await runCall(store, keyedCall(holder, 'first')) }
  })
  const repeat = () =>
    place.withStore((store) => store.operations.begin(keyedCall(used.holder, 'first')))
  return { ...place, ...used, key, repeat }
}

async function holderOf(store: Store, key: string) {
  const holder = await store.accounts.findByKey(key)
  if (holder === null) throw new Error('The key opens nothing.')
  return holder
}

describe('a change of the secret', () => {
  it('ends no key, no session and no replay, and the old one can be forgotten after a day', async () => {
    const { run, withStore, pass, directory, key, token, captured, repeat, holder } =
      await openUsedPlace()
    const body = captured.kind === 'captured' ? captured.body : ''
    const file = join(directory, 'secret')
    const old = readFileSync(file)
    expect((await run('ledger', 'verify')).status).toBe(0)
    const changed = await run('secret', 'rotate', '--by', 'Ada')
    expect(changed).toMatchObject({
      status: 0,
      out: expect.stringContaining('Restart the service'),
    })
    expect(readFileSync(file).equals(old)).toBe(false)
    await withStore(async (store) => {
      expect(await store.accounts.findByKey(key)).toEqual(holder)
      expect(await store.sessions.find(token)).not.toBeNull()
    })
    expect(await repeat()).toEqual({ kind: 'replay', status: 200, body })
    const other = keyedCall(holder, 'first', 'another body')
    expect(await withStore((store) => store.operations.begin(other))).toEqual({ kind: 'conflict' })
    // What was verified before is verified again, under the new secret.
    expect(await run('ledger', 'verify')).toMatchObject({ status: 0 })
    // Keys that are made now are found later too.
    const later = keyIn((await run('keys', 'create', '--account', holder.accountId)).out)

    expect(await run('secret', 'finish')).toMatchObject({
      status: 2,
      errors: expect.stringMatching(/repeated until 2026-11-22T12:00:00.000Z/),
    })
    expect(await run('secret', 'rotate')).toMatchObject({
      status: 2,
      errors: expect.stringContaining('end it with `secret finish`'),
    })
    pass(day)
    await withStore((store) => runCall(store, keyedCall(holder, 'second')))
    expect((await run('secret', 'finish')).out).toContain('0 that no secret opens')
    expect(existsSync(join(directory, 'secret.previous'))).toBe(false)
    await withStore(async (store) => {
      expect(await store.accounts.findByKey(key)).toEqual(holder)
      expect(await store.accounts.findByKey(later)).not.toBeNull()
      const begun = await store.operations.begin(keyedCall(holder, 'second'))
      expect(begun.kind).toBe('replay')
    })
    const actions = (await run('audit')).out
    expect(actions).toMatch(/Ada +secret change/)
    expect(actions).toMatch(/operator +secret finish/)
  })

  it('finished at once opens its answers with the new secret alone, and earlier repeats are 409', async () => {
    const { run, repeat, withStore, holder } = await openUsedPlace()
    await run('secret', 'rotate')
    expect((await run('secret', 'finish', '--now')).out).toMatch(/^1 stored answers encrypted anew/)
    expect(await repeat()).toEqual({ kind: 'conflict' })
    let json = ''
    await withStore(async (store) => {
      for await (const piece of store.administration.export(holder.accountId)) json += piece
    })
    expect(JSON.parse(json).stored_answers).toMatchObject([{ answer: { slop_risk: 0.25 } }])
    // It can be changed again, and nothing is under way without a change.
    expect((await run('secret', 'finish')).errors).toContain('no second secret')
    expect((await run('secret', 'rotate')).status).toBe(0)
    expect((await repeat()).kind).toBe('conflict')
  })

  it('that was killed before the new secret was written is repeated', async () => {
    const { run, directory, repeat } = await openUsedPlace()
    linkSync(join(directory, 'secret'), join(directory, 'secret.previous'))
    expect((await repeat()).kind).toBe('replay')
    expect((await run('secret', 'rotate')).status).toBe(0)
    expect((await repeat()).kind).toBe('replay')
  })
})

describe('several instances', () => {
  const [old, fresh] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]

  it('change it one by one: each reads what any of them wrote', async () => {
    const { directory, databaseUrl } = await openPlace()
    const stores: Store[] = []
    const open = async (secret: Buffer, secondSecret?: Buffer): Promise<Store> => {
      const settings: StoreSettings = {
        dataDirectory: directory,
        clock: () => startTime,
        secret,
        ...(secondSecret === undefined ? {} : { secondSecret }),
        ...(databaseUrl === undefined ? {} : { databaseUrl }),
      }
      const store = await openStore(settings)
      stores.push(store)
      return store
    }
    try {
      const first = await open(old)
      const { key } = await first.accounts.create({ email: 'a@example.org' })
      const holder = await holderOf(first, key)
      const one = await runCall(first, keyedCall(holder, 'one'))
      // First every instance reads both, and still writes the old one; then each writes the new one.
      const waiting = await open(old, fresh)
      const changed = await open(fresh, old)
      const two = await runCall(changed, keyedCall(holder, 'two'))
      const three = await runCall(waiting, keyedCall(holder, 'three'))
      for (const store of [waiting, changed]) {
        expect(await holderOf(store, key)).toEqual(holder)
        for (const [name, made] of [
          ['one', one],
          ['two', two],
          ['three', three],
        ] as const) {
          const body = made.kind === 'captured' ? made.body : ''
          expect(await store.operations.begin(keyedCall(holder, name))).toMatchObject({ body })
        }
      }
      // The instance that still runs with the old secret alone charges nothing twice.
      expect(await first.operations.begin(keyedCall(holder, 'two'))).toEqual({ kind: 'conflict' })
      // One that comes back with the old secret alone is refused.
      await expect(open(old)).rejects.toThrow(/created with another secret/)
      const made = await changed.keys.create(holder.accountId, 'new')
      expect(await waiting.accounts.findByKey(made.key)).not.toBeNull()
      await changed.operations.capture(await started(changed, keyedCall(holder, 'x')), answer())
      expect(await changed.verify()).toEqual([])
    } finally {
      for (const store of stores) await store.close()
    }
  })

  it('are told how to, because the command cannot change their settings', async () => {
    const { runWith } = await openPlace()
    const env = { CONTENT_TRUST_SECRET: old.toString('hex') }
    expect(await runWith(env, 'secret', 'rotate')).toMatchObject({
      status: 2,
      errors: expect.stringMatching(/CONTENT_TRUST_SECOND_SECRET/),
    })
    const both = { ...env, CONTENT_TRUST_SECOND_SECRET: fresh.toString('hex') }
    expect((await runWith(both, 'secret', 'finish')).out).toContain('Remove CONTENT_TRUST_SECOND')
  })
})
