import { describe, expect, it } from 'vitest'
import { checkOptions, layerOf } from './options.ts'

const problemOf = (options: unknown): string => {
  try {
    checkOptions(options)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return 'no problem'
}

describe('options', () => {
  it('may be left out', () => {
    expect(checkOptions(undefined)).toEqual({})
    expect(checkOptions(null)).toEqual({})
  })

  it.each([
    [{ failon: 'high' }, 'Unknown key `failon`. Did you mean `failOn`?'],
    [{ fail_on: 'high' }, 'Unknown key `fail_on`. Did you mean `failOn`?'],
    [{ overrides: [{ files: ['a'], intendeduse: 'cite' }] }, 'Did you mean `intendedUse`?'],
    [
      { failOn: 'higher' },
      'Unexpected value "higher" for `failOn`, expected one of none, medium, high, revise, human_review, reject. Did you mean `high`?',
    ],
    [{ cache: 'yes' }, 'Unexpected value "yes" for `cache`, expected boolean.'],
    [{ ignoreRules: ['long-wrod'] }, 'Unknown rule `long-wrod`. Did you mean `long-word`?'],
    [{ reportFile: 'report.txt' }, 'expected a path that ends in .json, .sarif or .html.'],
    [{ report: 'file' }, "`report: 'file'` needs `reportFile`"],
    ['high', 'Unexpected value "high" for the whole value, expected object.'],
  ])('%j is refused in words', (options, words) => {
    expect(problemOf(options)).toContain('remark-content-trust: ')
    expect(problemOf(options)).toContain(words)
  })

  it('name settings as config files and front matter do, after one step', () => {
    const checked = checkOptions({
      failOn: 'revise',
      ignoreRules: { 'long-word': 'names of parts' },
    })
    expect(layerOf(checked)).toMatchObject({
      fail_on: 'revise',
      ignore_rules: { 'long-word': 'names of parts' },
    })
  })
})
