import { markdown, markdownLanguage } from '@codemirror/lang-markdown'
import { EditorState } from '@codemirror/state'
import { expect, it } from 'vitest'
import { isInCode } from './is-in-code.ts'

const source = `---
title: x
---

Words \`code\` words.

\`\`\`js
const a = 1
\`\`\`

    indented

Last.

\`\`\`
open`

it.each([
  ['title', 2, true],
  ['Words', 2, false],
  ['code', 2, true],
  ['words.', 0, false],
  ['const', 0, true],
  ['indented', 3, true],
  ['Last', 1, false],
  ['open', 4, true],
])('at %j plus %d: %s', (words, more, isCode) => {
  const state = EditorState.create({
    doc: source,
    extensions: [markdown({ base: markdownLanguage })],
  })
  expect(isInCode(state, source.indexOf(words) + more)).toBe(isCode)
})

it('ends behind the fence that closes it', () => {
  const doc = '```\na\n```'
  const state = EditorState.create({ doc, extensions: [markdown({ base: markdownLanguage })] })
  expect([isInCode(state, 5), isInCode(state, doc.length)]).toEqual([true, false])
})
