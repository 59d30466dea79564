import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPolicy } from '../../packages/engine/src/policy/parse/read-policy.ts'
import { type Frame, frames } from './frames.ts'
import { showClause } from './show-clause.ts'

const more = JSON.parse(readFileSync(new URL('asks.json', import.meta.url), 'utf8')) as Frame[]
const show = (policy: string): string => readPolicy(policy).map(showClause).join(' and ')

/** Somebody who looks at drafts, alone: “an editor”, but not “the sales team”. */
const reviewer =
  /(?<!\bthe (?:sales|data protection) )\b(?:an? |the |our |one of our )?(?:duty |senior |chief )?(?:editors?|moderators?|legal(?: team| department)?|reviewers?|lawyers?|doctor|manager|someone|somebody|a human|colleague)\b/i

const asks = [...frames, ...more]
  .filter(({ reads }) => reads.includes('human_review'))
  .flatMap(({ asks: each }) => each)
  .map((ask) => ask.replace('an X', 'a price').replace('Xs', 'prices'))
  .map((ask) => ask[0].toUpperCase() + ask.slice(1))
  .filter((ask) => reviewer.test(ask))

describe('whoever reviews may be called by name', () => {
  it.each(['Priya', 'Dr Patel', 'Tom Hale'])('%s', (name) => {
    expect(asks.length).toBeGreaterThan(80)
    const wrong = asks
      .map((ask) => ({ ask, named: ask.replace(reviewer, name) }))
      .filter(({ ask, named }) => show(named) !== show(ask))
    expect(wrong.map(({ named }) => `${named} ${show(named)}`)).toEqual([])
  })

  it.each([
    ['No links to Facebook.', 'reject links'],
    ['Never send readers to Acme.', 'Acme'],
    ['Only link to Wikipedia.', 'wikipedia'],
    ['No reviews of Acme.', 'Acme'],
    ['Avoid comparisons with Globex.', 'Globex'],
  ])('and whoever is spoken of stays a name: %s', (policy, read) => {
    expect(show(policy).toLowerCase()).toContain(read.toLowerCase())
    expect(show(policy)).not.toContain('human_review')
  })
})
