import { expect, it } from 'vitest'
import { describeForm } from '../../explain/describe-form.ts'
import { readPolicy } from '../read-policy.ts'

const formsOf = (policy: string) =>
  readPolicy(policy).map(({ form }) => form && `${form.action ?? 'flag'}: ${describeForm(form)}`)

it.each([
  [
    'If the reading grade is above 12, send the page to an editor',
    'human_review: drafts that read above school grade 12',
  ],
  [
    'Send texts with a reading grade above 9 to the plain language desk',
    'human_review: drafts that read above school grade 9',
  ],
  [
    'Rework any text with a reading grade above 9 for the website',
    'revise: drafts that read above school grade 9',
  ],
  [
    'Our leaflets have to be readable at grade 6, because families are still learning English',
    'revise: drafts that read above school grade 6',
  ],
  ['Flag years before 1990 in headings', 'flag: years before 1990 in headings'],
  ['Flag dates older than 3 years', 'flag: dates more than 3 years back'],
])('takes a number for the limit of what was named, whatever follows: %s', (policy, form) => {
  expect(formsOf(policy)).toEqual([form])
})

it('counts what follows a number', () => {
  expect(formsOf('Cut more than 3 emoji')).toEqual(['revise: emoji, more than three of them'])
  expect(formsOf('Avoid years before 2015 and more than 3 emoji').join()).toContain(
    'more than three',
  )
})
