import { expect, it } from 'vitest'
import { decisionLabel, isUnjudged } from './decision-label.ts'

const limitations = ['Cannot judge: fewer than 70 words are prose.']

it.each([
  ['allow', [], 'allow', false],
  ['allow', limitations, 'cannot judge', true],
  // A policy may ask for more than that.
  ['human_review', limitations, 'human review', false],
] as const)('says of %s with %j: %s', (recommended_action, limits, label, unjudged) => {
  const result = { recommended_action, limitations: limits }
  expect(decisionLabel(result)).toBe(label)
  expect(isUnjudged(result)).toBe(unjudged)
})
