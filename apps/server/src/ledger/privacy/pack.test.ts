import { analyzeStyle, analyzeText } from '@content-trust/engine'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pack, unpack } from './pack.ts'

it('every text comes back byte for byte', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.nat(99), (text, times) => {
      const answer = JSON.stringify(text.repeat(times))
      expect(unpack(pack(answer))).toBe(answer)
    }),
  )
  expect(unpack(pack('x'.repeat(2_000_000)))).toHaveLength(2_000_000)
})

it('a long answer takes less than half of its bytes, and a short one is not worth the time', () => {
  const source = 'Experts say this very unique platform will change everything for everyone.'
  const style = JSON.stringify(analyzeStyle({ source, syntax: 'plain' }))
  expect(pack(style).length).toBeLessThan(style.length / 2)
  const text = JSON.stringify(analyzeText({ source, syntax: 'plain' }))
  expect(pack(text)).toEqual(Buffer.from(text))
})

it('damaged bytes are refused', () => {
  expect(() => unpack(pack('an answer '.repeat(500)).subarray(0, 5))).toThrow()
})
