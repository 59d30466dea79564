import { describe, expect, it } from 'vitest'
import { readPolicy } from '../../packages/engine/src/policy/parse/read-policy.ts'

/** Words that narrow a thing so that a ban on all of it would do more than it says. */
const narrowing =
  'false, misleading, inaccurate, incorrect, unclear, obvious, irrelevant, honest, excessive, heavy, accurate, relevant, clear, obscure, full, too-long, weird, silly, hidden, old, personal, shared, repeated, new, wrong, weak'
const things = ['prices', 'emoji', 'tables', 'questions', 'statistics', 'superlatives']
const frames: readonly ((thing: string) => string)[] = [
  (thing) => `No ${thing}.`,
  (thing) => `Avoid ${thing}.`,
  (thing) => `Flag ${thing}.`,
  (thing) => `Reject posts with ${thing}.`,
]

const formsOf = (policy: string) => JSON.stringify(readPolicy(policy).map(({ form }) => form))

describe.each(narrowing.split(', '))('%s things', (word) => {
  it('are not all things of their kind, or the word is named', () => {
    const silent = frames.flatMap((frame) =>
      things.flatMap((thing) => {
        const policy = frame(`${word} ${thing}`)
        const isNamed = readPolicy(policy).some(({ leftOut }) => leftOut.length > 0)
        return isNamed || formsOf(policy) !== formsOf(frame(thing)) ? [] : policy
      }),
    )
    expect(silent).toEqual([])
  })

  it('are not banned with the rest where nobody knows which are meant', () => {
    const wide = things.filter((thing) => {
      const form = readPolicy(`No ${word} ${thing}.`)[0]?.form
      return form !== undefined && JSON.stringify([form]) === formsOf(`No ${thing}.`)
    })
    expect(wide).toEqual([])
  })
})

it.each([
  ['No unnecessary emoji.', 'No emoji.'],
  ['No personal phone numbers.', 'No phone numbers.'],
  ['No direct calls to buy.', 'No calls to buy.'],
])('what narrows nothing changes nothing: %s', (narrowed, plain) => {
  expect(formsOf(narrowed)).toBe(formsOf(plain))
})
