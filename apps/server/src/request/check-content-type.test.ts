import { describe, expect, it } from 'vitest'
import { checkContentType } from './check-content-type.ts'

const type = (value: string) => () => checkContentType({ 'content-type': value })

describe('the type of a body', () => {
  it.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json;',
    'application/json \t; v=1',
    'application/json; charset=utf-8',
    'application/json; charset=utf8',
    'application/json; charset="UTF-8"',
    'application/json;\tcharset =  UTF-8 ; v=1',
    'application/json; charset=utf-8; charset=utf-8',
  ])('may be %j', (value) => {
    expect(type(value)).not.toThrow()
  })

  it.each([
    '',
    'text/json',
    'application/jsonx',
    'application/json-patch',
    'application/json x',
    'xapplication/json',
    ' application/json',
    'text/plain; a=application/json',
  ])('may not be %j', (value) => {
    expect(type(value)).toThrow('Expected `Content-Type: application/json`.')
  })

  it.each([
    'application/json; charset=latin1',
    'application/json; charset=utf-16',
    'application/json; charset=xutf-8',
    'application/json; charset=utf-8x',
    'application/json; charset=',
    'application/json; charset=utf-8; charset=latin1',
    'application/json; CHARSET = "latin1"',
  ])('may have no other characters, as in %j', (value) => {
    expect(type(value)).toThrow('Expected a body in UTF-8.')
  })

  it('is needed', () => {
    expect(() => checkContentType({})).toThrow('Expected `Content-Type: application/json`.')
  })
})

it('a body may not be encoded, and the answer says so', () => {
  const json = { 'content-type': 'application/json' }
  for (const encoding of ['gzip', 'br', '', 'gzip, identity']) {
    expect(() => checkContentType({ ...json, 'content-encoding': encoding })).toThrow(
      expect.objectContaining({
        code: 'unsupported_media_type',
        extras: { headers: { 'accept-encoding': 'identity' } },
      }),
    )
  }
  for (const encoding of ['identity', 'Identity']) {
    expect(() => checkContentType({ ...json, 'content-encoding': encoding })).not.toThrow()
  }
})
