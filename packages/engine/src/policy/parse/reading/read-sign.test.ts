import { expect, it } from 'vitest'
import { describeForm } from '../../explain/describe-form.ts'
import { readPolicy } from '../read-policy.ts'

const formsOf = (policy: string) =>
  readPolicy(policy).map(({ form }) => form && `${form.action ?? 'flag'}: ${describeForm(form)}`)

it.each([
  [
    'The following terms are banned: game changer, best of breed',
    'reject: “game changer” and “best of breed”',
  ],
  [
    'Avoid these phrases: pillar of strength, ray of hope',
    'revise: “pillar of strength” and “ray of hope”',
  ],
  ['Flag mentions of an Act of Parliament', 'flag: “Act of Parliament”'],
])('keeps the words between those that are looked for: %s', (policy, form) => {
  expect(formsOf(policy)).toEqual([form])
})

it.each([
  ['Nothing about closures of plants', 'reject: sentences with both “closures” and “plants”'],
  ['Reject claims of cures', 'reject: claims'],
])('looks for “of” nowhere else: %s', (policy, form) => {
  expect(formsOf(policy).join()).toContain(form)
})
