import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import { evenShapes } from './even-shapes.ts'

const shapesOf = (source: string, most = 9) => evenShapes(readDocument(source), most)

const subjects = ['One', 'Two', 'Our', 'My', 'Some', 'Few', 'Most', 'All', 'Each', 'Both']
/** A whole sentence of so many words, each with another opening. */
const sentence = (at: number, words = 9 + 7 * (at % 3)) =>
  `${subjects[at % subjects.length]} pump${' ran on'.repeat(words)}.`
/** Paragraphs of so many sentences each. */
const paragraphs = (...counts: number[]) => {
  let at = 0
  return counts.map((count) => Array.from({ length: count }, () => sentence(at++)).join(' '))
}
const list = (bold: number, plain: number, mark = '**Tea:**') =>
  [
    ...Array.from({ length: bold }, () => `- ${mark} hot`),
    ...Array.from({ length: plain }, () => '- milk'),
  ].join('\n')

describe('bold openings are named', () => {
  it.each([
    [list(11, 3), ['11 of 14 list items open with a bold phrase and a colon']],
    [list(2, 2), ['2 of 4 list items open with a bold phrase and a colon']],
    [list(4, 0, '**Tea**'), ['4 of 4 list items open with a bold phrase']],
    [list(2, 3), []],
    [list(3, 0), []],
  ])('in %j: %j', (source, said) => {
    expect(shapesOf(source)).toEqual(said)
  })

  it('with all of them where the colon is rarer', () => {
    const source = `${list(2, 1)}\n${list(3, 0, '**Tea**')}`
    expect(shapesOf(source)).toEqual(['5 of 6 list items open with a bold phrase'])
  })

  it('in paragraphs from three in ten on', () => {
    const source = (bold: number, plain: number) =>
      [...new Array(bold).fill('**Tea:** hot'), ...new Array(plain).fill('milk')].join('\n\n')
    expect(shapesOf(source(3, 7))).toEqual([
      '3 of 10 paragraphs open with a bold phrase and a colon',
    ])
    expect(shapesOf(source(2, 7))).toEqual([])
  })
})

describe('paragraphs are even', () => {
  it.each([
    [[3, 3, 3, 2, 1], ['3 of 5 paragraphs have three sentences']],
    [[12, 12, 12, 12, 12], ['5 of 5 paragraphs have 12 sentences']],
    [[3, 3, 2, 2, 1], []],
    [[1, 1, 1, 1, 1], []],
    [[3, 3, 3, 3], []],
  ])('with %j sentences: %j', (counts, said) => {
    expect(shapesOf(paragraphs(...counts).join('\n\n'))).toEqual(said)
  })
})

describe('openings are even', () => {
  const open = (...firsts: string[]) =>
    firsts.map((first, at) => `${first}${sentence(at).slice(sentence(at).indexOf(' '))}`)

  it('where a row points back', () => {
    const row = open('Our', 'This', 'This', 'It').join(' ')
    expect(shapesOf(row)).toEqual(['sentence openings repeat: “This”, “This”, “It”'])
    const long = [row, ...Array.from({ length: 30 }, (_, at) => sentence(at))].join('\n\n')
    expect(shapesOf(long)).toEqual([])
  })

  it('where one word opens three in ten sentences, or an article four in ten', () => {
    const some = (word: string, count: number, others: number) =>
      shapesOf(
        [...new Array(count).fill(word), ...Array.from({ length: others }, (_, at) => subjects[at])]
          .map((first, at) => open(first)[0]?.replace('ran', at % 2 ? 'ran' : 'ran far off and on'))
          .join('\n\n'),
      )
    expect(some('When', 5, 10).join()).toContain('5 of 15 sentences open with “When”')
    expect(some('When', 4, 5).join()).not.toContain('open with')
    expect(some('The', 5, 10).join()).not.toContain('open with')
    expect(some('The', 6, 9).join()).toContain('6 of 15 sentences open with “The”')
  })
})

describe('lengths are even', () => {
  const of = (...lengths: number[]) =>
    lengths.map((words, at) => `${subjects[at]}${' ran'.repeat(words - 1)}.`).join('\n\n')

  it.each([
    [of(10, 10, 12, 9, 30, 8), ['5 of 6 sentences have 7 to 13 words']],
    [of(10, 10, 12, 30, 30, 40), []],
    [of(10, 10, 10, 10, 10), []],
  ])('of the sentences of %j: %j', (source, said) => {
    expect(shapesOf(source)).toEqual(said)
  })

  it('of list items that are more than a term', () => {
    const items = (word: string) => `- ${new Array(5).fill(word).join('\n- ')}`
    expect(shapesOf(items('tea milk sugar bread'))).toEqual(['5 of 5 list items have 3 to 5 words'])
    expect(shapesOf(items('tea milk'))).toEqual([])
  })
})

it('no more is said than asked for', () => {
  const source = `${list(4, 0, '**Tea:** warm and good')}\n- **Tea:** hot`
  expect(shapesOf(source, 0)).toEqual([])
  expect(shapesOf(source, 1)).toHaveLength(1)
})
