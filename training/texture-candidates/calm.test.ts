import { describe, expect, it } from 'vitest'
import { createRandom } from '../random.ts'
import { limitOf, meanLimitOf, redrawn } from './calm.ts'

const people = Float64Array.from({ length: 100 }, (_, at) => at)

describe('thresholds for calm', () => {
  it('let at most 2 % of the people of a source pass', () => {
    expect(people.filter((score) => score > limitOf(people))).toHaveLength(2)
  })

  it('let nobody pass where 2 % is less than one text', () => {
    expect(limitOf(people.slice(0, 40))).toBe(39)
  })

  it('let each source count alike when their mean places it', () => {
    const crowd = Float64Array.from({ length: 10_000 }, () => -1)
    const limit = meanLimitOf([people, crowd])
    expect(limit).toBeGreaterThan(96)
    expect(limit).toBeLessThan(99)
  })
})

it('draws people again from the same people, as many, and the same for the same seed', () => {
  const first = redrawn(people, createRandom(3))
  expect(first).toHaveLength(100)
  expect([...first].every((score) => people.includes(score))).toBe(true)
  expect(new Set(first).size).toBeLessThan(100)
  expect(redrawn(people, createRandom(3))).toEqual(first)
})
