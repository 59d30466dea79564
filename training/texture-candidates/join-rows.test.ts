import { expect, it } from 'vitest'
import { createRowBuilder } from '../texture/sparse-rows.ts'
import { joinRows } from './join-rows.ts'

it('puts the columns of one table after those of the other, and scales them', () => {
  const narrow = createRowBuilder(2, 3)
  narrow.add(2, 1)
  narrow.endRow()
  narrow.endRow()
  const wide = createRowBuilder(2, 10)
  wide.add(0, 4)
  wide.endRow()
  wide.add(9, 6)
  wide.endRow()
  const { starts, columns, values, width } = joinRows([narrow.finish(), wide.finish()], [1, 0.5])
  expect(width).toBe(13)
  expect([...starts]).toEqual([0, 2, 3])
  expect([...columns]).toEqual([2, 3, 12])
  expect([...values]).toEqual([1, 2, 3])
})
