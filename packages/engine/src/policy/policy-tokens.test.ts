import { describe, expect, it } from 'vitest'
import { foldWord, readTokens, singular, wordsOf } from './policy-tokens.ts'

const kinds = (policy: string) => readTokens(policy).map(({ kind, text }) => `${kind} ${text}`)

describe('the pieces of a policy', () => {
  it('are words, numbers, marks and lines', () => {
    expect(kinds('No claim,\n3 of 1,000.5!')).toEqual([
      'word no',
      'word claim',
      'mark ,',
      'line \n',
      'number 3',
      'word of',
      'number 1,000.5',
      'mark !',
    ])
  })

  it('are where they were written', () => {
    const policy = 'Flag “best tea” now'
    const places = readTokens(policy).map(({ start, end }) => policy.slice(start, end))
    expect(places).toEqual(['Flag', '“best tea”', 'now'])
  })

  it('know what starts small', () => {
    expect(readTokens('Flag émile 3 "a"').map(({ isSmall }) => isSmall)).toEqual([
      false,
      true,
      false,
      false,
    ])
  })

  it.each([
    ['a2 b', ['a2', 'b']],
    ['½ tea', ['½', 'tea']],
    ["the bank's and the banks' tea", ['the', 'bank', 'and', 'the', 'banks', "'", 'tea']],
    ['don’t', ["don't"]],
    ['clichés NAÏVE', ['cliches', 'naive']],
  ])('keep a word whole and without its possessive: %s', (policy, expected) => {
    expect(readTokens(policy).map(({ text }) => text)).toEqual(expected)
  })

  it('are not a number where a letter follows', () => {
    expect(kinds('2a 3rd 4')).toEqual(['number 2', 'word a', 'number 3', 'word rd', 'number 4'])
  })
})

describe('a phrase in quotes', () => {
  it.each([
    ['“best tea”', 'best tea'],
    ['"Best Tea"', 'best tea'],
    ["'best tea'", 'best tea'],
    ['‘best tea’', 'best tea'],
    ['„best tea“', 'best tea'],
    ['«best tea»', 'best tea'],
    ['`best tea`', 'best tea'],
    ["'it isn't tea'", "it isn't tea"],
    ['‘it isn’t tea’', "it isn't tea"],
    [`"${'a'.repeat(119)}"`, 'a'.repeat(119)],
    ['"a"', 'a'],
  ])('is one piece: %s', (policy, text) => {
    expect(kinds(policy)).toEqual([`quoted ${text}`])
  })

  it.each([
    ['that is empty', '""'],
    ['that is not closed', '"best tea'],
    ['that is closed on another line', '"best\ntea"'],
    ['that is too long', `"${'a'.repeat(120)}"`],
    ['that is closed by another mark', '“best tea"'],
    ['that an apostrophe opens', "the banks' tea and the cooks"],
  ])('is not taken from text %s', (_name, policy) => {
    expect(kinds(policy).filter((shown) => shown.startsWith('quoted'))).toEqual([])
  })

  it('is one far after the start of the policy', () => {
    expect(kinds(`${'no '.repeat(60)}"best tea"`).at(-1)).toBe('quoted best tea')
  })

  it('ends before what follows', () => {
    expect(kinds('"a" b "c"')).toEqual(['quoted a', 'word b', 'quoted c'])
  })
})

describe('words', () => {
  it('of a phrase are folded, without marks', () => {
    expect(wordsOf('The bank’s “Clichés”, 2 of them!')).toEqual([
      'the',
      'bank',
      'cliches',
      '2',
      'of',
      'them',
    ])
    expect(wordsOf(' … ')).toEqual([])
    expect(wordsOf('e\u0301te d’e\u0301te')).toEqual(['e\u0301te', "d'e\u0301te"])
  })

  it('are folded to plain letters', () => {
    expect(foldWord('ÀÉÎÕÜ ñ ç ’')).toBe("aeiou n c '")
    expect(foldWord('œ ß')).toBe('œ ß')
  })

  it.each([
    ['claims', 'claim'],
    ['stories', 'story'],
    ['ties', 'tie'],
    ['pies', 'pie'],
    ['gas', 'gas'],
    ['glass', 'glass'],
    ['status', 'status'],
    ['basis', 'basis'],
    ['hype', 'hype'],
  ])('%s has the singular %s', (word, expected) => {
    expect(singular(word)).toBe(expected)
  })
})
