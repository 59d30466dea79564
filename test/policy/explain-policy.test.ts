import { explainPolicy } from '@content-trust/engine'
import { clauseFormSchema } from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'
import { policies } from './policies.ts'

const draft = { source: 'It is the best pump. It is blue.', syntax: 'markdown' } as const

describe('a policy that is explained', () => {
  it('shows how each clause was read, and where it stands', () => {
    const policy = 'No superlatives in headings. Be kind. Allow hype.'
    const clauses = explainPolicy(policy)
    expect(clauses.map(({ reading }) => reading)).toEqual(['whole', 'none', 'permission'])
    expect(clauses.map(({ start, end }) => policy.slice(start, end))).toEqual([
      'No superlatives in headings',
      'Be kind',
      'Allow hype',
    ])
    expect(clauses[0]).toMatchObject({ action: 'reject', form: { place: 'heading' } })
    expect(clauses[0].says).toContain('superlatives')
    expect(clauses[0].says).toContain('in headings')
    expect(clauses[1].suggestion).toContain('quotes')
  })

  it('says what was left out and what may be meant', () => {
    const [part, slip] = explainPolicy('Reject lunar claims. No superlativs.')
    expect(part).toMatchObject({
      reading: 'part',
      leftOut: [{ words: 'lunar', how: 'literal' }],
    })
    expect(slip.suggestion).toBe('Did you mean “superlative”?')
  })

  it('tells what met nothing from what could meet nothing', () => {
    const met = (policy: string) => explainPolicy(policy, draft).map((clause) => clause.met)
    expect(met('No superlatives. No phone numbers. Be kind.')).toEqual([
      'matched',
      'nothing',
      'impossible',
    ])
    expect(explainPolicy('No superlatives.', draft)[0].matches?.[0].span).toContain('best')
  })

  it('has forms that are plain data and keep to the schema', () => {
    for (const { policy } of policies) {
      for (const { form } of explainPolicy(policy)) {
        if (form === undefined) continue
        expect(clauseFormSchema.parse(JSON.parse(JSON.stringify(form)))).toEqual(form)
      }
    }
  })
})
