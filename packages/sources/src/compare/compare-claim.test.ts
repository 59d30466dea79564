import { expect, it } from 'vitest'
import { comparisonSchema } from '../schema/index.ts'
import { compareClaim } from './compare-claim.ts'
import { indexSource } from './source-index.ts'

const compare = (claim: string, source: string) =>
  comparisonSchema.parse(compareClaim(claim, indexSource(source)))
const verdictOf = (claim: string, source: string) => compare(claim, source).verdict

it.each([
  ['The mill ground 1,200 sacks.', 'In that week the mill ground 1.2 thousand sacks of rye.'],
  ['The mill ground twelve hundred sacks.', 'The mill ground 1200 sacks.'],
  ['Rye rose by 12 %.', 'Rye rose by twelve per cent in May.'],
  ['Rye rose by 12%.', 'Rye rose by 12 percent.'],
  ['The dam opened on 3 May 2024.', 'On May 3rd, 2024, the dam opened.'],
  ['The dam opened in May 2024.', 'Opened: the dam, 2024-05-03.'],
  ['The dam opened on 3 May.', 'The dam opened on 3 May 2024.'],
  ['It holds 1.5 kg of sand.', 'The bag holds 1,500 grams of sand.'],
  ['The ride takes 90 minutes.', 'The ride takes an hour and a half, or 1.5 hours.'],
  ['Fares cost €24.', 'Fares now cost 24 euros.'],
  ['Fares fell by a fifth.', 'Fares fell by 20 percent.'],
  ['Half of the fleet is electric.', 'Of the fleet, 50 percent is electric.'],
  ['About 2.6 million people saw it.', 'It was seen by 2,614,000 people.'],
  ['Nearly 3,900 guests came.', 'In all, 3,870 guests came.'],
  ['More than 500 guests came.', 'In all, 523 guests came.'],
  ['Less than 40 guests came.', 'In the end only 38 guests came.'],
  ['It sold 98.772 seats.', 'The hall sold 98,772 seats.'],
  ['The plan passed by 12 votes to 4.', 'With 12 votes to 4 the plan passed.'],
  ['Version 3.2.1 of the tool fixes it.', 'The tool is fixed in version 3.2.1.'],
  [
    'The mayor called it “a gift … to the town”.',
    'The mayor called it "a gift, and a large one, to the town".',
  ],
  ['The mayor called [it] “a gift [of luck] to us”.', 'The mayor said: a gift to us, no less.'],
  ['The World Health Organization warned on 4 May.', 'On 4 May the WHO warned of it.'],
  ['The WHO warned on 4 May.', 'On 4 May the World Health Organization warned of it.'],
  ['Jonas Berg runs all 14 mills.', 'J. Berg runs the 14 mills.'],
  ['Rye is almost two thirds cheaper.', 'Rye is 66 percent cheaper now.'],
  ['Nearly a third of the fleet is electric.', 'Of the fleet, 31 percent is electric.'],
  ['Three quarters of the fleet is electric.', 'Of the fleet, 75 percent is electric.'],
  ['It boils in under four minutes.', 'The kettle boils in 3 minutes and 40 seconds.'],
  ['The pump moved 48 litres before.', 'The pump went from 48 to 52 litres.'],
  ['Costs were 5.4 million crowns at least.', 'Costs were between 5.4 and 5.6 million crowns.'],
  ['They waited for three months, and 40 gave up.', 'They waited for 90 days, and 40 gave up.'],
  ['The bid was CHF 215,000.', 'The bid was 215,000 francs.'],
  ['It reached 41.3 degrees Celsius.', 'It reached 41.3 °C in the shade.'],
  ['Fees are $5 per share.', 'Fees are $5 for each share.'],
])('takes “%s” to be what “%s” says', (claim, source) => {
  expect(verdictOf(claim, source)).toBe('supported')
})

it.each([
  ['The mill ground 1,300 sacks.', 'The mill ground 1,200 sacks.', '1,200'],
  ['Rye rose by 12 percent.', 'Rye rose by 12 percentage points.', '12 percentage points'],
  ['The dam holds 25 GB of logs.', 'The dam holds 25 MB of logs.', '25 MB'],
  ['The dam opened on 3 May 2024.', 'The dam opened on 3 May 2023.', '3 May 2023'],
  ['The dam opened in 1968.', 'The dam opened in 1958.', '1958'],
  ['More than 500 guests came.', 'In the end only 480 guests came.', '480'],
  ['At least 500 guests came.', 'At most 500 guests came.', '500'],
  ['About 500 guests came.', 'In all, 640 guests came.', '640'],
  ['The share rose to 4 percent.', 'The share rose from 4 percent to 6 percent.', '6 percent'],
  [
    'Costs grew by 8 percent.',
    'Sales grew by 8 percent. Costs grew by 3 percent over the year.',
    '3 percent',
  ],
])('says that “%s” is contradicted by “%s”', (claim, source, stated) => {
  const { verdict, facts } = compare(claim, source)
  expect(verdict).toBe('contradicted')
  expect(facts.find((fact) => fact.verdict === 'contradicted')?.stated).toBe(stated)
})

it.each([
  ['The mill ground 1,300 sacks.', 'The mill is old, and its wheel turns slowly.'],
  [
    'The mayor called it “a gift to the whole town”.',
    'The mayor said nothing about the mill today.',
  ],
  ['Ruth Adeyemi leads the council.', 'The council is led by Carol Bright these days.'],
])('finds nothing of “%s” in “%s”', (claim, source) => {
  expect(verdictOf(claim, source)).toBe('not_found')
})

it.each([
  ['The mill is old.', 'The mill is old, and its wheel turns slowly.'],
  ['The two mills are old.', 'Both mills are old, and their wheels turn slowly.'],
  ['Sales doubled.', 'Sales rose from 5 to 10 million crowns in a year.'],
  ['A share of 2.6 percent is gone.', 'The share that is gone is 2.61 percent.'],
  ['Sales grew by $68 million.', 'Sales grew from $744 million to $812 million.'],
  ['The trial lasted for seven days.', 'The trial lasted for one week, said the mayor.'],
  ['It stops after half a minute.', 'It stops after 30 seconds unless you ask it.'],
  ['The mill ground 1,300 sacks.', ''],
  ['The mill ground 1,300 sacks.', 'Please enable JavaScript.'],
])('cannot tell “%s” from “%s”', (claim, source) => {
  expect(verdictOf(claim, source)).toBe('cannot_tell')
})

it('shows the sentence that supports a claim, by its place in the source', () => {
  const source = 'The mill is old. In May it ground 1,200 sacks (a record). Its wheel turns slowly.'
  const { sentence, facts } = compare('The mill ground 1,200 sacks in May.', source)
  expect(source.slice(sentence?.start, sentence?.end)).toContain('it ground 1,200 sacks')
  expect(facts.map(({ kind, claimed, verdict }) => [kind, claimed, verdict])).toEqual([
    ['number', '1,200', 'supported'],
    ['date', 'May', 'supported'],
  ])
})

it('takes 24/7 for a word', () => {
  expect(
    verdictOf('The desk is open 24/7 in Marlow.', 'The desk in Marlow never closes at all.'),
  ).toBe('supported')
})

it('does not miss the names of who reports', () => {
  expect(
    verdictOf('According to Eurostat, rye rose by 12 percent.', 'Rye rose by 12 percent.'),
  ).toBe('supported')
  expect(
    verdictOf('Eurostat reports that rye rose by 12 percent.', 'Rye rose by 12 percent.'),
  ).toBe('supported')
})

it('reads hostile sources and claims of 100 KB in time', () => {
  const claim = 'On 3 May 2024 Ruth Adeyemi sold 12 mills for €1.2 million, “a gift to the town”.'
  for (const piece of [
    '12 ',
    '"a gift to ',
    'May 3. ',
    'mills and mills, ',
    'A. ',
    '(',
    '\u200b',
    'sold 1.2 million for ',
  ]) {
    const text = piece.repeat(100_000 / piece.length)
    expect(() => compareClaim(claim, indexSource(text))).not.toThrow()
    expect(() => compareClaim(text.slice(0, 2000), indexSource(text))).not.toThrow()
  }
})
