import { describe, expect, it } from 'vitest'
import { checkOptions } from './options.ts'

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
    const { pages, ...own } = checkOptions(undefined)
    expect(Object.values(own).filter((value) => value !== undefined)).toEqual([])
    expect(pages).toMatchObject({ layer: {}, overrides: [], ignoreFiles: [] })
    expect(checkOptions(null)).toEqual(checkOptions(undefined))
  })

  it.each([
    [{ failon: 'high' }, 'Unknown key `failon`. Did you mean `failOn`?'],
    [{ fail_on: 'high', failOn: 'high' }, 'Unknown key `failOn`. Did you mean `fail_on`?'],
    [{ fail_on: 'higher' }, 'Unexpected value "higher" for `fail_on`'],
    [{ extends: './a.json' }, 'Unknown key `extends`.'],
    [{ overrides: [{ files: ['a'], intendeduse: 'cite' }] }, 'Did you mean `intendedUse`?'],
    [
      { failOn: 'higher' },
      'Unexpected value "higher" for `failOn`, expected one of none, medium, high, revise, human_review, reject. Did you mean `high`?',
    ],
    [{ cache: 'yes' }, 'Unexpected value "yes" for `cache`, expected boolean.'],
    [{ reportFile: 'report.txt' }, 'expected a path that ends in .json, .sarif or .html.'],
    [{ report: 'file' }, "`report: 'file'` needs `reportFile`"],
    [{ failOnDev: 'yes' }, 'Unexpected value "yes" for `failOnDev`, expected one of none, medium'],
    [{ ignoreFiles: ['docs\\api\\**'] }, 'Write `docs/api/**`, on Windows too.'],
    [{ overrides: [{ files: ['blog\\*.md'] }] }, 'Write `blog/*.md`, on Windows too.'],
    ['high', 'Unexpected value "high" for the whole value, expected object.'],
  ])('%j is refused', (options, words) => {
    expect(problemOf(options)).toContain('remark-content-trust: ')
    expect(problemOf(options)).toContain(words)
  })

  it('may escape a sign of a pattern', () => {
    const files = ['\\!draft.md', 'a\\ b.md', '\\[id\\].md']
    expect(checkOptions({ ignoreFiles: files }).pages.ignoreFiles).toEqual(files)
  })

  it.each([
    [{ failOn: 'revise', ignoreRules: { 'long-word': 'names of parts' }, ignoreFiles: ['old/'] }],
    [
      {
        fail_on: 'revise',
        ignore_rules: { 'long-word': 'names of parts' },
        ignore_files: ['old/'],
      },
    ],
  ])('%j has the names of config files after a check', (options) => {
    const overrides = [{ files: ['blog/**'], intendedUse: 'cite' }]
    expect(checkOptions({ ...options, overrides }).pages).toMatchObject({
      layer: { fail_on: 'revise', ignore_rules: { 'long-word': 'names of parts' } },
      ignoreFiles: ['old/'],
      overrides: [{ files: ['blog/**'], layer: { intended_use: 'cite' } }],
    })
  })
})
