import { expect, it } from 'vitest'
import type { Scored } from './score-corpora.ts'
import { slopGenreTable } from './slop-genres.ts'

const row = (domain: string, machine: 0 | 1, slop: number): Scored => ({
  file: 'file',
  domain,
  machine,
  split: 'test',
  characters: 600,
  words: 100,
  coverage: 1,
  texture: 0,
  slop,
  confidence: 'medium',
  kinds: [],
  misread: false,
})

it('gives each genre its shares, its medians and its area', () => {
  const table = slopGenreTable([
    row('essay', 0, 0.1),
    row('essay', 0, 0.4),
    row('essay', 1, 0.7),
    row('product', 0, 0.9),
  ])
  expect(table).toContain(
    '| essay | 2 | 0.25 | 50.0 % | 0.0 % | 1 | 0.70 | 100.0 % | 100.0 % | 1.000 (few texts) |',
  )
  expect(table).toContain(
    '| product (product copy) | 1 | 0.90 | 100.0 % | 100.0 % | 0 | – | – | – | – |',
  )
})
