import { describe, expect, it } from 'vitest'
import { minimise } from './minimise.ts'

describe('the minimiser', () => {
  it('finds the bottom of a long narrow bowl', () => {
    const found = minimise(
      (point, slope) => {
        slope[0] = 2 * (point[0] - 3)
        slope[1] = 200 * (point[1] + 1)
        return (point[0] - 3) ** 2 + 100 * (point[1] + 1) ** 2 + 1
      },
      2,
      100,
    )
    expect(found[0]).toBeCloseTo(3, 2)
    expect(found[1]).toBeCloseTo(-1, 2)
  })

  it('fits the log-odds of a share', () => {
    const found = minimise(
      (point, slope) => {
        const share = 1 / (1 + Math.exp(-point[0]))
        slope[0] = share - 0.8
        return -0.8 * Math.log(share) - 0.2 * Math.log(1 - share)
      },
      1,
      100,
    )
    expect(found[0]).toBeCloseTo(Math.log(4), 2)
  })
})
