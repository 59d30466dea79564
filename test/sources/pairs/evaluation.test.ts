import { describe, expect, it } from 'vitest'
import { halves, outcomesOf, placings, precisionOf, recallOf } from './measure.ts'

/** Least share of findings that are right; among the sources of a whole half, more is alike. */
const leastPrecision = { alone: 0.95, page: 0.9 } as const
const LEAST_RECALL = 0.8

describe.each(halves)('claims and sources, %s', (half) => {
  it.each(placings)('are told apart as readers would, %s', (placing) => {
    const outcomes = outcomesOf(half, placing)
    expect(outcomes).toHaveLength(100)
    expect(outcomes.filter(({ altered }) => altered !== null)).toHaveLength(50)
    expect(precisionOf(outcomes)).toBeGreaterThanOrEqual(leastPrecision[placing])
    expect(recallOf(outcomes)).toBeGreaterThanOrEqual(LEAST_RECALL)
  })
})
