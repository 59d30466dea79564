import { expect, it } from 'vitest'
import { windowConfidence } from './window-confidence.ts'

it.each([
  [0.1499, 0.9, null, 'medium'],
  [0.15, 0.9, null, 'low'],
  [0.9, 0, null, 'low'],
  [0, 1, null, 'low'],
  [0, 0.9999, null, 'medium'],
  [0, 0, 'it is silent', 'low'],
] as const)(
  'is at a risk of %f, a spread of %f of 1 and unclear for %j: %s',
  (risk, spread, unclear, confidence) => {
    expect(windowConfidence({ risk, spread }, unclear, 1)).toBe(confidence)
  },
)
