import { analyzeText, explainPolicy } from '@content-trust/engine'
import { expect, it } from 'vitest'

function quotesOf(custom_policy: string, source: string): string[] {
  const { policy_matches } = analyzeText(
    { source, syntax: 'markdown' },
    { context: { custom_policy } },
  )
  return (policy_matches ?? []).map(({ span }) => span)
}

function readingsOf(policy: string): string[] {
  return explainPolicy(policy).map(({ reading }) => reading)
}

const heat = 'By noon it is 95 °F. In August it is 35 °C (95 °F), and at night 18 °C.'
const walk = 'The path is 6 miles long. The road takes 10 km (5 miles).'

it.each([
  ['Temperatures need to be in Celsius. Fahrenheit may follow in brackets.', heat, ['95 °F']],
  ['Temperatures are given in Celsius; Fahrenheit can be added in brackets.', heat, ['95 °F']],
  ['Use Celsius. Fahrenheit is allowed only in brackets.', heat, ['95 °F']],
  ['All temperatures in Celsius please (Fahrenheit may follow in brackets).', heat, ['95 °F']],
  ['Give temperatures in Celsius, with Fahrenheit in brackets if you like.', heat, ['95 °F']],
  ['No Fahrenheit except in brackets.', heat, ['95 °F']],
  ['Distances must be in kilometres. Miles may follow in brackets.', walk, ['6 miles']],
  [
    'Measurements must be metric, but the imperial equivalent can be added in brackets.',
    walk,
    ['6 miles'],
  ],
  [
    'Prices must be in euros. Other currencies may follow in brackets.',
    'The room costs $50. The suite costs €90 ($100).',
    ['$50'],
  ],
  ['No prices in brackets.', 'The mug (£5) is smaller than the bowl for £6.', ['£5']],
])('%s leaves what stands in brackets', (policy, draft, found) => {
  expect(readingsOf(policy)).toEqual(['whole'])
  expect(quotesOf(policy, draft)).toEqual(found)
})

it('names what may stand in brackets where no form tells it from the rest', () => {
  expect(readingsOf('Prices must be in euros. Dollars may follow in brackets.')).toContain('none')
  expect(readingsOf('Give temperatures in Celsius, with Fahrenheit in brackets.')).toEqual(['part'])
})

const talk = 'Coffee is at 10.30 am. The talk, on Luke 19:30, begins at 19:30 in the crypt.'

it.each([
  'Rewrite any time given on the 24-hour clock: we use am and pm.',
  'Rewrite times on the 24-hour clock. We use am and pm.',
  'Rewrite any time given on the 24-hour clock, we use am and pm.',
  'Change times on the 24-hour clock to am and pm.',
  'Any time on the 24-hour clock has to be changed to am or pm.',
  'Convert all 24-hour times to am and pm.',
  'Times on the 24-hour clock need changing to am and pm.',
])('%s finds the clock that is not wanted', (policy) => {
  expect(readingsOf(policy)).toEqual(['whole'])
  expect(quotesOf(policy, talk)).toEqual(['19:30'])
})

it.each([
  ['Change miles to kilometres.', walk, ['6 miles', '5 miles']],
  ['Rewrite distances in miles: we use metric units.', walk, ['6 miles', '5 miles']],
  ['Convert Fahrenheit to Celsius.', heat, ['95 °F', '95 °F']],
  ['Flag Fahrenheit: we use Celsius.', heat, ['95 °F', '95 °F']],
])('%s finds the unit that is not wanted', (policy, draft, found) => {
  expect(readingsOf(policy)).toEqual(['whole'])
  expect(quotesOf(policy, draft)).toEqual(found)
})

const goods = 'The mug costs 12.50 and the bowl costs £9.00. The mug holds 350 ml.'
const fair = 'The fair is on 5 May. It was on 4 May 2023 before.'

it.each([
  ['Every price needs a currency sign in front of it.', goods, ['12.50']],
  ['Put a currency sign before every price.', goods, ['12.50']],
  ['Every date needs a year.', fair, ['5 May']],
  ['Dates should always include the year.', fair, ['5 May']],
  ['Always give the year in dates.', fair, ['5 May']],
  ['Never write a date without its year.', fair, ['5 May']],
  [
    'Times of day must come with the time zone.',
    'The call is at 5 pm.\n\nThe next is at 6 pm GMT.',
    ['5 pm'],
  ],
])('%s', (policy, draft, found) => {
  expect(readingsOf(policy)).toEqual(['whole'])
  expect(quotesOf(policy, draft)).toEqual(found)
})

const list = 'You need:\n\n- a pen\n- a pad\n- a bag\n- a cup\n- a hat'

it.each([
  'No list may have more than four bullets.',
  'No more than four bullets in a list.',
  'A list never has more than four bullets.',
])('%s', (policy) => {
  expect(readingsOf(policy)).toEqual(['whole'])
  expect(quotesOf(policy, list)).toHaveLength(1)
  expect(quotesOf(policy, list.replace('\n- a hat', ''))).toEqual([])
})
