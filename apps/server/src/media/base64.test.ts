import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cpuMilliseconds } from '../../../../test/support/cpu-milliseconds.ts'
import { decodeBase64 } from './base64.ts'

describe('strict base64', () => {
  it('R-SRC-04 decodes any bytes, with padding or without (decision 9)', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const text = Buffer.from(bytes).toString('base64')
        expect(decodeBase64(text, 300)).toEqual(Buffer.from(bytes))
        expect(decodeBase64(text.replaceAll('=', ''), 300)).toEqual(Buffer.from(bytes))
      }),
    )
  })

  it.each([
    ['a length that no bytes have', 'AAAAA'],
    ['padding that is not needed', 'AAAA='],
    ['a third of the padding', 'AA==='],
    ['half of the padding', 'AA='],
    ['padding alone', '='],
    ['padding inside', 'AA==AAAA'],
    ['the URL alphabet', '-_-_'],
    ['blanks', 'AA AA'],
    ['line ends', 'AAAA\nAAAA'],
    ['a line end at the end', 'AAAA\n'],
    ['percent signs', 'AA%3D'],
    ['letters beyond ASCII', 'AAAé'],
    ['stray bits in the last letter', 'AB=='],
  ])('R-SRC-04 refuses %s (decision 9)', (_name, text) => {
    expect(decodeBase64(text, 100)).toBe('form')
  })

  it('counts decoded bytes, and takes exactly the limit (decision 9)', () => {
    for (const size of [9, 10, 11, 12]) {
      const padded = Buffer.alloc(size).toString('base64')
      for (const text of [padded, padded.replaceAll('=', '')]) {
        expect(decodeBase64(text, size)).toHaveLength(size)
        expect(decodeBase64(text, size - 1)).toBe('size')
      }
    }
  })

  it('answers eight million characters of anything soon (decision 9)', () => {
    const took = cpuMilliseconds(() => {
      for (const letter of ['=', 'A', ' ', 'é']) decodeBase64(letter.repeat(8_000_000), 1e9)
    })
    expect(took).toBeLessThan(3_000)
  })
})
