import { expect, it } from 'vitest'
import { middleOf } from './middle-of.ts'

it('takes the middle in any order, and the mean of the two in the middle', () => {
  expect(middleOf([5, -1, 2])).toEqual({ middle: 2, spread: 6 })
  expect(middleOf([4, 10, 1, 3])).toEqual({ middle: 3.5, spread: 9 })
})

it('is zero where nothing was measured', () => {
  expect(middleOf([])).toEqual({ middle: 0, spread: 0 })
})
