import { describe, expect, it } from 'vitest'
import { addToTrend } from './add-to-trend.ts'

describe('the trend of a draft', () => {
  it('keeps its first score and its limited length, however long the session', () => {
    let trend: readonly number[] = []
    for (let step = 0; step < 10_000; step++) trend = addToTrend(trend, (step % 97) / 100)
    expect(trend[0]).toBe(0)
    expect(trend.length).toBeLessThanOrEqual(120)
    expect(trend.at(-1)).toBe((9999 % 97) / 100)
  })

  it('says nothing about an unchanged score', () => {
    expect(addToTrend([0.5], 0.5)).toEqual([0.5])
  })
})
