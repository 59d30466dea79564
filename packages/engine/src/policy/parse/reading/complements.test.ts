import { expect, it } from 'vitest'
import { describeForm } from '../../explain/describe-form.ts'
import { readPolicy } from '../read-policy.ts'

const formOf = (policy: string) => {
  const [{ form }] = readPolicy(policy)
  return form && describeForm(form)
}
const leftOutOf = (policy: string) => readPolicy(policy)[0].leftOut.map(({ words }) => words)

it.each([
  ['Flag quotes from anonymous sources', 'quotes', 'anonymous-source'],
  ['No promises of discounts', 'future-promise', 'discount'],
  ['No questions about prices', 'question', 'price'],
])('looks for what holds both: %s', (policy, thing, kind) => {
  const [{ form }] = readPolicy(policy)
  const names = (targets: readonly object[] = []) =>
    targets.map((target) => ('name' in target ? target.name : target))
  expect(names(form?.targets)).toContain(thing)
  expect(names(form?.targets)).not.toContain(kind)
})

it.each([
  ['No emoji in links', 'No emoji in link text'],
  ['Prices must not appear in links', 'Prices must not appear in link text'],
  ['Don’t say “here” in links', 'Don’t say “here” in link text'],
  ['No phone numbers of private persons', 'No phone numbers'],
  ['Steps must not be in the passive voice', 'No passive voice'],
])('reads %s as: %s', (policy, plain) => {
  expect(formOf(policy)).toBe(formOf(plain))
  expect(formOf(plain)).toBeDefined()
})

it('names what stands in a thing that is no place', () => {
  expect(formOf('No emoji in phone numbers')).toBeUndefined()
  expect(leftOutOf('No emoji in phone numbers')).toEqual(['in phone numbers'])
})

it('looks for no drafts that are also something to look for', () => {
  expect(formOf('No dosages in advertising')).toBe(formOf('No dosages'))
  expect(leftOutOf('No dosages in advertising')).toEqual(['in advertising'])
})

it.each([
  ['Car registration numbers must not be shown', 'No number plates'],
  ['No Visa, Mastercard or other card numbers', 'No card numbers'],
  ['No Instagram, Snapchat or other social media handles', 'No social media handles'],
])('names a thing once, whatever kinds of it are listed: %s', (policy, plain) => {
  expect(formOf(policy)).toBe(formOf(plain))
  expect(formOf(plain)).toBeDefined()
})

it.each([
  ['Ticket numbers must not be published', 'ticket numbers'],
  ['Each interview should open with the name of the person interviewed', 'the name'],
  ['Use bold for names of ships', undefined],
])('does not take a part of a name for the whole: %s', (policy, words) => {
  expect(formOf(policy)).toBeUndefined()
  if (words !== undefined) expect(leftOutOf(policy)).toContain(words)
})
