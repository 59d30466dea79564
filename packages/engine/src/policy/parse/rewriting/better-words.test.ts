import { expect, it } from 'vitest'
import { describeForm } from '../../explain/describe-form.ts'
import { readPolicy } from '../read-policy.ts'

const formsOf = (policy: string) =>
  readPolicy(policy).map(({ form }) => form && `${form.action}: ${describeForm(form)}`)

it.each([
  ['Don’t say “cheap”, say “affordable”', 'revise: “cheap”'],
  ['Never use “guests”, use “visitors” instead', 'revise: “guests”'],
  ['Avoid “utilise”, but use “use”', 'revise: “utilise”'],
  ['Say “sign in”, never say “log in”', 'revise: “log in”'],
  ['Say “sign in”, not “log in”', 'revise: “log in”'],
])('looks for the worse words alone: %s', (policy, form) => {
  expect(formsOf(policy)).toEqual([form])
})

it('refuses what must never be said', () => {
  expect(formsOf('We never say “cheap”, “free” or “best”')).toEqual([
    'reject: “cheap”, “free” and “best”',
  ])
  expect(formsOf('Never use “cheap”')).toEqual(['revise: “cheap”'])
})

it.each([
  ['Don’t say “cheap”', 'reject: “cheap”'],
  ['Do not say “cheap” unless there is a source', 'reject: “cheap” unless a source backs it'],
  ['Don’t say “cheap” in headings', 'reject: “cheap” in headings'],
  ['Never write that it is “cheap”', 'reject: “cheap”'],
  ['Don’t say “kids” when you mean “children”', undefined],
  ['Do not say “kids” but “children”', 'revise: “kids”'],
])('refuses words unless others are asked for: %s', (policy, form) => {
  expect(formsOf(policy)).toEqual([form])
})

it('asks for the topic of the draft, and bans no topic, where words are banned in it', () => {
  expect(formsOf('The words “free” and “easy” are banned in anything about tea')).toEqual([
    'reject: “free” and “easy” if the draft has “tea”',
  ])
})

it('looks for words after “saying”, not for sayings', () => {
  expect(formsOf('Avoid saying “cheap”')).toEqual(['revise: “cheap”'])
})
