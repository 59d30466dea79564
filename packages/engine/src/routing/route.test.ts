import { describe, expect, it } from 'vitest'
import type { Action, IntendedUse, RiskLevel } from '../schema/index.ts'
import { riskLevel, route, stricter } from './route.ts'

describe('riskLevel', () => {
  it('R-ROUTE-01 takes the larger of texture and slop', () => {
    expect(riskLevel(0.1, 0.75)).toBe('high')
    expect(riskLevel(0.75, 0.1)).toBe('high')
    expect(riskLevel(0.39, 0.39)).toBe('low')
  })
  it('R-ROUTE-02 is low below 0.40', () => {
    expect(riskLevel(0, 0)).toBe('low')
    expect(riskLevel(0.3999, 0)).toBe('low')
  })
  it('R-ROUTE-03 is medium from 0.40 to below 0.70', () => {
    expect(riskLevel(0.4, 0)).toBe('medium')
    expect(riskLevel(0, 0.6999)).toBe('medium')
  })
  it('R-ROUTE-04 is high from 0.70', () => {
    expect(riskLevel(0.7, 0)).toBe('high')
    expect(riskLevel(0, 1)).toBe('high')
  })
})

const table: readonly [string, IntendedUse, RiskLevel, Action][] = [
  ['R-ROUTE-07', 'publish', 'low', 'allow'],
  ['R-ROUTE-08', 'publish', 'medium', 'revise'],
  ['R-ROUTE-09', 'publish', 'high', 'human_review'],
  ['R-ROUTE-10', 'train', 'low', 'allow'],
  ['R-ROUTE-11', 'train', 'medium', 'human_review'],
  ['R-ROUTE-12', 'train', 'high', 'reject'],
  ['R-ROUTE-13', 'cite', 'low', 'allow'],
  ['R-ROUTE-14', 'cite', 'medium', 'human_review'],
  ['R-ROUTE-15', 'cite', 'high', 'reject'],
  ['R-ROUTE-16', 'moderate', 'low', 'allow'],
  ['R-ROUTE-17', 'moderate', 'medium', 'human_review'],
  ['R-ROUTE-18', 'moderate', 'high', 'reject'],
  ['R-ROUTE-19', 'other', 'low', 'allow'],
  ['R-ROUTE-20', 'other', 'medium', 'revise'],
  ['R-ROUTE-21', 'other', 'high', 'human_review'],
  ['decision 14', 'security_filter', 'low', 'allow'],
  ['decision 14', 'security_filter', 'medium', 'human_review'],
  ['decision 14', 'security_filter', 'high', 'reject'],
]

it.each(table)('%s routes %s at %s to %s', (_id, use, level, action) => {
  expect(route(use, level)).toBe(action)
})

it('keeps the stricter of two actions', () => {
  expect(stricter('allow', 'reject')).toBe('reject')
  expect(stricter('human_review', 'revise')).toBe('human_review')
})
