import { describe, expect, it } from 'vitest'
import { readDocument } from '../../../../../../test/support/show-document.ts'
import { bareSections, substanceOf } from './document-substance.ts'

const bare = 'everything works well when everybody agrees about whatever comes along next'

function countsOf(source: string) {
  return substanceOf(readDocument(source)).counts
}

describe('what is specific in a draft', () => {
  it.each([
    ['numbers', 'It took 14 ms and 3 tries.', 2],
    ['dates', 'It opened on 3 June.', 2],
    ['inline code', 'Run `npm test` now.', 1],
    ['addresses', 'See https://example.org/a now.', 1],
    ['figures of tables and headings', '# Part 2\n\n| a | b |\n| - | - |\n| c | 12 |', 2],
    ['no numbers of steps', 'Step 2 comes after Step 1.', 0],
    ['no words', 'It took a while and many tries.', 0],
  ])('is counted: %s', (_, source, count) => {
    expect(countsOf(source).specific).toBe(count)
  })

  it('covers the words around it and not those further away', () => {
    expect(countsOf(bare).uncovered).toBe(countsOf(bare).plain)
    expect(countsOf(`${bare} 42`).uncovered).toBe(countsOf(bare).plain - 9)
    expect(countsOf('It works in 42 ways.').uncovered).toBe(0)
  })

  it('covers text beside a block of code, and not across a heading', () => {
    expect(countsOf(`${bare}\n\n\`\`\`sh\nmake\n\`\`\``).uncovered).toBe(0)
    const apart = countsOf(`${bare}\n\n# More\n\n\`\`\`sh\nmake\n\`\`\``)
    expect(apart.uncovered).toBe(apart.plain)
  })

  it('keeps what is specific, and its articles and units, out of the words that are counted', () => {
    const before = countsOf(bare)
    const after = countsOf(
      bare.replace('when', 'in 2019 [the guide](https://example.org) 3 ms when'),
    )
    expect(after.plain).toBe(before.plain)
    expect(after.unknown).toBe(before.unknown)
    expect(after.links).toBe(1)
  })

  it('knows content that is told again further away', () => {
    const fact = 'Caching stores rendered pages locally.'
    expect(countsOf(`${fact}\n\n${bare}. ${bare}. ${bare}.\n\n${fact}`).repeated).toBe(2)
    expect(countsOf(`${fact} ${fact}`).repeated).toBe(0)
  })

  it('counts praise and guesses only where nothing specific is near', () => {
    expect(countsOf('A robust and seamless tool, possibly.')).toMatchObject({
      quality: 2,
      guess: 1,
    })
    expect(countsOf('A robust and seamless tool, possibly in 3 s.')).toMatchObject({
      quality: 0,
      guess: 0,
    })
  })
})

it('names the sections without anything specific', () => {
  const source = `# One\n\n${bare}.\n\n# Two\n\n${bare} in 2019.\n\n# Three\n\nShort.`
  const document = readDocument(source)
  const starts = bareSections(document).map(({ firstBlock }) => document.blocks.starts[firstBlock])
  expect(starts).toEqual([source.indexOf('One')])
})
