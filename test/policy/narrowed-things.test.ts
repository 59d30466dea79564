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

/** What stands behind a thing in small words, and which things are meant. */
const tails = [
  'by post',
  'in person',
  'in private',
  'in total',
  'of ours',
  'than ours',
  'that are ours',
  'on their own',
  'sent by readers',
  'someone sent us',
  'within a sentence',
  'together',
  'to make a point',
]

describe.each(tails)('things “%s”', (tail) => {
  it('are not all things of their kind, and the words are named', () => {
    const plain = ['No prices.', 'No emoji.', 'Flag tables.', 'No statistics.']
    for (const policy of plain) {
      const [clause] = readPolicy(policy.replace('.', ` ${tail}.`))
      const isSame = JSON.stringify([clause?.form]) === formsOf(policy)
      expect([policy, isSame && clause?.leftOut.length === 0]).toEqual([policy, false])
    }
  })
})

describe.each(['Posts must not', 'Authors may not'])('%s', (start) => {
  const verbs =
    'change, cut, shorten, delete, remove, edit, correct, replace, translate, explain, paraphrase, answer, check, copy, ignore, repeat'
  it.each(verbs.split(', '))('%s prices: bans no prices', (verb) => {
    const [clause] = readPolicy(`${start} ${verb} prices.`)
    expect(clause?.form).toBeUndefined()
    expect(clause?.isPermission === true || clause?.leftOut.length).toBeTruthy()
  })

  it.each(['add', 'disclose', 'share', 'swap', 'quote'])('%s prices: bans them', (verb) => {
    expect(formsOf(`${start} ${verb} prices.`)).toBe(formsOf('No prices.'))
  })
})

/** What small words say of a draft or a thing, on which a clause depends. */
const conditions = [
  'a post is short',
  'the product is new',
  'the price is high',
  'prices are low',
  'nobody answers',
  'the draft scores high',
  'we say so',
  'a reader asks',
]

describe.each(conditions)('a clause that holds if %s', (condition) => {
  it('is not applied to every draft', () => {
    for (const thing of ['emoji', 'names', 'quotes']) {
      for (const policy of [`If ${condition}, no ${thing}.`, `No ${thing} if ${condition}.`]) {
        const [clause] = readPolicy(policy)
        expect([policy, clause?.form]).toEqual([policy, undefined])
        expect(clause?.leftOut).not.toEqual([])
      }
    }
  })
})

it.each([
  'Do not promise a date for a fix.',
  'Reject replies that promise a date.',
  'Tell us when prices change.',
  'Alert us when prices change.',
])('%s: finds not all of them', (policy) => {
  const [clause] = readPolicy(policy)
  expect(clause?.form).toBeUndefined()
  expect(clause?.leftOut).not.toEqual([])
})

it.each([
  ['No unnecessary emoji.', 'No emoji.'],
  ['No personal phone numbers.', 'No phone numbers.'],
  ['No direct calls to buy.', 'No calls to buy.'],
])('what narrows nothing changes nothing: %s', (narrowed, plain) => {
  expect(formsOf(narrowed)).toBe(formsOf(plain))
})
