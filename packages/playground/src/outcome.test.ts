import { analyzeText } from '@content-trust/engine'
import type { Finding } from '@content-trust/engine/report'
import { expect, it } from 'vitest'
import { applySuggestion, findAgain, fixOf, type Outcome, outcomeOf, placesOf } from './outcome.ts'

const source = 'The very unique plan works. It is no secret that very perfect days are rare.'
const scored: Outcome = outcomeOf(source, {
  result: analyzeText({ source, syntax: 'markdown' }),
  sentences: [],
  fixes: {},
})

const finding = (quote: string): Finding => {
  const found = scored.findings.find((each) => each.quote === quote)
  if (found === undefined) throw new Error(`nothing was found at “${quote}”`)
  return found
}

it('replaces the words and keeps every later finding on its own', () => {
  const after = applySuggestion(scored, finding('very unique'))
  expect(after.source).toBe(source.replace('very unique', 'unique'))
  expect(after.isEdited).toBe(true)
  expect(after.findings.length).toBe(scored.findings.length - 1)
  for (const { place, quote } of after.findings) {
    if (place !== null) expect(after.source.slice(place.start, place.end)).toBe(quote)
  }
})

it('drops what overlapped the replaced words', () => {
  const wide = {
    ...finding('very unique'),
    quote: 'The very unique plan',
    suggestion: null,
    edit: null,
  }
  const place = finding('very unique').place
  if (place === null) throw new Error('expected a place')
  const around = { ...wide, place: { ...place, start: 0, end: 20 } }
  const outcome = { ...scored, findings: [around, ...scored.findings] }
  const after = applySuggestion(outcome, finding('very unique'))
  expect(after.findings.map(({ quote }) => quote)).not.toContain('The very unique plan')
})

it('includes the comma and the capital, and moves later edits', () => {
  const said = 'Needless to say, the very unique plan works in order to please.'
  const result = analyzeText({ source: said, syntax: 'markdown' })
  const outcome = outcomeOf(said, { result, sentences: [], fixes: {} })
  const first = outcome.findings.find(({ quote }) => quote.startsWith('Needless'))
  const last = outcome.findings.find(({ quote }) => quote === 'in order to')
  if (first === undefined || last === undefined) throw new Error('expected two findings')
  const after = applySuggestion(outcome, first)
  expect(after.source).toBe('The very unique plan works in order to please.')
  const moved = after.findings.find(({ quote }) => quote === 'in order to')
  if (moved === undefined) throw new Error('the later finding is gone')
  expect(applySuggestion(after, moved).source).toBe('The very unique plan works to please.')
})

it('leaves a finding without an edit alone', () => {
  const found = finding('very unique')
  expect(applySuggestion(scored, { ...found, edit: null })).toBe(scored)
})

it('knows the places that each fix is about, and the fix of each finding', () => {
  const [first] = scored.findings
  if (first === undefined) throw new Error('expected a finding')
  const outcome = { ...scored, fixes: { [first.rule]: 'Say it plainly.' } }
  expect(fixOf(outcome, first)).toBe('Say it plainly.')
  const places = placesOf(outcome, 'Say it plainly.')
  expect(places.length).toBeGreaterThan(0)
  expect(new Set(places.map((index) => scored.findings[index]?.rule))).toEqual(
    new Set([first.rule]),
  )
  expect(placesOf(outcome, 'Something else.')).toEqual([])
})

it('finds a finding again after the draft was scored again, the nearest of those alike', () => {
  const [near] = scored.findings
  if (near?.place == null) throw new Error('expected a place')
  const place = { ...near.place, start: near.place.start + 40, end: near.place.end + 40 }
  expect(findAgain(near, [{ ...near, place }, near])).toBe(1)
  expect(findAgain(near, [{ ...near, quote: 'other words' }])).toBeNull()
})
