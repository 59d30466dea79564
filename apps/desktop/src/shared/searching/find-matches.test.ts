import { describe, expect, it } from 'vitest'
import { compileSearch, type Search } from './compile-search.ts'
import { findMatches, findReplacements, SlowSearchError } from './find-matches.ts'
import type { SearchTerm } from './search-term.ts'

const plain: SearchTerm = { term: '', isRegex: false, matchesCase: false, isWholeWord: false }

function searchFor(term: string, options: Partial<SearchTerm> = {}): Search {
  const compiled = compileSearch({ ...plain, ...options, term })
  if (!compiled.ok) throw new Error(compiled.problem)
  return compiled.search
}

function found(text: string, term: string, options: Partial<SearchTerm> = {}): string[] {
  const matches = [...findMatches(searchFor(term, options), text)].filter((match) => match !== null)
  return matches.map(({ from, to }) => `${from}:${text.slice(from, to)}`)
}

function replaced(text: string, term: string, by: string, options: Partial<SearchTerm> = {}) {
  let result = ''
  let at = 0
  for (const edit of findReplacements(searchFor(term, options), text, by)) {
    if (edit === null) continue
    result += text.slice(at, edit.from) + edit.insert
    at = edit.to
  }
  return result + text.slice(at)
}

describe('the places of a term', () => {
  it('are found in any case, unless the case matters', () => {
    expect(found('Bread, bread and BREAD', 'bread')).toEqual(['0:Bread', '7:bread', '17:BREAD'])
    expect(found('Bread, bread', 'bread', { matchesCase: true })).toEqual(['7:bread'])
    expect(found('ÄRGER', 'ärger')).toEqual(['0:ÄRGER'])
  })

  it('take signs as they are, unless the term is an expression', () => {
    expect(found('Is it a.b or axb (c)?', 'a.b')).toEqual(['6:a.b'])
    expect(found('Is it (c)?', '(c)')).toEqual(['6:(c)'])
    expect(found('a.b axb', 'a.b', { isRegex: true })).toEqual(['0:a.b', '4:axb'])
  })

  it('are whole words by letters of every script', () => {
    expect(found('art, party, art-house', 'art', { isWholeWord: true })).toEqual([
      '0:art',
      '12:art',
    ])
    expect(found('été, étés', 'été', { isWholeWord: true })).toEqual(['0:été'])
    expect(found('a (b) c', '(b)', { isWholeWord: true })).toEqual(['2:(b)'])
  })

  it('know lines, go over their ends, and are never empty', () => {
    const lines = { isRegex: true }
    expect(found('one\ntwo\n', '^t\\w+$', lines)).toEqual(['4:two'])
    expect(found('one\n\n\ntwo', '\\n{2,}', lines)).toEqual(['3:\n\n\n'])
    expect(found('aab', 'x*', lines)).toEqual([])
  })

  it('are the same in a long text, which is searched in stretches', () => {
    const text = Array.from({ length: 3000 }, (_, at) => `line ${at} of bread`).join('\n')
    const matches = [...findMatches(searchFor('bread'), text)]
    expect(matches.filter((match) => match !== null)).toHaveLength(3000)
    expect(matches.filter((match) => match === null).length).toBeGreaterThan(5)
    expect(found(text, '^line 2999', { isRegex: true })).toEqual([
      `${text.lastIndexOf('line')}:line 2999`,
    ])
  })
})

describe('an expression that other engines never finish', () => {
  it.each(['(a+)+$', '(a|aa)+$', '(a*)*b', '([a-z]+)*!'])('%s takes a moment', (term) => {
    const text = `${'a'.repeat(50_000)}?`
    const before = performance.now()
    found(text, term, { isRegex: true })
    expect(performance.now() - before).toBeLessThan(2000)
  })

  it('is refused for a text that cannot be cut', () => {
    const search = searchFor('[^x]{500}y', { isRegex: true })
    expect(() => [...findMatches(search, 'a'.repeat(500_000))]).toThrow(SlowSearchError)
  })
})

describe('what takes the place of a match', () => {
  it('is taken as it is, unless the term is an expression', () => {
    expect(replaced('a b a', 'a', '$1\\n')).toBe('$1\\n b $1\\n')
    const regex = { isRegex: true }
    expect(replaced('Ann Lee', '(\\w+) (\\w+)', '$2, $1 ($&) $$', regex)).toBe(
      'Lee, Ann (Ann Lee) $',
    )
    expect(replaced('12:30', '(?<h>\\d+):(?<m>\\d+)', '$<h>\\n$<m>$9', regex)).toBe('12\n30')
  })
})

describe('an expression with a mistake', () => {
  const problem = (term: string) => {
    const compiled = compileSearch({ ...plain, term, isRegex: true })
    return compiled.ok ? null : compiled.problem
  }
  it.each([
    ['(a', 'bracket_open'],
    ['a)', 'bracket_closed'],
    ['[a', 'class_open'],
    ['[z-a]', 'class_range'],
    ['*a', 'nothing_to_repeat'],
    ['a**', 'repeated_twice'],
    ['a{5,2}', 'repeat_count'],
    ['(?=a)', 'look_around'],
    ['(?<!a)b', 'look_around'],
    ['(a)\\1', 'back_reference'],
    ['\\y', 'escape'],
    ['a\\', 'last_backslash'],
    ['(?<n>a)(?<n>b)', 'group_name'],
    ['(abc|def|ghi){900}', 'too_large'],
  ])('%s is named', (term, expected) => {
    expect(problem(term)).toBe(expected)
  })
})
