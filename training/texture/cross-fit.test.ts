import { describe, expect, it } from 'vitest'
import { FOLDS, foldOf, splitOfFold } from './cross-fit.ts'
import { madeSample } from './made-sample.ts'

describe('the folds', () => {
  it('keep a source in one fold, whatever the group', () => {
    const folds = ['a', 'b', 'c'].map((group) => foldOf({ file: 'biscope', group }))
    expect(new Set(folds).size).toBe(1)
  })

  it('keep a repository in one fold, and spread repositories over all', () => {
    const folds = Array.from({ length: 200 }, (_, at) =>
      foldOf({ file: at % 2 === 0 ? 'docs-wild' : 'blogs-wild', group: `owner/name-${at >> 1}` }),
    )
    for (let at = 0; at < folds.length; at += 2) expect(folds[at]).toBe(folds[at + 1])
    expect(new Set(folds).size).toBe(FOLDS)
  })

  it('refuse a file that has none', () => {
    expect(() => foldOf({ file: 'unknown', group: '' })).toThrow('Unexpected file unknown')
  })

  it('fit to no sample of the fold and to none that only evaluates', () => {
    const samples = [
      madeSample({ file: 'biscope', split: 'train' }),
      madeSample({ file: 'outfox', split: 'train' }),
      madeSample({ file: 'outfox', split: 'dev' }),
      madeSample({ file: 'docs', split: 'train', evaluationOnly: true }),
    ]
    expect(splitOfFold(samples, foldOf({ file: 'biscope', group: '' }))).toEqual({
      train: [1],
      dev: [2],
    })
  })
})
