import { expect, it } from 'vitest'
import { describeForm } from '../../explain/describe-form.ts'
import { readPolicy } from '../read-policy.ts'

const formsOf = (policy: string) =>
  readPolicy(policy).map(({ form, leftOut }) => [form && describeForm(form), leftOut])

it.each([
  'Avoid gendered job titles (chairman, stewardess and the like)',
  'Avoid gendered job titles: chairman, stewardess and so on',
  'Avoid gendered job titles: chairman, stewardess, and similar',
  'Avoid gendered job titles: chairman, stewardess etc.',
  'Avoid gendered job titles (chairman, stewardess, etc.)',
])('looks for each of a list that goes on: %s', (policy) => {
  expect(formsOf(policy)).toEqual(formsOf('Avoid gendered job titles: chairman, stewardess'))
})

it('keeps the abbreviation where it is one of those that are listed', () => {
  expect(formsOf('Avoid e.g., i.e. and etc.')).toEqual([['“e.g.”, “i.e.” and “etc”', []]])
})
