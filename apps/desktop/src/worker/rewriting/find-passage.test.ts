import { expect, it } from 'vitest'
import { findPassage } from './find-passage.ts'

/** What is found for the text between the marks. */
function found(marked: string): string | null {
  const from = marked.indexOf('«')
  const to = marked.indexOf('»') - 1
  const text = marked.replace(/[«»]/g, '')
  const part = findPassage(text, from, to)
  return part === null ? null : text.slice(part.start, part.end)
}

it.each([
  [
    'the paragraph of a caret',
    'One.\n\nTwo «»words\non two lines.\n\nThree.',
    'Two words\non two lines.',
  ],
  [
    'every paragraph of a selection',
    'One «here.\n\nTwo» there.\n\nThree.',
    'One here.\n\nTwo there.',
  ],
  ['a whole list', '- one\n- «two»\n- three\n', '- one\n- two\n- three'],
  ['the indentation of a first line', 'One.\n\n  - «two»\n', '  - two'],
  ['the last line without an end', 'One.\n\n«Two»', 'Two'],
  ['the first line', '«One».\n\nTwo', 'One.'],
  [
    'lines that end as on Windows',
    'One.\r\n\r\nTwo «now»\r\nand on.\r\n\r\nThree.',
    'Two now\r\nand on.',
  ],
])('takes %s', (_what, marked, passage) => {
  expect(found(marked)).toBe(passage)
})

it.each([
  ['an empty line', 'One.\n«»\nTwo.'],
  ['the front matter', '---\ntitle: «Bread»\n---\n\nWords.'],
  ['an empty text', '«»'],
])('takes nothing at %s', (_what, marked) => {
  expect(found(marked)).toBeNull()
})

it('leaves front matter out, also where no empty line follows it', () => {
  expect(found('---\ntitle: Bread\n---\nWe «bake».')).toBe('We bake.')
  expect(found('---\ntitle: «Bread\n---\n\nWe» bake.')).toBe('We bake.')
})
