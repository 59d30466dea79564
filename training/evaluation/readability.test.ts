import { readdirSync, readFileSync } from 'node:fs'
import { dictionary } from 'cmu-pronouncing-dictionary'
import { describe, expect, it } from 'vitest'
import { countSyllables } from '../../packages/engine/src/style/readability/syllables.ts'
import { hasCorpora } from '../corpora.ts'
import { readabilityRows } from './readability.ts'

describe.skipIf(!hasCorpora)('readability beside published values', async () => {
  const rows = hasCorpora ? await readabilityRows() : []
  const valuesOf = (start: string): number[] => {
    const row = rows.find(({ measure }) => measure.startsWith(start))
    return row?.value.split('; ').map(Number.parseFloat) ?? []
  }

  it.each([
    ['flesch_reading_ease', 1],
    ['flesch_kincaid_grade', 0.3],
    ['smog_index', 0.3],
  ])('%s lies within %d of what textstat expects', (name, most) => {
    const [median = Number.NaN] = valuesOf(name)
    expect(median).toBeLessThanOrEqual(most)
  })

  it.each([
    ['Flesch reading ease, 3768', 0.985],
    ['Flesch-Kincaid grade, 3768', 0.975],
    ['automated readability index, 3768', 0.975],
  ])('%s texts of CLEAR correlate with the published values', (start, least) => {
    const [correlation = Number.NaN] = valuesOf(start)
    expect(correlation).toBeGreaterThanOrEqual(least)
  })

  it('syllables agree with the CMU Pronouncing Dictionary', () => {
    const [agreement = Number.NaN, difference = Number.NaN] = valuesOf('syllables')
    expect(agreement).toBeGreaterThanOrEqual(98.5)
    expect(Math.abs(difference)).toBeLessThanOrEqual(0.01)
  })
})

it('the words of our own pages have the syllables that the CMU Pronouncing Dictionary gives them', () => {
  const pages = readdirSync('docs').filter((name) => name.endsWith('.md'))
  const text = ['README.md', ...pages.map((name) => `docs/${name}`)]
    .map((path) => readFileSync(path, 'utf8').toLowerCase())
    .join('\n')
  const words = [...new Set(text.match(/\b[a-z]{3,}\b/g))].flatMap((word) => {
    const sounds = dictionary[word]
    return sounds === undefined ? [] : [{ word, expected: sounds.match(/\d/g)?.length ?? 0 }]
  })
  expect(words.length).toBeGreaterThan(2_000)
  const wrong = words.filter(({ word, expected }) => countSyllables(word) !== expected)
  // The dictionary itself gives many words twice, with different numbers of syllables.
  expect(wrong.length / words.length, wrong.map(({ word }) => word).join(' ')).toBeLessThan(0.04)
  const bias = wrong.reduce((sum, { word, expected }) => sum + countSyllables(word) - expected, 0)
  expect(Math.abs(bias / words.length)).toBeLessThan(0.03)
})
