import { expect, it } from 'vitest'
import { madeSample, madeSamples } from './made-samples.ts'
import { newestOf, newestRows, splitWithoutNewest } from './newest-generators.ts'
import { verdictOf } from './row.ts'

it('a newest model is known by its name or by that of its generator, in wild files alone', () => {
  expect(newestOf(madeSample({ model: 'Opus 5', generator: 'claude-code' }))).toBe('Opus 5')
  expect(newestOf(madeSample({ generator: 'gpt-5.2' }))).toBe('gpt-5.2')
  expect(newestOf(madeSample({ model: 'Opus 4.5' }))).toBeUndefined()
  expect(newestOf(madeSample({ model: 'Opus 5', file: 'slop2025' }))).toBeUndefined()
})

it('a newest model is left out with the repositories that it wrote in', () => {
  const samples = [
    { ...madeSample({ machine: 1, model: 'Opus 5', group: 'a' }), split: 'train' },
    { ...madeSample({ group: 'a' }), split: 'train' },
    { ...madeSample({ group: 'b' }), split: 'dev' },
    { ...madeSample({ group: 'c' }), split: 'test' },
    { ...madeSample({ group: 'd' }), split: 'train', evaluationOnly: true },
  ] as const
  const all = samples.map((sample) => ({ evaluationOnly: false, ...sample }))
  expect(splitWithoutNewest(all)).toEqual({ train: [3], dev: [2], out: [0] })
})

it('every newest model has its share, and few documents are told without a verdict', () => {
  const rows = newestRows([
    ...madeSamples(12, { machine: 1, model: 'Opus 5', risk: 0.5 }),
    ...madeSamples(4, { machine: 1, model: 'Opus 5', risk: 0.8 }),
    ...madeSamples(4, { machine: 1, model: 'Opus 5', risk: 0.1 }),
    ...madeSamples(3, { machine: 1, model: 'gpt-5.2', risk: 0.1 }),
    ...madeSamples(50, { machine: 1, model: 'Opus 4.5', risk: 0.9 }),
  ])
  const [all, first] = rows
  expect(all?.value).toMatch(/^69\.6 % \(.*; 17\.4 % \(/)
  expect(first?.value).toMatch(/^80\.0 % \(.*; 20\.0 % \(/)
  expect(rows.map((row) => verdictOf(row))).toEqual(['yes', 'yes', '–', '–', '–'])
  expect(rows.at(-1)?.measure).toContain('gpt-5.2')
})
