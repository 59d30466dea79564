import { expect, it } from 'vitest'
import type { TextResult } from '../schema/index.ts'
import { analyzeText } from '../text/analyze-text.ts'
import { decideAsset } from './decide-asset.ts'

const scored = analyzeText({ source: 'The bridge opened on 4 May 1877.', syntax: 'plain' })
const block = (changes: Partial<TextResult>): TextResult => ({
  ...scored,
  synthetic_texture_risk: 0,
  ...changes,
})

it('takes the strictest action first, then the level, then the risk; the first of equals', () => {
  const low = block({ risk_level: 'low', recommended_action: 'allow', slop_risk: 0.1 })
  const lower = block({ risk_level: 'low', recommended_action: 'allow', slop_risk: 0.05 })
  const high = block({ risk_level: 'high', recommended_action: 'human_review' })
  const raised = block({ risk_level: 'low', recommended_action: 'reject' })
  const decidedBy = (...blocks: readonly TextResult[]) => decideAsset(blocks).decided_by
  expect(decidedBy(lower, low, low)).toBe(1)
  expect(decidedBy(low, high, low)).toBe(1)
  expect(decidedBy(high, raised, high)).toBe(1)
})

it('names each limitation and each fix once', () => {
  const one = block({ limitations: ['One.', 'Two.'], recommended_fixes: ['Do this.'] })
  const other = block({ limitations: ['Two.'], recommended_fixes: ['Do this.', 'Do that.'] })
  const { limitations, recommended_fixes } = decideAsset([one, other])
  expect(limitations.slice(1)).toEqual(['One.', 'Two.'])
  expect(recommended_fixes).toEqual(['Do this.', 'Do that.'])
})

it('has policy matches only where a policy was given (decision 13)', () => {
  expect(decideAsset([block({})]).policy_matches).toBeUndefined()
  expect(decideAsset([block({}), block({ policy_matches: [] })]).policy_matches).toEqual([])
})
