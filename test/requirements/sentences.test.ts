import { expect, it } from 'vitest'
import { sentences } from './sentences.ts'
import { idsOf, requirements } from './titles.ts'

const rows = Object.entries(requirements).flatMap(([family, { titles }]) =>
  idsOf(family).map((id, index) => ({
    id,
    title: titles[index] ?? '',
    sentence: sentences[family]?.[index] ?? '',
  })),
)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d_/.]+/gu) ?? []

it('every family has a sentence for each of its requirements, and there are no others', () => {
  const counts = (lists: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(lists).map(([family, list]) => [family, list.length])
  const titles = Object.fromEntries(
    Object.entries(requirements).map(([family, each]) => [family, each.titles]),
  )
  expect(counts(sentences)).toEqual(counts(titles))
})

it.each(rows)('$id is one sentence that says more than its name', ({ title, sentence }) => {
  expect(sentence).toMatch(/^[A-Z`][^|\n]*\.$/)
  expect(sentence.length).toBeLessThanOrEqual(160)
  expect(sentence).not.toMatch(/[.!?] [A-Z]/)
  const words = wordsOf(sentence)
  expect(words.length).toBeGreaterThanOrEqual(5)
  const named = new Set(wordsOf(title))
  expect(words.filter((word) => !named.has(word)).length).toBeGreaterThanOrEqual(3)
})

it('no two requirements have the same sentence', () => {
  expect(new Set(rows.map(({ sentence }) => sentence)).size).toBe(rows.length)
})
