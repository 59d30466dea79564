import { describe, expect, it } from 'vitest'
import { analyzeText } from '../analyze-text.ts'
import { readMarks, writeMarks } from '../rule-engine/marked-text.ts'
import { ruleCatalogue } from './rule-catalogue.ts'

/** What the examples of `rejected-term` say that the settings hold. */
const house = { reject: { utilise: 'use' } }

function flagged(id: string, source: string): string {
  const { evidence } = analyzeText(
    { source, syntax: 'markdown' },
    { house, maxEvidence: Number.POSITIVE_INFINITY },
  )
  const ranges = evidence
    .filter(({ rule }) => rule === id)
    .map(({ start = 0, end = 0 }) => ({ start, end }))
  return writeMarks(source, ranges)
}

describe('every rule that a report can name', () => {
  it.each(ruleCatalogue.map(({ id, examples }) => [id, examples] as const))(
    '%s shows a text that the engine flags and one that it leaves alone',
    (id, { bad, good }) => {
      const marked = bad.filter(
        (text) => flagged(id, readMarks(text).text) !== readMarks(text).text,
      )
      expect(marked.length).toBeGreaterThan(0)
      expect(good.length).toBeGreaterThan(0)
      expect(good.map((text) => flagged(id, text))).toEqual(good)
    },
  )
})

it.each(['even-texture', 'stock-words', 'rejected-term'])('%s marks what it flags', (id) => {
  const examples = ruleCatalogue.find((rule) => rule.id === id)?.examples.bad ?? []
  expect(examples).not.toEqual([])
  for (const marked of examples) expect(flagged(id, readMarks(marked).text)).toBe(marked)
})
