import { expect, it } from 'vitest'
import { createThumbnails } from './thumbnails.ts'

it('returns the thumbnails that it keeps, and drops the oldest', () => {
  const thumbnails = createThumbnails()
  const first = thumbnails.keep(new Uint8Array(20 * 1024 * 1024))
  expect(thumbnails.read(first)?.type).toBe('image/jpeg')
  const second = thumbnails.keep(new Uint8Array(20 * 1024 * 1024))
  expect(thumbnails.read(first)).toBeNull()
  expect(thumbnails.read(second)?.bytes.length).toBe(20 * 1024 * 1024)
  expect(thumbnails.read('/image/copy/none.jpg')).toBeNull()
})

it('keeps 32 MB, or only the newest thumbnail', () => {
  const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024)
  const thumbnails = createThumbnails()
  const kept = [thumbnails.keep(megabytes(16)), thumbnails.keep(megabytes(16))]
  const areThere = () => kept.map((address) => thumbnails.read(address) !== null)
  expect(areThere()).toEqual([true, true])
  kept.push(thumbnails.keep(new Uint8Array(1)))
  expect(areThere()).toEqual([false, true, true])
  kept.push(thumbnails.keep(megabytes(15)))
  expect(areThere()).toEqual([false, true, true, true])
  kept.push(thumbnails.keep(megabytes(40)))
  expect(areThere()).toEqual([false, false, false, false, true])
})
