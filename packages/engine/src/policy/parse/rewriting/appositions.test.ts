import { expect, it } from 'vitest'
import { describeForm } from '../../explain/describe-form.ts'
import { readPolicy } from '../read-policy.ts'

const formOf = (policy: string) => {
  const [{ form }] = readPolicy(policy)
  return form && describeForm(form)
}

it.each([
  ['Don’t mention our investors, Lumen Capital and Acme', '“Lumen Capital” and “Acme”'],
  ['Don’t mention our investors, Lumen Capital and Acme, anywhere', '“Lumen Capital” and “Acme”'],
  ['Never mention our rivals, Acme, Globex, and Initech', '“Acme”, “Globex” and “Initech”'],
  ['No references to the director, Tom Ash', '“Tom Ash”'],
  ['Flag texts that mention our most loyal partner, Acme, by name', '“Acme”'],
  ['Titles must not name the victim, Ana Ruiz', '“Ana Ruiz” in headings'],
])('looks for the names that say who is meant: %s', (policy, form) => {
  expect(formOf(policy)).toBe(form)
})

it.each([
  ['No mentions of our town, Acme, or prices', 'our town'],
  ['No mentions of our cats, Acme and dogs', 'our cats'],
])('keeps a list in which not all are names: %s', (policy) => {
  expect(formOf(policy)).toMatch(/“(?:town|cats)”/)
})

it.each([
  ['Do not name Acme', '“Acme”'],
  ['No post may name Lumen Capital or Reform UK', '“Lumen Capital” and “Reform UK”'],
  ['Flag texts that name Ana Ruiz', '“Ana Ruiz”'],
])('to name what has a name is to mention it: %s', (policy, form) => {
  expect(formOf(policy)).toBe(form)
})

it('looks for known words outside of names', () => {
  expect(formOf('No mentions of Acme and no prices')).toContain('prices')
  expect(formOf('Do not name suspects')).toContain('names of persons')
})
