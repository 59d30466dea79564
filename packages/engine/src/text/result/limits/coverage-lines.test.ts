import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import { coverageOf } from './coverage.ts'

/** “prose of all” of the lines of a draft. */
const linesOf = (source: string) => {
  const { lines, scored_lines } = coverageOf(readDocument(source))
  return `${scored_lines} of ${lines}`
}

describe('the lines that are prose', () => {
  it.each([
    ['a line with a word', 'One.', '1 of 1'],
    ['each line of a paragraph', 'One\ntwo\nthree.\n', '3 of 3'],
    ['no line of code', 'One.\n\n```\na\nb\n```\n\nTwo.\n', '2 of 6'],
    ['no rule', 'One.\n\n---\n\nTwo.\n', '2 of 3'],
    ['an image with a text, before and after its paragraph', '![A pier](a.png)\nOne.\n', '2 of 2'],
    ['the text of an image on two lines', '![A long\nquay](a.png)\nOne.\n', '3 of 3'],
    ['such an image below', 'One.\n![A pier](a.png)\n\nTwo.\n', '3 of 3'],
  ])('are %s', (_name, source, share) => {
    expect(linesOf(source)).toBe(share)
  })

  it('are held against no line that shows nothing', () => {
    expect(linesOf('One.\n\n\n   \n\t\n\u00a0\n\ufeff\n \u00a0 \nTwo.\n')).toBe('2 of 2')
    expect(linesOf('One.\r\n\r\nTwo.\r\n')).toBe('2 of 2')
  })

  it('have a share with four decimals', () => {
    expect(coverageOf(readDocument('One.\n\n***\n***\n')).share).toBe(0.3333)
    expect(coverageOf(readDocument('***\n')).share).toBe(0)
    expect(coverageOf(readDocument('')).share).toBe(1)
  })
})

describe('front matter', () => {
  it('holds no lines of the draft', () => {
    expect(linesOf('---\ntitle: One\ntags: two\n---\nOne.\n***\n')).toBe('1 of 2')
    expect(linesOf('+++\ntitle = "One"\n+++\nOne.\n***\n')).toBe('1 of 2')
  })

  it('ends at its closing fence, not at dashes in a value', () => {
    expect(linesOf('---\ntitle: a --- b\ntags: two\n---\nOne.\n')).toBe('1 of 1')
  })

  it('may be all that there is', () => {
    expect(linesOf('---\ntitle: One\n---')).toBe('0 of 0')
    expect(linesOf('---\ntitle: One\n---\n')).toBe('0 of 0')
  })

  it('may be empty, and may have blanks after its fences', () => {
    expect(linesOf('---\n---\nOne.\n***\n')).toBe('1 of 2')
    expect(linesOf('---  \ntitle: One\n---  \nOne.\n***\n')).toBe('1 of 2')
  })

  it.each(['\n', '\r\n', '\r'])(
    'is found after a byte order mark, with lines that end in %j',
    (end) => {
      const source = '\ufeff---\ntitle: One\n\n---\nOne.'.replaceAll('\n', end)
      expect(linesOf(`${source}\n***\n`)).toBe('1 of 2')
    },
  )
})

it('words and sentences are those of the prose', () => {
  const counts = (source: string) => {
    const { words, sentences } = coverageOf(readDocument(source))
    return [words, sentences]
  }
  expect(counts('One two. Well-read three.\n\n```\nfour\n```\n')).toEqual([4, 2])
  expect(counts('')).toEqual([0, 0])
  expect(counts('***\n')).toEqual([0, 0])
})
