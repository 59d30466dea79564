import { expect, it } from 'vitest'
import { analyzeText } from '../analyze-text.ts'
import { countWords } from './count-words.ts'

const source = `---
title: Not counted
---

# Two words

We weigh a well-known flour, \`not this\`.

\`\`\`
nor this
\`\`\`

- and this item
`
const draft = { source, syntax: 'markdown' } as const

it('counts prose once: no settings, no code, and hyphenated words as one', () => {
  // Two words; We weigh a well-known flour; and this item.
  expect(countWords(draft)).toEqual({ words: 10, selected: 10 })
})

it('counts as a result does', () => {
  const { words } = countWords(draft)
  expect(analyzeText(draft, { details: true }).coverage?.words).toBe(words)
})

it('counts the words that begin in a range', () => {
  const of = (text: string) => {
    const start = source.indexOf(text)
    return countWords(draft, { start, end: start + text.length }).selected
  }
  expect(of('We weigh')).toBe(2)
  expect(of('well-known')).toBe(1)
  expect(of('# Two words\n\nWe')).toBe(3)
  expect(of('title: Not counted')).toBe(0)
  expect(of('nor this')).toBe(0)
  expect(countWords(draft, { start: 0, end: 0 }).selected).toBe(0)
})

it('refuses what is no draft', () => {
  // @ts-expect-error: a caller in JavaScript may pass anything.
  expect(() => countWords({ source: 1 })).toThrow(
    expect.objectContaining({ code: 'invalid_draft' }),
  )
})
