import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, fingerprint } from './fingerprint.ts'

const print = (body: unknown) => fingerprint('POST', '/v1/analyze', body)

describe('the fingerprint of a request', () => {
  it('is the same for every order of keys (decision 38)', () => {
    expect(print({ a: 1, b: { c: [1, 2], d: null } })).toBe(
      print({ b: { d: null, c: [1, 2] }, a: 1 }),
    )
  })

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { a: '1' }],
    [{ a: [1, 2] }, { a: [2, 1] }],
    [{ a: null }, {}],
    [{ a: '\u00e9' }, { a: 'e\u0301' }],
    [{ a: { b: 1 } }, { 'a.b': 1 }],
    [['a'], { 0: 'a' }],
  ])('tells %j from %j (decision 38)', (one, other) => {
    expect(print(one)).not.toBe(print(other))
  })

  it('covers the method and the route (decision 38)', () => {
    expect(fingerprint('POST', '/v1/a', {})).not.toBe(fingerprint('POST', '/v1/b', {}))
    expect(fingerprint('PUT', '/v1/a', {})).not.toBe(fingerprint('POST', '/v1/a', {}))
  })

  it('sorts keys by UTF-16 code units and writes numbers as RFC 8785 has them', () => {
    // The example of RFC 8785, section 3.2.3, without its control characters.
    expect(canonicalJson({ '\u20ac': 1, '\ud83d\ude00': 2, '\ufb33': 3, 1: 4, ö: 5 })).toBe(
      '{"1":4,"ö":5,"€":1,"😀":2,"\ufb33":3}',
    )
    expect(canonicalJson([333333333.3333333, 1e30, 4.5, 2e-3, 1e-27, -0])).toBe(
      '[333333333.3333333,1e+30,4.5,0.002,1e-27,0]',
    )
  })

  it('reads back as the value it was made from', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = canonicalJson(value)
        expect(JSON.stringify(JSON.parse(json))).toBe(
          JSON.stringify(JSON.parse(canonicalJson(JSON.parse(json)))),
        )
        expect(canonicalJson(JSON.parse(JSON.stringify(value)))).toBe(json)
      }),
    )
  })
})
