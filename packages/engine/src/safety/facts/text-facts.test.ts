import { expect, it } from 'vitest'
import { datePartsOf } from './dates.ts'
import { readTextFacts } from './text-facts.ts'

it('reads numbers with what they are worth, their unit and their limit', () => {
  const { numbers } = readTextFacts('More than 1.2 million tons fell by −5 °, in version 1.2.3.')
  expect(numbers.map(({ size, unit, bound }) => [size, unit, bound])).toEqual([
    [1_200_000, 'ton', 'above'],
    [-5, 'degree', undefined],
    [undefined, undefined, undefined],
  ])
})

it('says of which tokens a number consists', () => {
  const { tokens, numbers } = readTextFacts('It sold twenty-one million mugs.')
  const [number] = numbers
  const taken = tokens.slice(number?.at, (number?.at ?? 0) + (number?.length ?? 0))
  expect(taken.map(({ word }) => word)).toEqual(['twenty', '-', 'one', 'million'])
})

it('reads dates by their parts, and neither a weekday nor what may be two days', () => {
  const { dates } = readTextFacts('On 3 May, May 2024, 2024-05-03, Monday and 3/5/2024.')
  expect(dates.map(datePartsOf)).toEqual([
    { year: undefined, month: 5, day: 3 },
    { year: 2024, month: 5, day: undefined },
    { year: 2024, month: 5, day: 3 },
    undefined,
    undefined,
  ])
})

it('reads what is quoted and who is named', () => {
  const { quotes, names } = readTextFacts('“A gift”, said Ruth Adeyemi of the Tarn Bridge mill.')
  expect(quotes.map(({ shown }) => shown)).toEqual(['A gift'])
  expect(names.map(({ shown }) => shown)).toEqual(['Ruth Adeyemi', 'Tarn Bridge'])
})

it('takes no possessive word for a name, nor for part of one', () => {
  const { names } = readTextFacts(
    'Its gates are old. “Their Harrow”, she said. Our Harrow is wide.',
  )
  expect(names.map(({ shown }) => shown)).toEqual(['Harrow'])
})
