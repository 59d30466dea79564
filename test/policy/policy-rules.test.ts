import { analyzeText, explainPolicy } from '@content-trust/engine'
import { clauseFormSchema, type PolicyRule } from '@content-trust/engine/schema'
import { describe, expect, it } from 'vitest'

const source = 'Ours is the best pump in town. It costs $40 and is blue.'
const hold = (policy: readonly PolicyRule[], custom_policy?: string) =>
  analyzeText(
    { source, syntax: 'markdown' },
    { policy, ...(custom_policy === undefined ? {} : { context: { custom_policy } }) },
  )
const prices = clauseFormSchema.parse({
  kind: 'ban',
  action: 'reject',
  targets: [{ kind: 'detector', name: 'price' }],
})

describe('a clause of a policy file', () => {
  it('is read as a custom policy is, and shown in its words', () => {
    const says = 'Avoid superlatives (best, leading).'
    const [match] = hold([{ id: 'no-stars', says }]).policy_matches ?? []
    const [custom] = hold([], says).policy_matches ?? []
    expect(match).toEqual({ ...custom, rule: says })
  })

  it('may be a form, of which the words are only shown', () => {
    const { policy_matches, recommended_action } = hold([
      { id: 'no-prices', says: 'What it costs', form: prices },
    ])
    expect(policy_matches).toMatchObject([{ rule: 'What it costs', span: '$40', action: 'reject' }])
    expect(recommended_action).toBe('reject')
  })

  it('finds a phrase of its form whatever its apostrophes, and with its capitals where it has some', () => {
    const spansOf = (words: string) => {
      const form = clauseFormSchema.parse({
        kind: 'ban',
        targets: [{ kind: 'phrase', words }],
        narrowedBy: ['Town’s'],
      })
      return hold([{ id: 'a', says: 'x', form }]).policy_matches?.map(({ span }) => span)
    }
    expect(spansOf('best pump')).toEqual(['best pump'])
    expect(spansOf('Best Pump')).toEqual([])
  })

  it('decides, weighs and gives reasons as its file says', () => {
    const rule = { id: 'no-prices', says: 'No prices.', severity: 'low' } as const
    const reason = 'Prices change by the day.'
    const [match] = hold([{ ...rule, decision: 'revise', reason }]).policy_matches ?? []
    expect(match).toMatchObject({ severity: 'low', action: 'revise' })
    expect(match?.explanation).toMatch(/\. Prices change by the day\.$/)
    const listed = hold([{ ...rule, decision: 'none' }])
    expect(listed.policy_matches).toHaveLength(1)
    expect(listed.policy_matches?.[0]).not.toHaveProperty('action')
    expect(listed.recommended_action).toBe(hold([]).recommended_action)
  })

  it('stands beside a custom policy, and the strictest decision wins', () => {
    const both = hold([{ id: 'no-prices', says: 'Cut prices.' }], 'No superlatives.')
    expect(both.policy_matches?.map(({ rule, action }) => [rule, action])).toEqual([
      ['No superlatives', 'reject'],
      ['Cut prices.', 'revise'],
    ])
    expect(both.recommended_action).toBe('reject')
  })

  it('is named by its id where it was not understood', () => {
    const { limitations } = hold([{ id: 'be-kind', says: 'Be kind to otters.' }])
    expect(limitations.join(' ')).toContain('The policy clause `be-kind` was not understood')
  })

  it('is explained with its id, and with what it met', () => {
    const rules = [
      { id: 'no-prices', says: 'No prices.', decision: 'revise' },
      { id: 'no-dosage', says: 'No dosages.' },
      { id: 'be-kind', says: 'Be kind to otters.' },
    ] as const
    const explained = explainPolicy(rules, { source, syntax: 'markdown' })
    expect(explained.map(({ id, met, action }) => [id, met, action])).toEqual([
      ['no-prices', 'matched', 'revise'],
      ['no-dosage', 'nothing', 'reject'],
      ['be-kind', 'impossible', undefined],
    ])
  })

  it.each([
    [[{ id: 'a' }]],
    [[{ says: 'No prices.' }]],
    [[null]],
    [{ id: 'a', says: 'b' }],
    [[{ id: 'a', says: 'b', form: 'ban' }]],
  ])('of another shape is refused: %j', (policy) => {
    const options: object = { policy }
    expect(() => analyzeText({ source, syntax: 'markdown' }, options)).toThrow(
      'expected a list of clauses, each with the texts `id` and `says`',
    )
  })

  it('gives a result without matches as it was where there is no policy', () => {
    expect(hold([])).not.toHaveProperty('policy_matches')
  })
})

it('clauses are read anew for another policy, however many there were before', () => {
  const found = (words: string) => {
    const rules = [{ id: 'a', says: `No "${words}".` }]
    return hold(rules).policy_matches?.map(({ span }) => span)
  }
  const others = Array.from({ length: 20 }, (_each, at) => `other ${at}`)
  for (const words of ['blue', ...others, 'town', 'blue', 'blue']) {
    expect(found(words)).toEqual(words.startsWith('other') ? [] : [words])
  }
})

it('a clause of a file that met nothing is no limitation, whose examples show what it meets', () => {
  const limitationsOf = (policy: readonly PolicyRule[], custom = '') =>
    hold(policy, custom).limitations.filter((limitation) => limitation.includes('common forms'))
  expect(limitationsOf([], 'No dosages.')).toHaveLength(1)
  expect(limitationsOf([{ id: 'no-dosage', says: 'No dosages.' }])).toEqual([])
})
