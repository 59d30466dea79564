import { expect, it } from 'vitest'
import { madeSample, madeSamples } from './made-samples.ts'
import { unseenSections } from './unseen-sections.ts'

it('every wild file, foreign people, newest generators and attacks have their rows', () => {
  const rated = [
    ...madeSamples(4),
    ...madeSamples(4, { file: 'blogs-wild', domain: 'blog' }),
    madeSample({ machine: 1, risk: 0.9 }),
    madeSample({ file: 'blogs-wild', domain: 'blog', machine: 1, risk: 0.2 }),
    madeSample({ file: 'blogs-human', domain: 'blog' }),
    madeSample({ machine: 1, attack: 'dipper', risk: 0.8 }),
  ]
  const newest = [madeSample({ machine: 1, model: 'Opus 5', risk: 0.6 })]
  const [wild, attacks] = unseenSections(rated, newest)
  const measures = wild?.rows.map(({ measure }) => measure) ?? []
  for (const start of [
    'docs-wild, ',
    'blogs-wild, ',
    'human documentation and blogs',
    'newest generator',
  ]) {
    expect(
      measures.some((measure) => measure.startsWith(start)),
      start,
    ).toBe(true)
  }
  expect(wild?.rows.find(({ measure }) => measure.includes('Opus 5'))?.value).toMatch(/^100\.0 %/)
  expect(wild?.tables).toHaveLength(11)
  expect(attacks?.rows[0]?.value).toBe('1.000')
})
