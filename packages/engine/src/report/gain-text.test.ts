import { expect, it } from 'vitest'
import { gainText } from './gain-text.ts'

const risks = {
  specificity_risk: 0.2,
  provenance_weakness: 0.39,
  slop_risk: 0.5123,
  synthetic_texture_risk: 0.2334,
}
const before = { ...risks, action: 'revise' } as const

it.each([
  [{ slop_risk: 0.4712 }, 'Takes slop risk from 0.51 to 0.47.'],
  [{ slop_risk: 0.39, action: 'allow' }, 'Takes slop risk from 0.51 to 0.39. Enough for allow.'],
  [
    { slop_risk: 0.4712, synthetic_texture_risk: 0.26 },
    'Takes slop risk from 0.51 to 0.47. Raises texture risk from 0.23 to 0.26, still low.',
  ],
  [
    { slop_risk: 0.72, action: 'human_review' },
    'Raises slop risk from 0.51 to 0.72, which is high. The decision would be human review.',
  ],
  [{ slop_risk: 0.5129, specificity_risk: 0.3 }, 'Leaves slop and texture risk as they are.'],
  [{ provenance_weakness: 0.41 }, 'Raises provenance weakness from 0.39 to 0.41, which is medium.'],
] as const)('%j reads: %s', (change, text) => {
  expect(gainText({ before, after: { ...before, ...change } })).toBe(text)
})
