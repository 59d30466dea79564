import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readDocument } from '../../../../../test/support/show-document.ts'
import type { OwnRule } from '../../schema/index.ts'
import { analyzeText } from '../analyze-text.ts'
import { findHouseProblem } from './compiled-house.ts'

const units = (text: string, ...more: string[]) => fc.constantFrom(...text, ...more)

/** No stops and no double quotation marks: a sentence may end in such a term, and quoted words are not read. */
const anyTerm = fc
  .array(units("abcABC019 -+#&/,'’éßñЖ日ش$%@()_=:", '\u00ad', '\u200b', '𝒂', '–'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((letters) => letters.join(''))

it('a term that settings may hold is found where a draft holds it', () => {
  let held = 0
  fc.assert(
    fc.property(anyTerm, (term) => {
      const house = { reject: { [term]: {} } }
      if (findHouseProblem(house) !== null) return
      held++
      const source = `then we ${term.trim()} went`
      const { evidence } = analyzeText({ source, syntax: 'plain' }, { house })
      const found = evidence.filter(({ rule }) => rule === 'rejected-term')
      expect(found.length).toBeGreaterThan(0)
      for (const { span, start, end } of found) expect(source.slice(start, end)).toBe(span)
    }),
    { numRuns: 1500, seed: 7 },
  )
  expect(held).toBeGreaterThan(800)
})

const rule: OwnRule = {
  id: 'acme-any',
  type: 'other',
  severity: 'low',
  phrases: [],
  message: 'No.',
  fix: 'Say it.',
}

it('a word that a phrase may hold is one word of a draft, and no other is', () => {
  const anyWord = fc
    .array(units("abé01.'’&ßж", '𝒂'), { minLength: 1, maxLength: 6 })
    .map((letters) => letters.join(''))
  fc.assert(
    fc.property(anyWord, (word) => {
      const { words } = readDocument(word, 'plain')
      const isOne = words.count === 1 && words.starts[0] === 0 && words.ends[0] === word.length
      const problem = findHouseProblem({ rules: [{ ...rule, phrases: [word] }] })
      expect([word, problem === null]).toEqual([word, isOne && !word.includes('𝒂')])
    }),
    { numRuns: 3000, seed: 7 },
  )
})

it('finishes hostile drafts and hostile terms', () => {
  const the = 'the '.repeat(20)
  const house = {
    accept: [`${the.slice(0, 90)}x`],
    reject: { [`${the.slice(0, 90)}y`]: 'z', the: 'a' },
    rules: [{ ...rule, phrases: [`the ${'(the|) '.repeat(9)}x`] }],
  }
  expect(findHouseProblem(house)).toBeNull()
  const source = 'the '.repeat(10_000)
  const { evidence } = analyzeText(
    { source, syntax: 'plain' },
    { house, maxEvidence: Number.POSITIVE_INFINITY },
  )
  expect(evidence.filter((item) => item.rule === 'rejected-term').length).toBe(10_000)
})
