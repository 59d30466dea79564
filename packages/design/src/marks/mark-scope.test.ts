import { ruleCatalogue } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'
import { scopeOf, sentenceNumber, wholeDraftRules } from './mark-scope.ts'

const sentences = [0, 10, 11, 30, 31, 40]
const finding = (start: number, end: number) => {
  const at = { line: 1, column: 1 }
  return {
    rule: 'a-rule',
    type: 'generic_phrasing' as const,
    title: '',
    severity: 'low' as const,
    quote: '',
    explanation: '',
    suggestion: null,
    edit: null,
    place: { start, end, from: at, to: at },
  }
}

describe('how a finding is drawn', () => {
  it('is under the text where it is a part of a sentence', () => {
    expect(scopeOf(finding(3, 7), sentences)).toBe('phrase')
    expect(scopeOf(finding(11, 20), sentences)).toBe('phrase')
  })

  it('is behind the text where it is a whole sentence or more', () => {
    expect(scopeOf(finding(0, 9), sentences)).toBe('sentence')
    expect(scopeOf(finding(11, 40), sentences)).toBe('sentence')
  })

  it('is in the gutter where it speaks of the whole draft', () => {
    expect(scopeOf({ ...finding(0, 5), place: null }, sentences)).toBe('draft')
    expect(scopeOf({ ...finding(0, 5), rule: 'draft-without-detail' }, sentences)).toBe('draft')
  })

  it('is under the text where the sentences are unknown', () => {
    expect(scopeOf(finding(0, 9), [])).toBe('phrase')
  })

  it('names rules that the engine has', () => {
    const known = ruleCatalogue.map(({ id }) => id)
    expect(known).toEqual(expect.arrayContaining([...wholeDraftRules]))
  })
})

describe('the number of a sentence', () => {
  it('is counted from one', () => {
    expect(sentenceNumber(sentences, 0)).toEqual({ at: 1, of: 3 })
    expect(sentenceNumber(sentences, 12)).toEqual({ at: 2, of: 3 })
    expect(sentenceNumber(sentences, 39)).toEqual({ at: 3, of: 3 })
  })
})
