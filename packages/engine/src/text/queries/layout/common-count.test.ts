import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import { itemLengths, nearMiddle, sentencesOfParagraphs } from './common-count.ts'

const paragraphs = (...counts: number[]) =>
  counts.map((count) => new Array(count).fill('It rains here.').join(' ')).join('\n\n')

describe('the sentences of paragraphs', () => {
  it.each([
    [paragraphs(3, 3, 1), { things: 3, value: 3, alike: 2 }],
    [paragraphs(1, 2), { things: 2, value: 1, alike: 1 }],
    [
      `# Title\n\n${paragraphs(2)}\n\n- ${paragraphs(4)}\n\n> ${paragraphs(4)}`,
      { things: 1, value: 2, alike: 1 },
    ],
    [paragraphs(40, 50), { things: 2, value: 32, alike: 2 }],
    ['', { things: 0, value: 0, alike: 0 }],
  ])('are counted in %j', (source, count) => {
    expect(sentencesOfParagraphs(readDocument(source))).toEqual(count)
  })
})

it('list items are measured in words, without their further paragraphs', () => {
  const source = '- one two\n\n  more of the same\n- one\n\n> - one two three\n\nOne two.'
  expect([...itemLengths(readDocument(source))]).toEqual([2, 1])
})

describe('lengths about the middle one', () => {
  it.each([
    [[10, 10, 10], { things: 3, from: 7, to: 13, near: 3 }],
    [[20, 14, 13, 26, 27], { things: 5, from: 14, to: 26, near: 3 }],
    [[30, 9, 10, 100], { things: 4, from: 21, to: 39, near: 1 }],
    [[], { things: 0, from: 0, to: 0, near: 0 }],
  ])('of %j', (lengths, range) => {
    expect(nearMiddle(Uint32Array.from(lengths), 0.3)).toEqual(range)
  })
})
