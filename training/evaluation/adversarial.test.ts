import { expect, it } from 'vitest'
import { adversarialRows } from './adversarial.ts'
import { madeSample, madeSamples } from './made-samples.ts'

const essays = { file: 'outfox', domain: 'essay' }
const samples = [
  ...madeSamples(6, { ...essays, machine: 1, attack: 'dipper', risk: 0.8 }),
  ...madeSamples(2, { ...essays, machine: 1, attack: 'outfox', risk: 0.05 }),
  ...madeSamples(5, { ...essays, machine: 1, risk: 0.9 }),
  ...madeSamples(4, { ...essays, risk: 0.1 }),
  madeSample({ ...essays, file: 'other', risk: 0.75 }),
  madeSample({ domain: 'news', risk: 0.99 }),
  ...madeSamples(3, { domain: 'news', machine: 1, attack: 'rewrite-of-human', risk: 0.3 }),
]

it('attacked texts stand against people of their domains alone', () => {
  const { rows } = adversarialRows(samples)
  expect(rows[0]?.measure).toContain('8 texts against 5 of people')
  expect(rows.map(({ value }) => value)).toEqual(['0.750', '75.0 %', '20.0 %; 20.0 %'])
})

it('each attack has a line, rewrites of people’s texts apart from the rows', () => {
  const lines = adversarialRows(samples).table
  expect(lines).toContain('| outfox | 2 | essay | 0.000 | 0.0 % | 0.0 % | 5 | 20.0 % | 20.0 % |')
  expect(lines).toContain(
    '| rewrite-of-human | 3 | news | 0.000 | 0.0 % | 0.0 % | 1 | 100.0 % | 100.0 % |',
  )
  expect(lines).toContain('| paraphrase | 0 |  | – | – | – | 0 | – | – |')
})
