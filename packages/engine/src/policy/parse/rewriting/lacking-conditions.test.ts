import { expect, it } from 'vitest'
import { describeForm } from '../../explain/describe-form.ts'
import { readPolicy } from '../read-policy.ts'

const formsOf = (policy: string) =>
  readPolicy(policy).map(({ form }) => form && `${form.action}: ${describeForm(form)}`)

it.each([
  ['Reject if the post has no link at all', 'reject: drafts without a link'],
  ['If the post has no link, reject it', 'reject: drafts without a link'],
  ["Reject it if there isn't a single link", 'reject: drafts without a link'],
  ['Posts must be rejected if they have no author', 'reject: drafts without an author'],
  ['Send it to an editor when the article lacks a source', 'human_review: drafts without a source'],
])('takes what a draft lacks for a need: %s', (policy, form) => {
  expect(formsOf(policy)).toEqual([form])
})

it.each(['emoji', 'prices', 'questions', 'first person pronouns'])(
  'never bans %s where their lack is refused',
  (thing) => {
    expect(formsOf(`Reject if the post has no ${thing}`)).toEqual(
      formsOf(`Reject posts without ${thing}`),
    )
  },
)

it('keeps a condition on what else a clause names', () => {
  expect(formsOf('No prices if there is no date')).toEqual([
    expect.stringContaining('if the draft has prices'),
  ])
})
