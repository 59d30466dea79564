import { describe, expect, it } from 'vitest'
import type { KeyHolder } from '../ledger/account-ports.ts'
import { authenticate, readBearer } from './bearer.ts'

describe('the key of a request', () => {
  it.each([
    ['Bearer ctk_a', 'ctk_a'],
    ['bearer ctk_a', 'ctk_a'],
    ['BEARER   ctk_a  ', 'ctk_a'],
    ['Bearer !~', '!~'],
  ])('is read from %j', (header, key) => {
    expect(readBearer([header])).toBe(key)
  })

  it.each([
    '',
    'Bearer',
    'Bearer ',
    'Bearerctk_a',
    ' Bearer ctk_a',
    'Basic ctk_a',
    'x Bearer ctk_a',
    'Bearer a b',
    'Bearer a, Bearer b',
    'Bearer\tctk_a',
    'Bearer ctk_\u007f',
    'Bearer ctk_ä',
    'ctk_a',
  ])('is not valid in %j', (header) => {
    expect(readBearer([header])).toBeNull()
  })

  it('is undefined without a header, and null with two', () => {
    expect(readBearer([])).toBeUndefined()
    expect(readBearer(['Bearer ctk_a', 'Bearer ctk_a'])).toBeNull()
    expect(readBearer(['Bearer ctk_a', ''])).toBeNull()
    expect(readBearer(['', 'Bearer ctk_a'])).toBeNull()
  })
})

describe('authentication', () => {
  const holder: KeyHolder = { accountId: 'acc_a', keyId: 'key_a', hasVideoBeta: false }
  const asked: string[] = []
  const accounts = {
    findByKey: async (key: string) => {
      asked.push(key)
      return key === 'ctk_a' ? holder : null
    },
  }
  const store = { accounts }

  it('returns the account of the key', async () => {
    expect(await authenticate(store, 'ctk_a')).toBe(holder)
  })

  it('refuses an unknown key, and says that one was sent', async () => {
    await expect(authenticate(store, 'ctk_b')).rejects.toMatchObject({
      code: 'unauthorized',
      extras: {
        headers: { 'www-authenticate': 'Bearer realm="content-trust", error="invalid_token"' },
      },
    })
  })

  it('does not ask the store when no key was sent, or a malformed one', async () => {
    asked.length = 0
    await expect(authenticate(store, undefined)).rejects.toMatchObject({
      code: 'unauthorized',
      extras: { headers: { 'www-authenticate': 'Bearer realm="content-trust"' } },
    })
    await expect(authenticate(store, null)).rejects.toMatchObject({
      code: 'unauthorized',
      extras: {
        headers: { 'www-authenticate': 'Bearer realm="content-trust", error="invalid_token"' },
      },
    })
    expect(asked).toEqual([])
  })
})
