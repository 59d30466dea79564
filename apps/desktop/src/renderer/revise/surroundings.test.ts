import { Text } from '@codemirror/state'
import { expect, it } from 'vitest'
import { surroundingsOf } from './surroundings.ts'

it('gives the rest of a short line', () => {
  const doc = Text.of(['A title', 'We met in order to talk.', 'End'])
  const start = doc.toString().indexOf('in order to')
  expect(surroundingsOf(doc, start, start + 11)).toEqual({
    before: 'We met ',
    gone: 'in order to',
    after: ' talk.',
  })
})

it('cuts a long line at words and shows that it does', () => {
  const line = `${'word '.repeat(40)}here${' more'.repeat(40)}`
  const start = line.indexOf('here')
  const { before, after } = surroundingsOf(Text.of([line]), start, start + 4)
  expect(before).toMatch(/^…word .*word $/)
  expect(after).toMatch(/^ more.* more…$/)
  expect(before.length).toBeLessThan(100)
})
