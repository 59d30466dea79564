import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'

const left = (policy: string) =>
  readPolicy(policy).map(({ form, leftOut }) => [
    form !== undefined,
    leftOut.map(({ words }) => words),
  ])

describe('what a need says more than a form can hold', () => {
  it.each([
    ['Prices need a source that readers can check.', 'that readers can check'],
    ['Claims must have a link that works.', 'that works'],
    ['Dates need a source not a blog.', 'not a blog'],
    ['Quotes need a source without a paywall.', 'paywall'],
  ])('is named, and the rest is asked for: %s', (policy, words) => {
    const [[isRead, named] = []] = left(policy)
    expect(isRead).toBe(true)
    expect(String(named)).toContain(words)
  })

  it.each(['Prices need a source the first time.', 'Discounts must have a link on first use.'])(
    'asks for nothing where one would be enough: %s',
    (policy) => {
      expect(left(policy)).toEqual([[false, [expect.any(String)]]])
    },
  )

  it.each([
    'Prices need a source.',
    'Prices need a source in the same sentence.',
    'Prices need a source, please.',
    'Abbreviations must be spelled out the first time.',
  ])('is nothing in %s', (policy) => {
    expect(left(policy)).toEqual([[true, []]])
  })
})

describe('what is said of a ban', () => {
  it.each([
    'No emoji: they make us look silly.',
    'No emoji – they look cheap.',
    'No emoji: they date quickly.',
    'No emoji, because they distract.',
  ])('bans nothing else: %s', (policy) => {
    expect(readPolicy(policy).map(({ form }) => form)).toEqual(
      readPolicy('No emoji.').map(({ form }) => form),
    )
  })

  it.each(['No numbers, except in examples.', 'No emoji except on blog.example.org.'])(
    'is named where nobody can tell what is excepted: %s',
    (policy) => {
      expect(left(policy)).toEqual([[false, expect.any(Array)]])
    },
  )
})
