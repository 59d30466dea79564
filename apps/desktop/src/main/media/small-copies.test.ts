import { expect, it } from 'vitest'
import { createSmallCopies } from './small-copies.ts'

it('gives back the copies that it keeps, and lets the oldest go', () => {
  const copies = createSmallCopies()
  const first = copies.keep(new Uint8Array(20 * 1024 * 1024))
  expect(copies.read(first)?.type).toBe('image/jpeg')
  const second = copies.keep(new Uint8Array(20 * 1024 * 1024))
  expect(copies.read(first)).toBeNull()
  expect(copies.read(second)?.bytes.length).toBe(20 * 1024 * 1024)
  expect(copies.read('/picture/copy/none.jpg')).toBeNull()
})
