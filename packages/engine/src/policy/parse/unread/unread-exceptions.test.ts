import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'

describe('an exception', () => {
  it.each([
    ['No prices except in footnotes.', 'in footnotes'],
    ['No emoji except short ones.', 'short ones'],
    ['No quotes apart from short ones.', 'short ones'],
    ['No links except links to our site.', 'links to site'],
    ['No names except of the author.', 'of author'],
  ])('that no form holds is named, and nothing else is freed: %s', (policy, words) => {
    const [clause] = readPolicy(policy)
    expect(clause?.form).toBeUndefined()
    expect(clause?.leftOut.map((left) => left.words)).toContain(words)
  })

  it.each([
    ['No emoji except in links.', [{ kind: 'place', place: 'link' }], 0],
    ['No prices except in headings.', [{ kind: 'place', place: 'heading' }], 0],
    ['No emoji except one.', [], 1],
    ['No prices other than two per page.', [], 2],
  ])('of a place or a number is one: %s', (policy, unless, moreThan) => {
    expect(readPolicy(policy)[0]?.form).toMatchObject({ unless, moreThan })
  })
})
