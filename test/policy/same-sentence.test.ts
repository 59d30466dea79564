import { expect, it } from 'vitest'
import { type Example, faultOf } from './set/measure.ts'

type Case = readonly [action: Example['action'], policy: string, meets: string, misses: string]

const cases: readonly Case[] = [
  [
    'human_review',
    'Escalate any story that has “minister” and “bribe” in the same sentence.',
    'The «minister» took a bribe.',
    'A builder offered a bribe. The minister was abroad.',
  ],
  [
    'flag',
    'Flag sentences with both “sugar” and “children”.',
    'Children like «sugar».',
    'Most children like fruit. It has sugar.',
  ],
  [
    'reject',
    'No prices and discounts in the same sentence.',
    'It costs «£40», and there is a discount today.',
    'It costs £40. There is a discount on the other one.',
  ],
  [
    'reject',
    'Superlatives and prices must not appear in one sentence.',
    'The «best» lamp costs £40.',
    'It is the best lamp. It costs £40.',
  ],
  [
    'flag',
    'Flag it when “gun” and “school” are in one sentence.',
    'He had a «gun» at school.',
    'He had a gun. The school was shut.',
  ],
  [
    'revise',
    'Do not use “free” and “only” within a single sentence.',
    'It is «free», but only today.',
    'It is free. Only tea is not.',
  ],
  [
    'reject',
    'No phone numbers and names together in the same sentence.',
    'Ask Ana Ruiz on «020 7946 0958».',
    'Ask Ana Ruiz. Our number is 020 7946 0958.',
  ],
  [
    'human_review',
    'Sentences that contain both a price and a discount go to review.',
    'At «£40» it has a discount.',
    'It costs £40. There is no discount.',
  ],
  [
    'reject',
    'If a sentence contains both “cure” and “cancer”, reject it.',
    'It is a «cure» for cancer.',
    'It is a cure. Cancer is something else.',
  ],
  [
    'reject',
    'No prices unless VAT is mentioned in the same sentence.',
    'It costs «£40». VAT is a tax.',
    'It costs £40 with VAT.',
  ],
  [
    'reject',
    'Prices are banned unless “incl. VAT” stands in the same sentence.',
    'It costs «£40».',
    'It costs £40 incl. VAT.',
  ],
  [
    'revise',
    'No more than one link in the same sentence.',
    'See «https://example.org/a and https://example.org/b».',
    'See https://example.org/a. Then see https://example.org/b.',
  ],
]

it.each(cases)('%s: %s', (action, policy, meets, misses) => {
  expect(faultOf({ action, policy, meets, misses })).toBeUndefined()
})

it('names two things of which one was not understood', () => {
  const policy = 'Never mention a price and a rival such as Brix in the same sentence.'
  const text = 'Ours costs £40. Brix sells lamps.'
  expect(faultOf({ action: 'named', policy, meets: text, misses: text })).toBeUndefined()
})
