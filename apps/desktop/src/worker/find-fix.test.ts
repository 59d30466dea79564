import { describe, expect, it } from 'vitest'
import { findFix } from './find-fix.ts'

const source =
  '# In order to bake\n\nWe weigh the flour in order to waste less of it, 4.1 kg a day.\n'
const draft = { source, syntax: 'markdown' } as const

const request = (words: string, suggestion: string, from = 0) => {
  const start = source.indexOf(words, from)
  const finding = { rule: 'wordy-phrase', quote: words, start, end: start + words.length }
  return { finding, suggestion }
}

describe('the edit that takes a suggestion', () => {
  it('is the one of the engine, with its verdict and what it does to the scores', () => {
    const fix = findFix(draft, {}, request('in order to', 'to', 20))
    expect(fix).toMatchObject({ text: 'to', safety: { status: 'passed' } })
    expect(source.slice(fix?.start, fix?.end)).toBe('in order to')
    expect(fix?.effects).not.toBeNull()
  })

  it('is the suggestion as it is where the engine would edit nothing, and is judged as well', () => {
    const fix = findFix(draft, {}, request('In order to', 'To'))
    expect(fix).toMatchObject({ start: 2, end: 13, text: 'To', safety: { status: 'failed' } })
  })

  it('fails where a fact would change', () => {
    const fix = findFix(draft, {}, request('4.1 kg', '5 kg'))
    expect(fix?.safety.failure_reasons.join(' ')).toContain('4.1')
  })

  it('is none for a finding without a place', () => {
    const finding = { rule: 'wordy-phrase', quote: '', start: null, end: null }
    expect(findFix(draft, {}, { finding, suggestion: 'to' })).toBeNull()
  })
})
