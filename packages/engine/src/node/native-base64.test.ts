import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeBase64 as decodeInCore, encodeBase64 } from '../models/base64.ts'
import { decodeBase64 } from './native-base64.ts'

it('reads what the core reads', () => {
  fc.assert(
    fc.property(fc.int8Array(), (bytes) => {
      const text = encodeBase64(bytes)
      expect(decodeBase64(text)).toEqual(decodeInCore(text))
    }),
  )
})

it.each(['QUJD*EVG', 'QUJ', 'QUJDR===', 'QU\u00e9D'])('refuses %j as the core does', (text) => {
  expect(() => decodeBase64(text)).toThrowError(/Reinstall the package/)
  expect(() => decodeInCore(text)).toThrowError(/Reinstall the package/)
})
