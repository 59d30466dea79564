import { describe, expect, it } from 'vitest'
import { readPolicy } from '../../packages/engine/src/policy/parse/read-policy.ts'
import { things } from './frames.ts'

/** What narrows a thing, so that without it a clause would do more than it says; “X” is the thing. */
const narrower = [
  ...[
    'new',
    'same',
    'main',
    'certain',
    'outdated',
    'unfair',
    'recent',
    'short',
    'fake',
    'blue',
    'long',
    'expensive',
    'wrong',
    'total',
  ].map((adjective) => `${adjective} X`),
  ...[
    'complaints about',
    'jokes about',
    'instructions for',
    'changes in',
    'lists of',
    'links to',
    'photos of',
  ].map((head) => `${head} X`),
  'X about gardening',
  'X older than 60 days',
  'X before 9 am',
  'X behind a paywall',
  'X that tell people to stop',
  'X that hurt somebody',
  'X shorter than a page',
  'X longer than necessary',
  'X nobody asked for',
  'X that are wrong',
  'X which change',
]

const asks = ['No X.', 'Avoid X.', 'Flag X.', 'Do not mention X.', 'X are not allowed.'] as const

function formsOf(policy: string): readonly string[] {
  return readPolicy(policy).flatMap(({ form }) =>
    form === undefined ? [] : [JSON.stringify(form)],
  )
}

/** Things that a plural names; “the tide” of statistics and the like are none. */
const named = things
  .map(({ many }) => many)
  .filter((many) => /s$/.test(many) && !many.includes(' of '))

describe('what narrows a thing is read, or said to be left out, and never both ignored and applied', () => {
  it.each(narrower)('%s', (words) => {
    const lost = asks.flatMap((ask) =>
      named.flatMap((thing) => {
        const inserted = ask.replace('X', words.replace('X', thing))
        const policy = inserted[0].toUpperCase() + inserted.slice(1)
        const plain = formsOf(ask.replace('X', thing))
        const read = readPolicy(policy)
        const isSame = formsOf(policy).some((form) => plain.includes(form))
        const isSaid = read.some(({ leftOut }) => leftOut.length > 0)
        return isSame && !isSaid ? [policy] : []
      }),
    )
    expect(lost).toEqual([])
  })
})
