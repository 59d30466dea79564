import { describe, expect, it } from 'vitest'
import type { Document } from '../../document/document.ts'
import { scanMarkdown } from '../../markdown/scan-markdown.ts'
import { compileRules } from '../../rule-engine/compile-rules.ts'
import { createDocument } from '../../tokenize/create-document.ts'
import { sentenceBreaker } from '../../tokenize/sentence-breaks.ts'
import { findBareRuns } from '../density/bare-runs.ts'
import { hasAmountNear, hasDetailNear, hasInstanceAfter, lowerAt } from './surroundings.ts'

const { vocabulary } = compileRules([], [])

function read(text: string): Document {
  return createDocument(scanMarkdown(text, 'markdown'), vocabulary, sentenceBreaker)
}

/** The number of the first word of the text that reads `word`. */
function find(document: Document, word: string): number {
  for (let at = 0; at < document.words.count; at++) if (lowerAt(document, at) === word) return at
  return -1
}

describe('what surrounds a hit', () => {
  it.each([
    ['many of 40 boats sank', true],
    ['many of forty boats sank', true],
    ['many boats sank in **March**', false],
    ['many boats sank on Friday', true],
    ['many boats sank. Four were saved.', false],
    ['many a one sank', false],
  ])('sees an amount only in the sentence of the hit: %s', (text, expected) => {
    const document = read(text)
    expect(hasAmountNear(document, find(document, 'many'))).toBe(expected)
  })

  it.each([
    ['many boats sank off Dover', true],
    ['many boats sank, says `log.txt`', true],
    ['many boats sank, [it is said](https://example.org)', true],
    ['many boats sank, and I sank too', false],
  ])('takes names, links and code for something to check: %s', (text, expected) => {
    const document = read(text)
    expect(hasDetailNear(document, find(document, 'many'))).toBe(expected)
  })

  it.each([
    ['It has many uses, such as roofing.', true],
    ['It has many uses: roofs and walls.', true],
    ['It has many uses. One is roofing.', true],
    ['It has many uses.\n\n- roofs\n- walls', true],
    ['It has many uses.\n\n```\nroof()\n```', true],
    ['It has many uses. People like it.', false],
    ['It has many uses.\n\nPeople like it.', false],
  ])('finds the instance that a claim announces: %s', (text, expected) => {
    const document = read(text)
    expect(hasInstanceAfter(document, find(document, 'uses'))).toBe(expected)
  })
})

describe('runs of prose without detail', () => {
  const bare = 'The plan is good and it helps.'

  it('joins neighbouring paragraphs and reads over headings', () => {
    const runs = findBareRuns(read(`${bare}\n\n# Why\n\n${bare}\n\nIn 2019 it rained.\n\n${bare}`))
    expect(runs.map(({ paragraphs, isWhole }) => [paragraphs, isWhole])).toEqual([
      [2, false],
      [1, false],
    ])
  })

  it('tells when the whole draft is one run', () => {
    expect(findBareRuns(read(`${bare}\n\n- ${bare}`)).map((run) => run.isWhole)).toEqual([true])
    expect(findBareRuns(read(`${bare}\n\n> ${bare}`)).map((run) => run.isWhole)).toEqual([false])
  })
})
