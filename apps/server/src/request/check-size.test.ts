import { describe, expect, it } from 'vitest'
import { checkSize } from './check-size.ts'

const check = (text: string, most?: number) => () => checkSize(Buffer.from(text), most)
const list = (count: number) => `[${Array.from({ length: count }, () => '7').join()}]`
const tooMany = 'more than 10,000 values'
const text = 2_097_152
/** A cap of the tests, so that faults that are put into a copy of the code are found soon. */
const most = 20_000

describe('the values of a body', () => {
  it('are counted outside strings, keys or not', () => {
    expect(check(list(9_999))).not.toThrow()
    expect(check(list(10_000))).toThrow(tooMany)
    expect(check(`{${'"a":{},'.repeat(5_000)}"a":1}`)).toThrow(tooMany)
    expect(check('[]'.repeat(10_000))).toThrow(tooMany)
    expect(check(JSON.stringify({ ['[{,'.repeat(9_000)]: '[],{},'.repeat(9_000) }))).not.toThrow()
  })

  it.each([
    ['a quote', '\\"'],
    ['a backslash', '\\\\'],
    ['another escape', '\\u002c'],
  ])('are found behind a string that ends in %s, near or far', (_, last) => {
    for (const length of [0, 1, 4_090, 4_094, 4_095, 4_096, 4_097, 9_000]) {
      const string = `"${'x'.repeat(length)}${last}"`
      expect(check(`[${string},"${'[],'.repeat(20_000)}"]`)).not.toThrow()
      expect(check(`[${string},${list(10_000)},"]"]`)).toThrow(tooMany)
    }
  })

  it('are not in a string that does not end', () => {
    expect(check(`"${'[],'.repeat(20_000)}`)).not.toThrow()
    expect(check(`"${'\\'.repeat(9_001)}`)).not.toThrow()
    expect(check(`"${'\\"'.repeat(9_001)}`)).not.toThrow()
  })
})

describe('the bytes of a body', () => {
  const padded = (size: number, start: string) => `${start}${' '.repeat(size - start.length)}`

  it('are at most 2 MiB without inline media', () => {
    expect(check(padded(most, '{}'), most)).not.toThrow()
    expect(check(padded(most + 1, '{}'), most)).toThrow('has 20,001 bytes besides inline media')
    const words = ' '.repeat(text)
    expect(check(JSON.stringify(words.slice(2)))).not.toThrow()
    expect(check(JSON.stringify(words.slice(1)))).toThrow('has 2,097,153 bytes')
    for (const filler of ['a b', 'é', 'a\\nb']) {
      const body = JSON.stringify(filler.repeat(most))
      expect(() => checkSize(Buffer.from(body).subarray(0, most), most)).not.toThrow()
      expect(check(body, most)).toThrow('besides inline media, expected at most 20,000')
    }
  })

  it.each([
    ['plain', 'iVBORw0KGgo/+AAA'],
    ['with escaped slashes', `${'iVBORw0KGgo+AAAA'.repeat(2)}\\/`],
    ['with escaped signs', `${'iVBORw0KGgo/AAAA'.repeat(4)}\\u002b`],
  ])('are not counted in base64 %s', (_, part) => {
    const data = part.repeat(Math.ceil((4 * most) / part.length))
    expect(
      check(`{"type":"image","content":"data:image/png;base64,${data}=="}`, most),
    ).not.toThrow()
    expect(check(`{"type":"image","content":" ${data}=="}`, most)).toThrow('besides inline media')
  })

  it('are counted in escapes, which take long to parse', () => {
    expect(check(`"${'\\u0041'.repeat(7_000)}"`, most)).toThrow('besides inline media')
  })
})
