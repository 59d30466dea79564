import { expect, it } from 'vitest'
import { readPolicy } from './parse/read-policy.ts'
import { policyLimitations, unmetLimitations } from './policy-limitations.ts'

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
  expect(said(clause)[0]).toContain(
    `This policy clause was not understood and matched nothing: “${clause}”.`,
  )
  expect(said(`${clause}yz`)[0]).toContain(`“${clause}…”`)
  expect(said(`${'y'.repeat(199)} ${'z'.repeat(9)}`)[0]).toContain(`“${'y'.repeat(199)}…”`)
})

it('cuts the words that it did not understand, too', () => {
  const words = `${'y'.repeat(150)} ${'z'.repeat(60)}`
  expect(said(`Reject ${words} claims.`)[0]).toContain(
    `with “${'y'.repeat(150)} ${'z'.repeat(49)}…” as the words`,
  )
})

it('says which clauses met nothing of what it knows by common forms, five at most', () => {
  const unmet = (policy: string, ...met: string[]) =>
    unmetLimitations(readPolicy(policy), new Set(met))
  expect(unmet('No hype. No "tea". No emoji. Be kind.')).toEqual([
    'Nothing was found for these policy clauses, which know the common forms of what they name and miss others: “No hype”.',
  ])
  expect(unmet('No hype.', 'No hype')).toEqual([])
  expect(unmet('No hype. '.repeat(7))[0]).toMatch(/ and 2 more\.$/)
})
