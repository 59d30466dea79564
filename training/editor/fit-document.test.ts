import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { spearman } from '../metrics.ts'
import { createRandom } from '../random.ts'
import { crossFitDocument, fitDocument, rawOf } from './fit-document.ts'
import { scales } from './ratings.ts'

const features = [
  { name: 'raises', sign: 1 },
  { name: 'lowers', sign: -1 },
  { name: 'says the opposite', sign: 1 },
] as const

const random = createRandom(5)
const rows = Array.from({ length: 120 }, (_, at) => {
  const values = [random(), random(), random()]
  const [up = 0, down = 0, opposite = 0] = values
  return {
    values,
    rating: Math.exp(0.8 + 0.6 * up - 0.4 * down - 0.3 * opposite),
    group: `${at >> 1}`,
  }
})

it('finds the weights of known ratings, less the penalty, and none of the wrong sign', () => {
  const [up = 0, down = 0, opposite = 0] = fitDocument(rows, features)
  expect(up).toBeGreaterThan(0.45)
  expect(up).toBeLessThan(0.65)
  expect(down).toBeGreaterThan(-0.45)
  expect(down).toBeLessThan(-0.25)
  expect(opposite).toBe(0)
})

it('scores each draft without its group', () => {
  const raws = crossFitDocument(rows, features)
  const own = fitDocument(rows, features)
  expect(raws).not.toEqual(rows.map(({ values }) => rawOf(own, values)))
  expect(
    spearman(
      raws,
      rows.map(({ rating }) => rating),
    ),
  ).toBeGreaterThan(0.8)
})

it('our own ratings are numbers of two passes, and quote nothing', async () => {
  const text = await readFile(`${import.meta.dirname}/own-ratings.jsonl`, 'utf8')
  const lines = text.trim().split('\n')
  expect(lines.length).toBe(120)
  for (const line of lines) {
    const rating: Record<string, unknown> = JSON.parse(line)
    expect(Object.keys(rating)).toEqual(['file', 'id', 'group', 'ratings'])
    expect(rating['ratings']).toHaveLength(2)
    for (const pass of Object.values(rating['ratings'] ?? [])) {
      expect(Object.keys(pass)).toEqual([...scales])
      for (const value of Object.values(pass)) {
        expect(Number(value) * 2).toBe(Math.round(Number(value) * 2))
        expect(value).toBeGreaterThanOrEqual(1)
        expect(value).toBeLessThanOrEqual(5)
      }
    }
  }
})
