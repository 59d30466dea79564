import { expect, it } from 'vitest'
import { dialectOf } from './dialect.ts'

it('is that of the system, where its first English says one', () => {
  expect(dialectOf('system', ['de-DE', 'en-GB', 'en-US'])).toBe('british')
  expect(dialectOf('system', ['en-AU'])).toBe('australian')
  expect(dialectOf('system', ['en-NZ'])).toBe('british')
  expect(dialectOf('system', ['en'])).toBe('american')
  expect(dialectOf('system', ['fr-CA'])).toBe('american')
})

it('is the one that is set', () => {
  expect(dialectOf('canadian', ['en-GB'])).toBe('canadian')
})
