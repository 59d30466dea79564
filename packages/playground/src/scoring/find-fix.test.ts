import { describe, expect, it } from 'vitest'
import { findFix } from './find-fix.ts'

const source =
  '# In order to bake\n\nWe weigh the flour in order to waste less of it, 4.1 kg a day.\n'
const draft = { source, syntax: 'markdown' } as const

const request = (words: string, from = 0, rule = 'wordy-phrase') => {
  const start = source.indexOf(words, from)
  return { rule, start }
}

describe('the edit that takes a suggestion', () => {
  it('is the one of the engine, with its verdict and what it does to the scores', () => {
    const fix = findFix(draft, {}, request('in order to', 20))
    expect(fix).toMatchObject({ text: 'to', safety: { status: 'passed' } })
    expect(source.slice(fix?.start, fix?.end)).toBe('in order to')
    expect(fix?.effects).not.toBeNull()
  })

  it('repairs what is beside the text', () => {
    const wet = { source: 'Rain fell. Needless to say, it was wet.\n', syntax: 'markdown' } as const
    const start = wet.source.indexOf('Needless')
    const fix = findFix(wet, {}, { rule: 'presumed-obvious', start })
    expect(wet.source.slice(fix?.start, fix?.end)).toBe('Needless to say, i')
    expect(fix?.text).toBe('I')
  })

  it('is null where the engine would edit nothing', () => {
    expect(findFix(draft, {}, request('In order to'))).toBeNull()
    expect(findFix(draft, {}, request('4.1 kg'))).toBeNull()
  })

  it('is null for a finding without a place', () => {
    expect(findFix(draft, {}, { rule: 'wordy-phrase', start: null })).toBeNull()
  })
})
