import { describe, expect, it } from 'vitest'
import { explainClauses } from '../explain/explain-clauses.ts'

const reworded = (policy: string) => explainClauses(policy).map((clause) => clause.reworded)

describe('a clause that was not understood whole', () => {
  it.each([
    ['No suprlatives', 'No superlative'],
    ['Each article needs an auther', 'Each article needs an author'],
    ['Avoid synergy talk', 'Avoid "synergy" talk'],
    ['Reject lunar claims', 'Reject "lunar" claims'],
    ['No new prices', 'No prices'],
  ])('is reworded: %s', (policy, expected) => {
    expect(reworded(policy)).toEqual([expected])
    expect(explainClauses(expected)).toMatchObject([{ reading: 'whole', leftOut: [] }])
  })

  it.each([
    'Be nice to cats',
    'Keine Werbung',
    'Reject claims unless they’re harmless',
    'a'.repeat(2000),
  ])('is left alone where no small change makes sense of it: %.30s', (policy) => {
    expect(reworded(policy)).toEqual([undefined])
  })
})

it('leaves a clause that was understood, or that asks for less, as it is', () => {
  expect(reworded('No superlatives. Allow quotes.')).toEqual([undefined, undefined])
})
