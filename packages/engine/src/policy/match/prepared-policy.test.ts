import { expect, it } from 'vitest'
import { readPolicy } from '../parse/read-policy.ts'
import { preparedPolicy } from './prepared-policy.ts'

it('numbers targets that say the same alike, wherever a clause names them', () => {
  const { clauses } = preparedPolicy(
    readPolicy('Reject "tablet".\nFlag prices.\nHold claims unless about "tablet".'),
  )
  const [[tablet], [price]] = clauses.map(({ targets }) => targets.map(({ number }) => number))
  const [exception] = clauses[2].unless
  expect(price).not.toBe(tablet)
  expect(exception.kind === 'target' && exception.target.number).toBe(tablet)
})

it('keeps the place of each clause where one before it was not understood', () => {
  const { clauses } = preparedPolicy(readPolicy('Zzyzx qwerty.\nFlag prices.'))
  expect(clauses.map(({ at }) => at)).toEqual([1])
})

it('makes a policy ready once', () => {
  const clauses = readPolicy('Flag prices.')
  expect(preparedPolicy(clauses)).toBe(preparedPolicy(clauses))
})
