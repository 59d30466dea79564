import { describe, expect, it } from 'vitest'
import { readVersion } from '../read-version.ts'
import { checkMeaning } from './check-meaning.ts'

const reasonsOf = (before: string, after: string) =>
  checkMeaning(readVersion(before, 'markdown'), readVersion(after, 'markdown'))
    .filter(({ check }) => check === 'quantities')
    .map(({ reason }) => reason)

describe('a “few”', () => {
  it.each([
    ['Few boats sank.', 'A few boats sank.', '“Few” became “A few”.'],
    ['We saw few boats.', 'We saw a few boats.', '“few” became “a few”.'],
    ['We saw quite a few boats.', 'We saw a few boats.', '“quite a few” became “a few”.'],
    ['We saw not a few boats.', 'We saw few boats.', '“not a few” became “few”.'],
    ['We saw only a few boats.', 'We saw quite a few boats.', '“only a few” became “quite a few”.'],
    ['We saw just a few boats.', 'We saw a few boats.', '“just a few” became “a few”.'],
    // The article of the sentence before is none of its own.
    ['They said “a”! Few boats sank.', 'They said “a”! A few boats sank.', '“Few” became “A few”.'],
  ])('says another amount: “%s” and “%s”', (before, after, reason) => {
    expect(reasonsOf(before, after)).toContain(reason)
    expect(reasonsOf(after, before)).not.toEqual([])
  })

  it.each([
    ['We saw just a few boats.', 'We saw few boats.'],
    ['We saw a few boats.', 'We met a few boats.'],
    ['The few boats sank.', 'These few boats sank.'],
    ['In the past few days boats sank.', 'Boats sank in the last few days.'],
    ['A few boats sank.', 'The few boats sank.'],
  ])('says the same amount or none: “%s” and “%s”', (before, after) => {
    expect(reasonsOf(before, after)).toEqual([])
    expect(reasonsOf(after, before)).toEqual([])
  })
})

describe('an amount', () => {
  it.each([
    ['Many boats sank.', 'A handful of boats sank.', '“Many” became “handful”.'],
    ['Plenty of boats sank.', 'Some boats sank.', '“Plenty” became “Some”.'],
    ['Few boats sank.', 'Countless boats sank.', '“Few” became “Countless”.'],
    ['It is much cheaper.', 'It is slightly cheaper.', '“much” became “slightly”.'],
    ['It grew marginally.', 'It grew sharply.', '“marginally” became “sharply”.'],
  ])('became another: “%s” and “%s”', (before, after, reason) => {
    expect(reasonsOf(before, after)).toContain(reason)
    expect(reasonsOf(after, before)).not.toEqual([])
  })

  it.each([
    ['It is much cheaper.', 'It is considerably cheaper.'],
    ['It grew slightly.', 'It grew marginally.'],
    ['It grew slightly.', 'It grew.'],
    ['Many boats sank.', 'Countless boats sank.'],
  ])('stayed as it was: “%s” and “%s”', (before, after) => {
    expect(reasonsOf(before, after)).toEqual([])
    expect(reasonsOf(after, before)).toEqual([])
  })
})
