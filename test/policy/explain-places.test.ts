import { explainPolicy } from '@content-trust/engine'
import { describeDetectors, targetNames } from '@content-trust/engine/policy'
import { describe, expect, it } from 'vitest'
import { examplesOf } from './set/measure.ts'

describe('what a clause met', () => {
  it('has the place of its words in the draft', () => {
    let places = 0
    for (const { policy, meets } of examplesOf('seen')) {
      const source = meets.replaceAll(/[«»]/g, '')
      for (const { matches = [] } of explainPolicy(policy, { source, syntax: 'markdown' })) {
        for (const { start, end, span } of matches) {
          expect(source.slice(start, end).startsWith(span.slice(0, 100)), policy).toBe(true)
          places++
        }
      }
    }
    expect(places).toBeGreaterThan(60)
  })

  it('has the second place where the same words are twice', () => {
    const [clause] = explainPolicy('Flag the word "tea".', {
      source: 'Teas are not tea. We drink tea.',
      syntax: 'markdown',
    })
    expect(clause?.matches?.map(({ start }) => start)).toEqual([0, 13, 27])
  })

  it('is told apart where two clauses say the same', () => {
    const says = 'Flag the word "tea".'
    const rules = [
      { id: 'one', says },
      { id: 'two', says, decision: 'reject' },
    ] as const
    const clauses = explainPolicy(rules, { source: 'We drink tea.', syntax: 'markdown' })
    expect(clauses.map(({ id, matches }) => [id, matches?.map(({ action }) => action)])).toEqual([
      ['one', [undefined]],
      ['two', ['reject']],
    ])
  })
})

it('each detector is described, with what it is told', () => {
  const described = describeDetectors()
  expect(described.map(({ name }) => name)).toEqual(targetNames.detector)
  expect(described.find(({ name }) => name === 'long-sentence')?.value).toContain('words')
  expect(described.find(({ name }) => name === 'emoji')).not.toHaveProperty('value')
})
