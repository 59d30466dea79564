import { expect, it } from 'vitest'
import { readIdempotencyKey } from './idempotency-key.ts'

it('is undefined without the header', () => {
  expect(readIdempotencyKey([])).toBeUndefined()
})

it.each([
  ['a', 'a'],
  ['!~', '!~'],
  ['x'.repeat(255), 'x'.repeat(255)],
  ['"a"', 'a'],
  [`"${'x'.repeat(255)}"`, 'x'.repeat(255)],
  ['"a\\"b\\\\c"', 'a"b\\c'],
  // No quoted strings, so taken as they are.
  ['"a', '"a'],
  ['a"', 'a"'],
  ['"a"b"', '"a"b"'],
  ['"a\\x"', '"a\\x"'],
  ['x"a"', 'x"a"'],
  ['"a"x', '"a"x'],
])('reads %j', (sent, key) => {
  expect(readIdempotencyKey([sent])).toBe(key)
})

it.each([
  ['', []],
  ['""', []],
  ['a b', []],
  ['"a b"', []],
  ['é', []],
  ['a\u007f', []],
  ['a\t', []],
  ['x'.repeat(256), []],
  [`"${'x'.repeat(256)}"`, []],
  ['a', ['a']],
] as const)('refuses %j and others %j', (sent, others) => {
  expect(() => readIdempotencyKey([sent, ...others])).toThrow(
    'Expected one Idempotency-Key of 1 to 255 visible ASCII characters.',
  )
})
