import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import { CLAIM, claimsOf, unbackedClaims } from './claim-sentences.ts'

function statesOf(source: string): number[] {
  return [...claimsOf(readDocument(source)).states]
}

describe('a sentence that claims something', () => {
  it.each([
    ['praise', 'It is a robust tool.'],
    ['a gain', 'It reduces the load.'],
    ['a rank', 'It is faster than others.'],
    ['a study', 'Research supports it.'],
    ['people in general', 'Everybody wants it.'],
  ])('wants backing: %s', (_, source) => {
    expect(statesOf(source)).toEqual([CLAIM.unbacked])
  })

  it.each([
    ['a link', 'It is [a robust tool](https://example.org).'],
    ['a source in the next sentence', 'It reduces the load. See [the log](https://example.org).'],
    ['code that shows it', 'The option `--fast` reduces the load.'],
    ['a first-hand account', 'I found it easier.'],
    ['a quotation', '> It is a robust tool.'],
  ])('is backed by %s', (_, source) => {
    expect(statesOf(source)[0]).toBe(CLAIM.backed)
  })

  it('is none where it says what is to be done', () => {
    expect(statesOf('Close the door and turn the handle.')).toEqual([CLAIM.none])
    expect(statesOf('# A robust tool')).toEqual([CLAIM.outside])
  })
})

it('counts the sections that hold an unbacked claim of two kinds, and lists the sentences', () => {
  const source =
    '# One\n\nIt is a robust tool that reduces the load.\n\n# Two\n\nClose the door. It is simple.'
  const document = readDocument(source)
  expect(claimsOf(document)).toMatchObject({ sections: 2, unbackedSections: 1 })
  const found = unbackedClaims(document).map((at) => document.sentences.starts[at])
  expect(found).toEqual([source.indexOf('It is a'), source.indexOf('It is simple')])
})
