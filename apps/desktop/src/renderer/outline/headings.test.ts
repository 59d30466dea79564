import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { EditorState } from '@codemirror/state'
import { describe, expect, it } from 'vitest'
import { headingAt, headingsOf } from './headings.ts'

const stateOf = (doc: string) =>
  EditorState.create({ doc, extensions: [markdown({ base: markdownLanguage })] })
function readAll(state: EditorState) {
  for (;;) {
    const { list, isWhole } = headingsOf(state)
    if (isWhole) return list
  }
}

const listed = (doc: string) =>
  readAll(stateOf(doc)).map(({ from, level, text }) => `${from}: ${level} ${text}`)

describe('the headings of a draft', () => {
  it('have their level and their words without signs', () => {
    expect(
      listed('# One **two** `three` #\n\ntext\n\n### [Link](https://a.example "t") here\n'),
    ).toEqual(['0: 1 One two three', '31: 3 Link here'])
    expect(listed('Under a line\n===\n\nSecond\n---\n')).toEqual([
      '0: 1 Under a line',
      '18: 2 Second',
    ])
  })

  it('are none in code and in front matter', () => {
    expect(listed('```\n# no\n```\n\n# yes\n')).toEqual(['14: 1 yes'])
    expect(listed('---\ntitle: Bread\n---\n\n# yes\n')).toEqual(['22: 1 yes'])
  })

  it('are found at the end of a long draft', () => {
    const long = `${'Some words of a long draft.\n\n'.repeat(3000)}# The end\n`
    expect(listed(long).at(-1)).toMatch(/: 1 The end$/)
  })

  it('know the one above an offset', () => {
    const headings = readAll(stateOf('intro\n\n# One\n\ntext\n\n# Two\n'))
    expect(headingAt(headings, 2)).toBeNull()
    expect(headingAt(headings, 15)?.text).toBe('One')
    expect(headingAt(headings, 20)?.text).toBe('Two')
  })
})
