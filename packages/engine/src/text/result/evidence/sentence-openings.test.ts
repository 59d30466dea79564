import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import { readOpenings } from './sentence-openings.ts'

const draft = (...firsts: string[]) =>
  firsts.map((first) => `${first} pump ran for eight hours in the hall.`).join(' ')

describe('the openings of sentences', () => {
  it('have a commonest word, as the source spells its first place', () => {
    const { sentences, word, times } = readOpenings(readDocument(draft('When', 'One', 'WHEN', 'A')))
    expect([sentences, word, times]).toEqual([4, 'When', 2])
  })

  it('repeat in a row of one word, or of words that point back', () => {
    const run = (...firsts: string[]) => readOpenings(readDocument(draft(...firsts)))
    expect(run('Our', 'This', 'This', 'It')).toMatchObject({
      run: ['This', 'This', 'It'],
      inRuns: 3,
    })
    expect(run('Our', 'Our', 'Our')).toMatchObject({ run: ['Our', 'Our', 'Our'], inRuns: 3 })
    expect(run('Our', 'Our', 'This', 'It')).toMatchObject({ run: [], inRuns: 0 })
    expect(run('This', 'It', 'That', 'Our', 'Our', 'Our', 'Our')).toMatchObject({
      run: ['Our', 'Our', 'Our', 'Our'],
      inRuns: 7,
    })
  })

  it('never repeat over the end of a paragraph, nor in a list', () => {
    expect(readOpenings(readDocument(`${draft('It', 'It')}\n\n${draft('It')}`)).run).toEqual([])
    expect(readOpenings(readDocument(`- ${draft('It', 'It', 'It')}`)).run).toEqual([])
  })

  it('are not read in fragments and headings', () => {
    const source = `# ${draft('Its')}\n\nIt rained. ${draft('Our')} It rained.`
    expect(readOpenings(readDocument(source))).toMatchObject({
      sentences: 1,
      word: 'Our',
      times: 1,
    })
  })

  it('are none without sentences', () => {
    expect(readOpenings(readDocument(''))).toEqual({
      sentences: 0,
      word: '',
      times: 0,
      run: [],
      inRuns: 0,
    })
  })
})
