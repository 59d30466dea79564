import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'

describe('a reason before a demand', () => {
  it.each([
    ['As prices change every week, do not print them.', 'price', 'reject'],
    ['Passive voice is dull. Avoid it.', 'passive-voice', 'revise'],
  ])('asks for nothing itself: %s', (policy, name, action) => {
    const [clause, ...others] = readPolicy(policy)

    expect(others).toEqual([])
    expect(clause.form).toMatchObject({ action, targets: [{ kind: 'detector', name }] })
  })
})
