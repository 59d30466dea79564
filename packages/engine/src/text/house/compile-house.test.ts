import { describe, expect, it } from 'vitest'
import { houseLimits } from '../../schema/house-limits.ts'
import type { House, OwnRule } from '../../schema/index.ts'
import { rules as builtIn } from '../rules/index.ts'
import { compiledHouse, findHouseProblem } from './compiled-house.ts'

const known = new Set([...builtIn.map(({ id }) => id), 'generic_phrasing'])
const rule: OwnRule = {
  id: 'acme-synergy',
  type: 'other',
  severity: 'low',
  phrases: ['synergy'],
  message: 'No.',
  fix: 'Say it.',
}
const withPhrase = (phrase: string): House => ({
  rules: [rule, { ...rule, id: 'acme-other', phrases: ['fine', phrase] }],
})
const problemOf = (house: House) => findHouseProblem(house, known)?.message ?? null

describe('a phrase that cannot be used is named by its place', () => {
  it.each([
    ['_ synergy', 'it may start with any word'],
    ['', 'it may start with any word'],
    ['(a|) (b|)', 'it may start with any word'],
    [`${'('.repeat(80)}_ |${')'.repeat(80)}`, 'it may start with any word'],
    ['Synergy', 'expected lower case'],
    ['<hedg> synergy', 'the unknown word class “hedg”, expected one of'],
    ['(a|b', 'a “(” without its “)”'],
    ['a)', 'an unmatched “)”'],
    ['synerg(y|ies)', 'expected a space'],
    ['(a|b)c', 'expected a space'],
    ['.*', '“.*”, expected a word'],
    ['foo+', '“foo+”, expected a word'],
    ['node.js', 'a draft holds no such word'],
    ['r&d', 'a draft holds no such word'],
    ['{}', 'a draft holds no such word'],
    ['日本', '“日本”, expected a word'],
    [`x ${'(#|_|) '.repeat(25)}`, 'word sequences, expected at most 1000'],
    [`x ${'(a|) '.repeat(30)}`, 'word sequences, expected at most 1000'],
    ['x'.repeat(houseLimits.phrase + 1), 'Unexpected phrase of 201 characters'],
  ])('%j: %s', (phrase, problem) => {
    expect(problemOf(withPhrase(phrase))).toMatch(/^rules\[1\]\.phrases\[1\]: /)
    expect(problemOf(withPhrase(phrase))).toContain(problem)
  })

  it.each([
    'a _ b',
    '^so , synergy$',
    '(synergy|synergies)',
    '# synergies',
    "we've got",
    'well-known',
  ])('%j is none of them', (phrase) => {
    expect(problemOf(withPhrase(phrase))).toBeNull()
  })
})

describe('a term that cannot be used is named by its place', () => {
  it.each([
    ['[pP]y.*', 'A term is no regular expression'],
    ['colou?r', 'A term is no regular expression'],
    ['foo|bar', 'A term is no regular expression'],
    ['foo\nbar', 'A term is no regular expression'],
    ['++', 'Unexpected term without a word'],
    ['  ', 'Unexpected term without a word'],
    ['https://example.com', 'Unexpected address'],
    ['x'.repeat(houseLimits.term + 1), 'Unexpected term of 101 characters'],
  ])('%j: %s', (term, problem) => {
    expect(problemOf({ accept: ['fine', term] })).toMatch(/^accept\[1\]: /)
    expect(problemOf({ accept: ['fine', term] })).toContain(problem)
    expect(problemOf({ reject: { fine: 'good', [term]: 'x' } })).toMatch(/^reject\["/)
    expect(problemOf({ reject: { fine: 'good', [term]: 'x' } })).toContain(problem)
  })

  it.each([
    'C++',
    '.NET',
    'R&D',
    'Node.js',
    'U.S.',
    'Yahoo!',
    '24/7',
    '(?i)GitHub',
    'naïve',
    '日本',
  ])('%j is none of them', (term) => {
    expect(problemOf({ accept: [term] })).toBeNull()
  })
})

describe('an id of an own rule', () => {
  it.each(['weasel-word', 'generic_phrasing', 'policy'])('is none that is built in: %s', (id) => {
    expect(problemOf({ rules: [{ ...rule, id }] })).toMatch(/^rules\[0\]\.id: .* is built in\./)
  })

  it('is named with the keys that lead to it', () => {
    expect(findHouseProblem(withPhrase('a)'))).toMatchObject({
      code: 'invalid_option',
      path: ['rules', 1, 'phrases', 1],
      problem: 'Unexpected pattern “a)”: an unmatched “)”.',
    })
  })

  it('is that of one rule', () => {
    expect(problemOf({ rules: [rule, rule] })).toBe(
      'rules[1].id: Unexpected id `acme-synergy`, which another rule has.',
    )
  })
})

describe('what a house may hold', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `term ${at}`)
  const rulesOf = (count: number, phrases: readonly string[]) =>
    many(count).map((_, at) => ({ ...rule, id: `acme-${at}`, phrases: [...phrases] }))

  it.each<[string, House]>([
    ['accept: ', { accept: many(houseLimits.terms + 1) }],
    [
      'reject: ',
      { reject: Object.fromEntries(many(houseLimits.terms + 1).map((term) => [term, 'x'])) },
    ],
    ['rules: ', { rules: rulesOf(houseLimits.rules + 1, ['x']) }],
    ['rules[0].phrases: ', { rules: rulesOf(1, many(houseLimits.phrases + 1)) }],
    [
      'rules: ',
      {
        rules: rulesOf(60, ['a (b|c|d|e|f|g|h|i|j|k) (b|c|d|e|f|g|h|i|j|k) (b|c|d|e|f|g|h|i|j|k)']),
      },
    ],
  ])('is bounded: %s', (place, house) => {
    expect(problemOf(house)?.startsWith(place)).toBe(true)
    expect(problemOf(house)).toMatch(/expected at most \d+\.$/)
  })

  it('is made ready once, for equal settings too', () => {
    const house = { accept: ['one'], rules: [rule] }
    const compiled = compiledHouse(house, known)
    expect(compiledHouse(house, known)).toBe(compiled)
    expect(compiledHouse(structuredClone(house), known)).toBe(compiled)
    expect(compiledHouse({ ...house, accept: ['two'] }, known)).not.toBe(compiled)
  })

  it('may be nothing', () => {
    expect(compiledHouse({}, known)).toBeUndefined()
    expect(compiledHouse({ accept: [], reject: {}, rules: [] }, known)).toBeUndefined()
  })
})
