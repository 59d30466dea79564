import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'

/** The phrases that the clauses of a policy look for. */
function phrasesOf(policy: string): string[] {
  return readPolicy(policy).flatMap(({ form }) =>
    (form?.targets ?? []).flatMap((target) => (target.kind === 'phrase' ? [target.words] : [])),
  )
}

describe('listed words', () => {
  it.each([
    ['Steer clear of always, never, completely and other absolutes.', 'always never completely'],
    ['Please remove I, me and my.', 'i me my'],
    ['Cut just, simply and basically.', 'just simply basically'],
    ['Drop however, moreover and similar words.', 'however moreover'],
    ['Replace whitelist, blacklist and other dated terms.', 'whitelist blacklist'],
  ])('stand for themselves: %s', (policy, words) => {
    expect(phrasesOf(policy)).toEqual(words.split(' '))
  })

  it('are named when they may have been meant otherwise', () => {
    const [{ leftOut }] = readPolicy('Avoid weddings and funerals.')
    expect(leftOut).toEqual([
      { words: 'weddings', how: 'literal' },
      { words: 'funerals', how: 'literal' },
    ])
  })

  it('are no words where they are things that we detect', () => {
    expect(phrasesOf('Avoid phone numbers, prices and other private data.')).toEqual([])
  })
})

describe('lists of choices', () => {
  it.each([
    ['Use neutral titles: chair, not chairman; spokesperson, not spokesman.', 'chairman spokesman'],
    ['“use”, not “utilise” or “leverage”.', 'utilise leverage'],
    ['“server” rather than “waitress”, “chair” rather than “chairman”.', 'waitress chairman'],
    ['In adverts use neutral titles rather than salesman or waitress.', 'salesman waitress'],
    ['“Utilise” gives way to “use”.', 'utilise'],
    ['whitelist → allowlist', 'whitelist'],
    ['Allowlist replaces “whitelist” throughout our docs.', 'whitelist'],
  ])('look for what is not wanted alone: %s', (policy, words) => {
    expect(phrasesOf(policy)).toEqual(words.split(' '))
  })
})
