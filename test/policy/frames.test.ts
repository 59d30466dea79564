import { readFileSync } from 'node:fs'
import { analyzeText } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { readPolicy } from '../../packages/engine/src/policy/parse/read-policy.ts'
import { type Frame, frames, limits, type Thing, things } from './frames.ts'
import { showClause } from './show-clause.ts'

/** A way of asking with a thing in it; undefined where it wants one of what cannot be counted. */
function fill(ask: string, { many, one }: Thing): string | undefined {
  if (ask.includes('n X') && one === undefined) return undefined
  const filled = ask.replace('an X', one ?? '').replace('Xs', many)
  return filled[0].toUpperCase() + filled.slice(1)
}

/** The case of a name is left out: where a clause has no small letters, it tells nothing. */
function show(policy: string): string {
  return readPolicy(policy).map(showClause).join(' and ').toLowerCase()
}

/** What a clause looks for, as “Reject X” has it. */
function targetOf({ many }: Thing): string {
  return show(`Reject ${many}.`).replace(/^reject /, '')
}

/** More ways of asking, as a list. */
const more = JSON.parse(readFileSync(new URL('asks.json', import.meta.url), 'utf8')) as Frame[]

const asks = [...frames, ...more].flatMap(({ reads, asks: each }) =>
  each.map((ask) => ({ ask, reads })),
)

describe('a way of asking is read alike whatever it names', () => {
  it.each(asks)('$ask', ({ ask, reads }) => {
    const wrong = things.flatMap((thing) => {
      const policy = fill(ask, thing)
      if (policy === undefined) return []
      const expected = reads.replace('X', targetOf(thing))
      const read = show(policy)
      return read === expected ? [] : [`${policy} ${read}`]
    })
    expect(wrong).toEqual([])
  })
})

const pairs = [
  'No Xs or phone numbers.',
  'No mentions of Acme or Xs.',
  'Do not mention Xs or phone numbers.',
  'Never publish Xs or phone numbers.',
  'Xs and phone numbers are not allowed.',
  'Reject Xs and phone numbers.',
  'Reject mentions of Acme and Xs.',
  'Keep Xs and phone numbers out.',
  'No Xs or mentions of Acme.',
  'Neither Xs nor mentions of Acme.',
  'Reject Xs and anything about Acme.',
]

describe('two things that are named together', () => {
  it.each(pairs)('narrow neither each other nor the clause: %s', (ask) => {
    const second = ask.includes('Acme') ? '“acme”' : '*phone-number'
    const wrong = things.flatMap((thing) => {
      if (second === targetOf(thing)) return []
      const policy = ask.replace('Xs', thing.many)
      const parts = [...targetOf(thing).split(' + '), second].sort()
      const read = show(policy)
        .replace(/^reject /, '')
        .split(' + ')
        .sort()
      return read.join() === parts.join() ? [] : [`${policy} ${show(policy)}`]
    })
    expect(wrong).toEqual([])
  })
})

const limited = limits.flatMap(({ reads, asks: each }) => each.map((ask) => ({ ask, reads })))

describe('a limit or a choice is read whole', () => {
  it.each(limited)('$ask', ({ ask, reads }) => {
    expect(show(ask)).toBe(reads)
  })
})

describe('a thing that a policy names', () => {
  it.each(things)('is found where it is, and nowhere else: $many', (thing) => {
    const held = (source: string) => {
      const custom_policy = `No ${thing.many}.`
      return analyzeText({ source, syntax: 'markdown' }, { context: { custom_policy } })
    }
    expect(held(thing.meets).recommended_action).toBe('reject')
    expect(held(thing.meets).policy_matches).not.toEqual([])
    expect(held(thing.misses).policy_matches).toEqual([])
  })
})
