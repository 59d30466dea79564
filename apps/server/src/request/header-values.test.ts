import { expect, it } from 'vitest'
import { headerValues } from './header-values.ts'

it('finds every value of a header, in any case, and no value that is called like it', () => {
  const raw = ['X-Key', 'one', 'Other', 'x-key', 'x-key', 'two', 'x-key', '', 'x-key', 'x-key']
  expect(headerValues(raw, 'x-key')).toEqual(['one', 'two', '', 'x-key'])
  expect(headerValues(raw, 'none')).toEqual([])
  expect(headerValues([], 'x-key')).toEqual([])
})
