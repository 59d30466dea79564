import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EngineError } from '../schema/index.ts'
import { decodeBase64, encodeBase64 } from './base64.ts'

it('returns the bytes that were written', () => {
  fc.assert(
    fc.property(fc.int8Array(), (bytes) => {
      expect(decodeBase64(encodeBase64(bytes))).toEqual(bytes)
    }),
  )
})

it('refuses cut and corrupt weights', () => {
  expect(() => decodeBase64('AAA')).toThrow(EngineError)
  expect(() => decodeBase64('AA*A')).toThrow('expected base64')
})
