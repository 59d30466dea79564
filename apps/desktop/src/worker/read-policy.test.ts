import { describe, expect, it } from 'vitest'
import { clauseReadingSchema, LONGEST_POLICY } from '../shared/ipc/policies.ts'
import { readPolicy } from './read-policy.ts'

describe('a policy in words', () => {
  it('is read clause by clause, each at its place', () => {
    const policy = 'Reject prices. Be nice to cats.\nAllow quotes.'
    const clauses = readPolicy(policy)
    expect(clauses.map(({ reading, action }) => [reading, action])).toEqual([
      ['whole', 'reject'],
      ['none', null],
      ['permission', null],
    ])
    for (const { text, start, end } of clauses) expect(policy.slice(start, end)).toBe(text)
    expect(clauses[0]?.looksFor).toContain('price')
    expect(clauses[1]?.leftOut.map(({ words }) => words)).toEqual(['nice', 'cats'])
  })

  it.each([
    ['sixty clauses', 'Avoid the word "kettle".\n'.repeat(60)],
    ['one long word', 'w'.repeat(LONGEST_POLICY)],
    ['nothing', ''],
    ['marks alone', '“”«»…—\u0000\u202e\ud800'],
  ])('fits what may cross, for %s', (_name, policy) => {
    const clauses = readPolicy(policy.slice(0, LONGEST_POLICY))
    expect(clauseReadingSchema.array().parse(clauses)).toEqual(clauses)
  })
})
