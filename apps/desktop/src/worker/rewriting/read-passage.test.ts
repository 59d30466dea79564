import { expect, it } from 'vitest'
import { MOST_SENT } from '../../shared/rewriting.ts'
import { fingerprintFinding } from '../mark-draft.ts'
import { readPassage } from './read-passage.ts'

const source = `---
author: Nobody
---

Experts say that the oven is very unique.

We weigh flour in order to waste less of it.
`
const options = { context: { format: 'article', intended_use: 'publish' } } as const

function read(words: string, text = source, ignored: { fingerprint: string; rule: string }[] = []) {
  const start = text.indexOf(words)
  const draft = { source: text, syntax: 'markdown' } as const
  return readPassage(draft, options, { start, end: start + words.length, ignored })
}

it('returns one paragraph with its findings, and nothing else', () => {
  const found = read('flour')
  expect(found).toEqual({
    status: 'found',
    passage: {
      start: source.indexOf('We weigh'),
      end: source.length - 1,
      text: 'We weigh flour in order to waste less of it.',
      needs: [{ fix: expect.stringMatching(/\.$/), words: 'in order to' }],
    },
  })
  expect(JSON.stringify(found)).not.toMatch(/Experts|Nobody/)
})

it('sends nothing where the rules saw nothing, or only what the writer has dismissed', () => {
  expect(read('oven', 'The oven needs an hour.')).toEqual({ status: 'no_needs' })
  const start = source.indexOf('in order to')
  const place = {
    start,
    end: start + 11,
    from: { line: 7, column: 16 },
    to: { line: 7, column: 27 },
  }
  const rest = {
    type: 'other',
    title: '',
    severity: 'low',
    explanation: '',
    suggestion: null,
    edit: null,
  } as const
  const named = { ...rest, rule: 'wordy-phrase', quote: 'in order to', place }
  const ignored = [{ rule: 'wordy-phrase', fingerprint: fingerprintFinding(source, named) }]
  expect(read('flour', source, ignored)).toEqual({ status: 'no_needs' })
})

it('sends no front matter, no empty line and nothing that is too long', () => {
  expect(read('Nobody')).toEqual({ status: 'no_words' })
  const long = 'We did it in order to eat. '.repeat(Math.ceil(MOST_SENT / 27) + 1)
  expect(read('We did', long)).toEqual({ status: 'too_long' })
})
