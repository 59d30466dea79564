import { describe, expect, it } from 'vitest'
import { explainPolicy } from '../../packages/engine/src/index.ts'

/** What a policy asks of a thing, and no form can hold: read as a ban on the thing it would do more than it says. */
const demands = [
  'X must be correct.',
  'X must be up to date.',
  'X must be explained.',
  'X should be translated.',
  'X must be in bold.',
  'X should be in italics.',
  'Explain X.',
  'Define all X.',
  'Keep X short.',
  'Use the same X throughout.',
  'Not too many X.',
  'Not both X and emoji.',
  'X or emoji, not both.',
  'X rather than emoji.',
  'X, not emoji.',
  'No repeated X.',
  'Exactly two X.',
  'At most two X and three emoji.',
  'At least two X per section.',
]
const things = ['prices', 'links', 'dates', 'phone numbers', 'discounts']

describe.each(demands)('%s', (demand) => {
  it.each(things)('bans no %s', (thing) => {
    const inserted = demand.replace('X', thing)
    const policy = inserted[0]?.toUpperCase() + inserted.slice(1)
    for (const { reading, says } of explainPolicy(policy)) {
      expect(reading, says).not.toBe('whole')
    }
  })
})

it.each([
  ['Sentences must be short.', 'whole'],
  ['Keep sentences short.', 'whole'],
  ['Prefer prices to emoji.', 'whole'],
  ['Links must not be dead.', 'whole'],
])('what can be held is read: %s', (policy, reading) => {
  expect(explainPolicy(policy).map((clause) => clause.reading)).toEqual([reading])
})

it.each([
  'Be patient.',
  'Be political.',
  'Write for children.',
  'Write for patients.',
  'Stick to the facts.',
  'Use facts.',
])('of a manner no topic is made that drafts lack: %s', (policy) => {
  expect(explainPolicy(policy).map(({ reading }) => reading)).toEqual(['none'])
})
