import { expect, it } from 'vitest'
import { createThumbnails } from './thumbnails.ts'

it('gives back the copies that it keeps, and lets the oldest go', () => {
  const copies = createThumbnails()
  const first = copies.keep(new Uint8Array(20 * 1024 * 1024))
  expect(copies.read(first)?.type).toBe('image/jpeg')
  const second = copies.keep(new Uint8Array(20 * 1024 * 1024))
  expect(copies.read(first)).toBeNull()
  expect(copies.read(second)?.bytes.length).toBe(20 * 1024 * 1024)
  expect(copies.read('/image/copy/none.jpg')).toBeNull()
})

it('keeps thirty-two megabytes, or the newest copy alone', () => {
  const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024)
  const copies = createThumbnails()
  const kept = [copies.keep(megabytes(16)), copies.keep(megabytes(16))]
  const areThere = () => kept.map((address) => copies.read(address) !== null)
  expect(areThere()).toEqual([true, true])
  kept.push(copies.keep(new Uint8Array(1)))
  expect(areThere()).toEqual([false, true, true])
  kept.push(copies.keep(megabytes(15)))
  expect(areThere()).toEqual([false, true, true, true])
  kept.push(copies.keep(megabytes(40)))
  expect(areThere()).toEqual([false, false, false, false, true])
})
