import { describe, expect, it } from 'vitest'
import type { SourceText } from '../read/source-text.ts'
import { isChallengePage, isHomePage, isParked } from './page-signs.ts'

function page(title: string, text: string): SourceText {
  const rest = { fragments: [], needsScripts: false, isPaywalled: false } as const
  return { kind: 'text', format: 'html', title, text, ...rest }
}

describe('a parked page', () => {
  it.each([
    ['harrow.example', 'The domain harrow.example is for sale.'],
    ['harrow.example', 'Buy this domain. Prices start at 900.'],
    ['This domain name is parked', 'Related searches: gauges, weirs, otters'],
    ['harrow.example', 'This domain may be for sale by its owner!'],
  ])('%s: %s', (title, text) => {
    expect(isParked('https://harrow.example/', page(title, text))).toBe(true)
  })

  it.each([
    ['Houses', 'The mill at the weir is for sale, and its domain of nine fields too.'],
    ['Parking', 'Cars may be parked behind the hall until ten.'],
    ['Domains', `The domain is for sale, wrote the owner. ${'It has a long history. '.repeat(80)}`],
  ])('is not %s: %s', (title, text) => {
    expect(isParked('https://harrow.example/', page(title, text))).toBe(false)
  })

  it('is what a company shows that parks domains', () => {
    const empty = page('harrow.example', 'Weirs, gauges')
    expect(isParked('https://www.sedoparking.com/harrow.example', empty)).toBe(true)
    expect(isParked('https://notsedoparking.com/harrow.example', empty)).toBe(false)
  })
})

it.each([
  ['Just a moment...', true],
  ['Access Denied', true],
  ['Are you a robot?', true],
  ['Access denied: a history of locks', true],
  ['A moment in time', false],
])('a short page that is called %s keeps programs out: %s', (title, expected) => {
  expect(isChallengePage(page(title, 'Reference 18.'))).toBe(expected)
  expect(isChallengePage(page(title, 'A long page about something. '.repeat(100)))).toBe(false)
})

it.each([
  ['https://harrow.example', true],
  ['https://harrow.example/index.html', true],
  ['https://harrow.example/#', true],
  ['https://harrow.example/#census', false],
  ['https://harrow.example/?page=9', false],
  ['https://harrow.example/town', false],
])('%s is a home page: %s', (address, expected) => {
  expect(isHomePage(address)).toBe(expected)
})
