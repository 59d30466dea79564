import { expect, it } from 'vitest'
import { readPolicy } from './parse/read-policy.ts'
import { policyLimitations } from './policy-limitations.ts'

const said = (policy: string) => policyLimitations(readPolicy(policy))

it('quotes twenty clauses and counts the rest', () => {
  expect(said('Otters. '.repeat(20))).toHaveLength(20)
  expect(said('Otters. '.repeat(20))[19]).toContain('“Otters”')
  expect(said('Otters. '.repeat(21))).toHaveLength(21)
  expect(said('Otters. '.repeat(21))[20]).toBe(
    '1 more policy clauses were not understood, or not whole.',
  )
})

it('cuts a clause of more than 200 characters between two of them', () => {
  const clause = `${'𝔸'.repeat(100)} ${'x'.repeat(99)}`
  expect(said(clause)[0]).toBe(
    `This policy clause was not understood and matched nothing: “${clause}”.`,
  )
  expect(said(`${clause}yz`)[0]).toContain(`“${clause}…”`)
  expect(said(`${'y'.repeat(199)} ${'z'.repeat(9)}`)[0]).toContain(`“${'y'.repeat(199)}…”`)
})

it('cuts the words that it did not understand, too', () => {
  const words = `${'y'.repeat(150)} ${'z'.repeat(60)}`
  expect(said(`Reject claims ${words}.`)[0]).toContain(
    `without “${'y'.repeat(150)} ${'z'.repeat(49)}…”`,
  )
})
