import { describe, expect, it } from 'vitest'
import type { Store } from '../ledger/ports.ts'
import { ApiError } from './api-error.ts'
import { authenticate, readBearer } from './bearer.ts'

const holder = { accountId: 'acct_1', keyId: 'key_1', hasVideoBeta: false }

/** A store that knows one key, and is not asked for none. */
const store: Store = Object.assign(Object.create(null), {
  accounts: {
    findByKey: async (key: unknown) => {
      if (typeof key !== 'string') throw new TypeError('Expected a key.')
      return key === 'ctk_known' ? holder : null
    },
  },
})

describe('the key of a call', () => {
  it.each([
    ['Bearer abc', 'abc'],
    ['bearer  abc', 'abc'],
    ['BEARER abc  ', 'abc'],
    ['Bearer !~', '!~'],
  ])('is read from %j', (value, key) => {
    expect(readBearer([value])).toBe(key)
  })

  it.each([
    '',
    'abc',
    'Bearer',
    'Bearer ',
    'Bearerabc',
    'Basic abc',
    'XBearer abc',
    ' Bearer abc',
    'Bearer abc def',
    'Bearer a\u007f',
    'Bearer é',
    'Bearer\tabc',
    'Bearer abc\t',
  ])('is none in %j', (value) => {
    expect(readBearer([value])).toBeNull()
  })

  it('is missing without the header, and none where the header came twice', () => {
    expect(readBearer([])).toBeUndefined()
    expect(readBearer(['Bearer abc', 'Bearer abc'])).toBeNull()
  })
})

describe('a caller', () => {
  it('is the holder of a key that is known', async () => {
    expect(await authenticate(store, 'ctk_known')).toBe(holder)
  })

  it.each([
    ['without a key', undefined, 'Bearer realm="content-trust"'],
    ['with a header that is no key', null, 'Bearer realm="content-trust", error="invalid_token"'],
    ['with another key', 'ctk_other', 'Bearer realm="content-trust", error="invalid_token"'],
  ])('%s is refused with a challenge', async (_name, key, challenge) => {
    const error: unknown = await authenticate(store, key).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      code: 'unauthorized',
      extras: { headers: { 'www-authenticate': challenge } },
    })
    expect(String(error)).not.toContain('ctk_other')
  })
})
