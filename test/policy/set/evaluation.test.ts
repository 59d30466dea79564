import { describe, expect, it } from 'vitest'
import { countVerdicts } from './count-verdicts.ts'
import { sets } from './sets.ts'

describe.each(sets)('policies as people write them, $name', ({ name, goal, mostSilent = 0 }) => {
  const { policies, right, silent } = countVerdicts(name)

  it('are applied as a reader would', () => {
    expect(policies).toBeGreaterThanOrEqual(40)
    expect(right / policies).toBeGreaterThanOrEqual(goal)
  })

  it('are never wrong without a word', () => {
    expect(silent).toBeLessThanOrEqual(mostSilent)
  })
})
