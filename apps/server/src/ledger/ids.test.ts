import { expect, it } from 'vitest'
import { newId } from './ids.ts'

it('an id is its prefix and a UUID of version 7 in lower case (decision 17)', () => {
  const id = newId('an', 1_700_000_000_000)
  expect(id).toMatch(/^an_[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(id.length).toBeLessThanOrEqual(64)
})

it('ids sort by time and never repeat (decision 17)', () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => newId('op', 1_700_000_000_000 + index))
  expect([...ids].sort()).toEqual(ids)
  const same = Array.from({ length: 1_000 }, () => newId('op', 1_700_000_000_000))
  expect(new Set(same).size).toBe(same.length)
})
