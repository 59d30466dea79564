import { describe, expect, it } from 'vitest'
import { bandOf } from '../../packages/cli/src/formats/words.ts'
import { thresholds } from '../../packages/engine/src/policy/thresholds.ts'

describe('bands of a score', () => {
  it('R-ROUTE-02 R-ROUTE-03 R-ROUTE-04 change where the engine routes', () => {
    expect([thresholds.medium - 0.0001, thresholds.medium].map(bandOf)).toEqual(['low', 'medium'])
    expect([thresholds.high - 0.0001, thresholds.high].map(bandOf)).toEqual(['medium', 'high'])
  })
})
