import { expect, it } from 'vitest'
import { readProse } from './read-prose.ts'

const read = (source: string) => readProse({ source, syntax: 'markdown' })

it('gives the words of each block without marks, code and addresses', () => {
  const source = `---
title: Oven
---
# The \`oven\` here

Run \`a b\` and [see *it*](x.md), *half*way at https://example.com/a, in <b>bold</b>.

> two
> lines

| cell |
| --- |
| ![the oven](y.png) |

\`\`\`
code
\`\`\`
`
  expect(read(source).map(({ kind, text }) => [kind, text])).toEqual([
    ['heading', 'The \ufffc here'],
    ['paragraph', 'Run \ufffc and see it, halfway at \ufffc, in bold .'],
    ['paragraph', 'two lines'],
    ['table_cell', 'cell'],
    ['table_cell', '\ufffc'],
    ['alt_text', 'the oven'],
  ])
})

it('says where each unit is in the source, across marks and line ends', () => {
  const source = '> A *half*way\n> house, 🥖 [more](x.md).'
  const [block] = read(source)
  if (block === undefined) throw new Error('There is a block.')
  const { text, offsets } = block
  const placed = (part: string): string => {
    const start = text.indexOf(part)
    return source.slice(offsets[start], (offsets[start + part.length - 1] ?? 0) + 1)
  }
  expect(text).toBe('A halfway house, 🥖 more.')
  expect(placed('halfway')).toBe('half*way')
  expect(placed('way house')).toBe('way\n> house')
  expect(placed('🥖 more')).toBe('🥖 [more')
  expect(offsets).toHaveLength(text.length + 1)
  expect(offsets[text.length]).toBe(source.length)
})

it('tells the language of each block, where its words do', () => {
  const blocks = read(
    'We weigh the flour so that less of it is wasted.\n\nDer Ofen ist warm und wir backen das Brot nicht zu lange.\n\nTwo loaves.\n\nМы печём хлеб.\n',
  )
  expect(blocks.map(({ language }) => language)).toEqual(['english', 'other', 'unclear', 'other'])
})

it('reads a long block and an empty draft', () => {
  const [block] = read('loaf '.repeat(20_000))
  expect(block?.text).toHaveLength(99_999)
  expect(read('')).toEqual([])
})
