import { expect, it } from 'vitest'
import { headerValues } from './header-values.ts'

it('every value that a header was sent with is found, in order and in any case', () => {
  const raw = ['Host', 'a', 'X-Key', 'one', 'x-other', 'x-key', 'X-KEY', 'two', 'x-keys', 'three']
  expect(headerValues(raw, 'x-key')).toEqual(['one', 'two'])
  expect(headerValues(raw, 'x-none')).toEqual([])
})

it('a value that reads like a name is no name', () => {
  const raw = ['x-other', 'x-key', 'x-more', 'value']
  expect(headerValues(raw, 'x-key')).toEqual([])
})
