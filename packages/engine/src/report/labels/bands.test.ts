import { describe, expect, it } from 'vitest'
import { thresholds } from '../../policy/thresholds.ts'
import { riskLevel } from '../../routing/route.ts'
import { bandOf } from './bands.ts'

describe('bands of a score', () => {
  it('R-ROUTE-02 R-ROUTE-03 R-ROUTE-04 change where the engine routes', () => {
    const { medium, high } = thresholds
    for (const score of [0, medium - 0.0001, medium, high - 0.0001, high, 1]) {
      expect(bandOf(score)).toBe(riskLevel(score, 0))
    }
  })
})
