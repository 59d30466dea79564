import { expect, it } from 'vitest'
import { describeForm } from '../../explain/describe-form.ts'
import { readPolicy } from '../read-policy.ts'

const formsOf = (policy: string) =>
  readPolicy(policy).flatMap(({ form }) => (form === undefined ? [] : [describeForm(form)]))

it.each([
  ['No promises about the future, past results are ok', 'No promises about the future'],
  ["Don't give medical advice, general wellness news is fine", "Don't give medical advice"],
  ['No prices, discounts are welcome.', 'No prices'],
])('bans nothing less for what is permitted besides: %s', (policy, ban) => {
  expect(formsOf(policy)).toEqual(formsOf(ban))
  expect(formsOf(ban)).toHaveLength(1)
})

it('never bans the place where something is permitted', () => {
  const forms = formsOf('Please use active voice, passive is only ok in quotes')
  expect(forms).toEqual([
    expect.stringContaining('passive voice'),
    expect.stringContaining('unless they are quoted'),
  ])
})
