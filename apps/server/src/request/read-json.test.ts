import { describe, expect, it } from 'vitest'
import { readJson } from './read-json.ts'

const read = (text: string) => readJson(Buffer.from(text))
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('a body', () => {
  it.each([
    ['null', null],
    ['7', 7],
    ['{"a":[1,{"b":null}]}', { a: [1, { b: null }] }],
    ['\ufeff {"a":1} ', { a: 1 }],
    ['{"a":1,"a":2}', { a: 2 }],
    ['"\\ud83d\\ude00"', '😀'],
  ])('%j is read', (text, value) => {
    expect(read(text)).toEqual(value)
  })

  it.each(['', ' \r\n\t'])('that is empty is refused: %j', (text) => {
    expect(() => read(text)).toThrow('The body is empty')
  })

  it.each(['{', '{canary}', '[1,]', '1 canary', "'canary'"])(
    'that is not JSON is refused without a word of it: %j',
    (text) => {
      expect(() => read(text)).toThrow(/^The body is not valid JSON\.$/)
    },
  )

  it('that is not UTF-8 is refused', () => {
    for (const bytes of [
      [0x22, 0xff, 0x22],
      [0x22, 0xc3, 0x22],
      [0xfe, 0xff],
    ]) {
      expect(() => readJson(Uint8Array.from(bytes))).toThrow('The body is not valid UTF-8.')
    }
  })

  it('may be nested 32 levels deep', () => {
    expect(() => read(nested(32))).not.toThrow()
    expect(() => read(nested(33))).toThrow('nested more than 32 levels deep')
    expect(() => read(`{"a":${nested(31)}}`)).not.toThrow()
    expect(() => read(`{"a":${nested(32)}}`)).toThrow('nested more than 32 levels deep')
    // Many members are no depth.
    expect(() => read(`[${Array.from({ length: 99 }, () => nested(31)).join()}]`)).not.toThrow()
  })
})

describe('U+0000', () => {
  it.each(['"\\u0000"', '{"a\\u0000":1}', '{"a":["b\\u0000"]}'])('is refused in %j', (text) => {
    expect(() => read(text)).toThrow('The body contains U+0000')
  })
})

describe('U+0000', () => {
  it.each(['"\\u0000"', '{"a\\u0000":1}', '{"a":["b\\u0000"]}'])('is refused in %j', (text) => {
    expect(() => read(text)).toThrow('The body contains U+0000')
  })
})

describe('a lone surrogate', () => {
  it.each(['"\\ud83d"', '["a\\udc00"]', '{"\\ud83d":1}', '{"a":{"b":["\\udc00 x"]}}'])(
    'is refused in %j',
    (text) => {
      expect(() => read(text)).toThrow('lone surrogate')
    },
  )
})

describe('a key that changes prototypes', () => {
  it.each([
    '{"__proto__":1}',
    '{"a":[{"__proto__":{}}]}',
    '{"constructor":{"prototype":1}}',
    '{"a":{"constructor":{"b":1,"prototype":{}}}}',
  ])('is refused in %j', (text) => {
    expect(() => read(text)).toThrow('The body contains a key that is not allowed.')
  })

  it.each([
    '{"constructor":1}',
    '{"constructor":null}',
    '{"constructor":"prototype"}',
    '{"constructor":{"a":1}}',
    '{"prototype":{"a":1}}',
    '{"a":{"prototype":1}}',
    '["__proto__"]',
  ])('is not seen in %j', (text) => {
    expect(() => read(text)).not.toThrow()
  })
})
