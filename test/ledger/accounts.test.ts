import { describe, expect, it } from 'vitest'
import { fromCents } from '../../apps/server/src/ledger/money.ts'
import { StoreRefusal } from '../../apps/server/src/ledger/store-error.ts'
import { available, callOf, runCall } from './support/calls.ts'
import { openTestStore } from './support/open-test-store.ts'
import { openWithAccount } from './support/open-with-account.ts'

describe('accounts', () => {
  it('R-BILL-21 the first start creates one local account with 150 cents, however many start', async () => {
    const { store, again } = await openTestStore()
    const made = await Promise.all([
      store.accounts.ensureLocal(),
      again().accounts.ensureLocal(),
      again().accounts.ensureLocal(),
    ])
    const [local, ...others] = made.filter((account) => account !== null)
    expect(others).toEqual([])
    expect(await available(store, local?.accountId ?? '')).toBe(fromCents(150))
    expect(await store.accounts.ensureLocal()).toBeNull()
    expect((await store.accounts.local())?.accountId).toBe(local?.accountId)
  })

  it('R-BILL-21 a first start that ends while it shows the key leaves nothing, and the next shows another', async () => {
    const { store, again } = await openTestStore()
    const shown: string[] = []
    const dying = store.accounts.ensureLocal(({ key }) => {
      shown.push(key)
      throw new Error('the terminal is gone')
    })
    await expect(dying).rejects.toThrow('the terminal is gone')
    expect(await again().accounts.local()).toBeNull()
    const made = await again().accounts.ensureLocal(({ key }) => shown.push(key))
    expect(shown).toEqual([expect.stringMatching(/^ctk_/), made?.key])
    expect(await store.accounts.findByKey(shown[0] ?? '')).toBeNull()
    expect(await store.accounts.findByKey(shown[1] ?? '')).toMatchObject({ keyId: made?.keyId })
    expect(await store.verify()).toEqual([])
  })

  it('R-BILL-21 an email is one account, however it is typed, so the free credit is granted once', async () => {
    const { store } = await openWithAccount()
    await expect(store.accounts.create({ email: ' A@Example.ORG ' })).rejects.toThrow(StoreRefusal)
    expect(await store.accounts.list()).toHaveLength(1)
    expect(await store.accounts.find({ email: 'A@EXAMPLE.org' })).toMatchObject({
      email: 'a@example.org',
    })
  })

  it('credit is added once for each reference', async () => {
    const { store, account } = await openWithAccount()
    const { accountId } = account
    expect(await store.accounts.grant(accountId, fromCents(100), 'invoice 7')).toBe(fromCents(250))
    expect(await store.accounts.grant(accountId, fromCents(100), 'invoice 7')).toBe(fromCents(250))
    expect(await store.accounts.grant(accountId, fromCents(100))).toBe(fromCents(350))
    // Without a reference, each is a separate grant.
    expect(await store.accounts.grant(accountId, fromCents(100))).toBe(fromCents(450))
    expect(await store.verify()).toEqual([])
  })

  it.each([0, -1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER])(
    'credit of %d is refused',
    async (amount) => {
      const { store, account } = await openWithAccount()
      await expect(store.accounts.grant(account.accountId, amount)).rejects.toThrow(StoreRefusal)
      expect(await available(store, account.accountId)).toBe(fromCents(150))
    },
  )

  it('a missing account is refused, not created', async () => {
    const { store } = await openTestStore()
    await expect(store.accounts.grant('acct_none', 5)).rejects.toThrow(StoreRefusal)
    await expect(store.accounts.balance('acct_none')).rejects.toThrow(StoreRefusal)
    const call = callOf({ accountId: 'acct_none', keyId: 'key_none' })
    await expect(store.operations.begin(call)).rejects.toThrow(StoreRefusal)
    expect(await store.accounts.find({ id: 'acct_none' })).toBeNull()
    expect(await store.accounts.local()).toBeNull()
  })

  it('video is off until the account gets the flag (decision 16)', async () => {
    const { store, account } = await openWithAccount()
    const other = await store.accounts.create({ email: 'other@mail.example' })
    const { token } = await store.sessions.open({ ...account, hasVideoBeta: false })
    const seen = async () => [
      (await store.accounts.findByKey(account.key))?.hasVideoBeta,
      (await store.accounts.find({ id: account.accountId }))?.hasVideoBeta,
      (await store.sessions.find(token))?.hasVideoBeta,
      (await store.accounts.find({ id: other.accountId }))?.hasVideoBeta,
    ]
    expect(await seen()).toEqual([false, false, false, false])
    await store.accounts.setVideoBeta(account.accountId, true)
    expect(await seen()).toEqual([true, true, true, false])
    await store.accounts.setVideoBeta(account.accountId, false)
    expect(await seen()).toEqual([false, false, false, false])
  })
})

describe('keys', () => {
  it('R-AUTH-03 only the whole key of an account opens it', async () => {
    const { store, account } = await openWithAccount()
    expect(await store.accounts.findByKey(account.key)).toEqual({
      accountId: account.accountId,
      keyId: account.keyId,
      hasVideoBeta: false,
    })
    const { key: another } = await (await openTestStore()).store.accounts.create({
      email: 'b@c.de',
    })
    for (const key of ['', 'ctk_', another, account.key.toLowerCase(), `${account.key} `]) {
      expect(await store.accounts.findByKey(key)).toBeNull()
    }
  })

  it('R-AUTH-05 a key is created, listed without its text, and revoked permanently (decision 30)', async () => {
    const { store, account, pass } = await openWithAccount()
    const { accountId } = account
    pass(1)
    const { key, keyId } = await store.keys.create(accountId, 'build server')
    await runCall(store, callOf({ accountId, keyId }))
    pass(5)
    expect(await store.keys.revoke(accountId, keyId)).toBe(true)
    const list = await store.keys.list(accountId)
    expect(list.map(({ label, isActive }) => [label, isActive])).toEqual([
      ['first key', true],
      ['build server', false],
    ])
    expect(list[1]).toMatchObject({ keyId, hint: `${key.slice(0, 6)}…${key.slice(-4)}` })
    expect(list[1]?.lastUsedAt).not.toBeNull()
    expect(list[0]?.lastUsedAt).toBeNull()
    expect(JSON.stringify(list)).not.toContain(key)
    expect(await store.accounts.findByKey(key)).toBeNull()
    const since = list[1]?.revokedAt
    pass(1_000)
    await store.keys.revoke(accountId, keyId)
    expect((await store.keys.list(accountId))[1]?.revokedAt).toBe(since)
  })

  it('R-AUTH-05 a rotated key stays valid for the overlap, to the millisecond (decision 30)', async () => {
    const { store, account, pass } = await openWithAccount()
    const next = await store.keys.rotate(account.accountId, account.keyId, 60_000)
    expect(await store.accounts.findByKey(next?.key ?? '')).toMatchObject({ keyId: next?.keyId })
    pass(59_999)
    expect(await store.accounts.findByKey(account.key)).not.toBeNull()
    pass(1)
    expect(await store.accounts.findByKey(account.key)).toBeNull()
    expect(await store.accounts.findByKey(next?.key ?? '')).not.toBeNull()
  })

  it('a rotation does not extend the old key, and an expired key is not rotated (decision 30)', async () => {
    const { store, account, pass } = await openWithAccount()
    const { accountId, keyId } = account
    await store.keys.rotate(accountId, keyId, 1_000)
    await store.keys.rotate(accountId, keyId, 60_000)
    pass(1_000)
    expect(await store.accounts.findByKey(account.key)).toBeNull()
    expect(await store.keys.rotate(accountId, keyId, 1_000)).toBeNull()
  })

  it('R-AUTH-04 a key of another account can neither be seen, rotated nor revoked', async () => {
    const { store, account } = await openWithAccount()
    const other = await store.accounts.create({ email: 'b@example.org' })
    expect(await store.keys.rotate(other.accountId, account.keyId, 0)).toBeNull()
    expect(await store.keys.revoke(other.accountId, account.keyId)).toBe(false)
    expect((await store.keys.list(other.accountId)).map(({ keyId }) => keyId)).toEqual([
      other.keyId,
    ])
    expect(await store.accounts.findByKey(account.key)).not.toBeNull()
  })

  it('the database holds a digest that another secret does not make (decision 30)', async () => {
    const { parts, account } = await openWithAccount()
    const [row] = await parts.database.db.selectFrom('api_keys').selectAll().execute()
    expect(row?.digest).toBe(parts.secrets.digestApiKey(account.key))
    expect(JSON.stringify(row)).not.toContain(account.key.slice(8, 30))
  })
})

describe('access requests', () => {
  const request = {
    id: 'req_1',
    name: 'A reader',
    email: 'Reader@Example.org',
    company: null,
    volume: '100 a day',
    useCase: 'A blog.',
  }

  it('a request is stored without an address, and approved once (decision 33)', async () => {
    const { store, parts } = await openTestStore()
    await store.accessRequests.add(request)
    expect(await store.accessRequests.list()).toMatchObject([{ ...request, accountId: null }])
    const account = await store.accessRequests.approve('req_1')
    expect(await store.accounts.findByKey(account?.key ?? '')).not.toBeNull()
    expect(await available(store, account?.accountId ?? '')).toBe(fromCents(150))
    await expect(store.accessRequests.approve('req_1')).rejects.toThrow(/already approved/)
    expect(await store.accessRequests.approve('req_2')).toBeNull()
    const [row] = await parts.database.db.selectFrom('access_requests').selectAll().execute()
    expect(Object.keys(row ?? {}).sort()).toEqual(
      ['account_id', 'company', 'created_at', 'email', 'id', 'name', 'use_case', 'volume'].sort(),
    )
  })

  it('a second request of one person does not grant credit twice', async () => {
    const { store } = await openTestStore()
    await store.accessRequests.add(request)
    await store.accessRequests.add({ ...request, id: 'req_2', email: 'reader@example.org' })
    await store.accessRequests.approve('req_1')
    await expect(store.accessRequests.approve('req_2')).rejects.toThrow(StoreRefusal)
    expect(await store.accounts.list()).toHaveLength(1)
  })
})
