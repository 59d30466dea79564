import { expect, it } from 'vitest'
import { madeSample, madeSamples } from './made-samples.ts'
import { missedByKind, missedTable } from './missed.ts'

const samples = [
  ...madeSamples(3, { machine: 1, risk: 0.3999 }),
  madeSample({ machine: 1, risk: 0.4 }),
  madeSample({ machine: 1, risk: 0.7 }),
  madeSample({ risk: 0.1 }),
  madeSample({ risk: 0.5 }),
  madeSample({ domain: 'speech', risk: 0.1 }),
  madeSample({ domain: 'news', machine: 1, risk: 0.1 }),
]

it('counts machine texts at low in each kind that has any', () => {
  const [docs, news, ...others] = missedByKind(samples)
  expect(others).toEqual([])
  expect(docs).toMatchObject({
    kind: 'documentation',
    machines: 5,
    machines_at_low: { count: 3, share: 0.6 },
    machines_at_high: { count: 1, share: 0.2 },
    people: 2,
    people_at_low: { count: 1, share: 0.5 },
  })
  expect(news).toMatchObject({ kind: 'news', machines: 1, people: 0 })
})

it('leaves a dash where a kind has no people', () => {
  const lines = missedTable(missedByKind(samples))
  expect(lines.at(-1)).toMatch(/^\| news \| 1 \| 100\.0 % \(.*\) \| 0\.0 % \(.*\) \| 0 \| – \|$/)
})
