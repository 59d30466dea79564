import { explainPolicy } from '@content-trust/engine'
import { expect, it } from 'vitest'
import { faultsOf } from './variants.ts'

it('figures that drafts foretell are known by their own words', () => {
  const policies = `
    No predictions about interest rates, house prices or share prices. Reporting past changes is OK.
    No predictions about interest rates.
    Never predict interest rates.
    Don't forecast mortgage rates or house prices.
    Do not predict what interest rates will do.
    Never speculate about where mortgage rates are going.
    Reject forecasts of interest rates.
  `
  for (const meets of [
    'The central bank met on Tuesday. «Mortgage rates will fall by the autumn.»',
    'The central bank met. «Mortgage rates will go up next year.»',
  ])
    for (const misses of [
      'The central bank met on Tuesday. Mortgage rates fell last autumn, after its meeting.',
      'The central bank will meet on Tuesday. Mortgage rates are at 4%.',
      'Ticket prices will rise next year.',
    ])
      expect(faultsOf({ action: 'reject', policies, meets, misses })).toEqual([])
})

it('other figures', () => {
  const prices = `
    No predictions about house prices.
    Never forecast where the housing market is going.
    Reject predictions about property prices or rents.
  `
  const meets = '«House prices will rise next year.»'
  const misses = 'House prices rose last year. The house will open next year.'
  expect(faultsOf({ action: 'reject', policies: prices, meets, misses })).toEqual([])
  const shares = `
    Escalate predictions about the stock market.
    Escalate forecasts of share prices.
    Escalate any prediction about share prices or stocks.
  `
  expect(
    faultsOf({
      action: 'human_review',
      policies: shares,
      meets: '«Share prices will go up.»',
      misses: 'Share prices went up in May.',
    }),
  ).toEqual([])
})

it('what no list has stays as it is', () => {
  const [read] = explainPolicy('No predictions about the weather.')
  expect(read?.reading).toBe('part')
})
