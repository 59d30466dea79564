import { describe, expect, it } from 'vitest'
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
