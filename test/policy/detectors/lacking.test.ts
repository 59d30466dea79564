import { analyzeText } from '@content-trust/engine'
import { expect, it } from 'vitest'

/** What a policy asks of a thing: drafts in which the thing has it, and in which it doesn't. */
const wanted = {
  'a country code': {
    policies: [
      'Phone numbers need the country code.',
      'Always give phone numbers with the country code.',
      'Write phone numbers in international format.',
      'No phone numbers without a country code.',
    ],
    has: 'Ring +44 1632 960111 after six.',
    lacks: 'Ring 01632 960111 after six.',
  },
  'a job title': {
    policies: [
      'Names need a job title.',
      "People's names need a job title or role when they are first mentioned.",
      "Give a person's job title when you first mention them.",
      'No names without a job title.',
    ],
    has: 'Gardener Rosa Lind planted it.',
    lacks: 'In autumn Rosa Lind planted it.',
  },
}

const rows = Object.values(wanted).flatMap(({ policies, ...drafts }) =>
  policies.map((policy) => ({ policy, ...drafts })),
)

it.each(rows)('“$policy” matches only what lacks it', ({ policy, has, lacks }) => {
  const countIn = (source: string) =>
    analyzeText({ source, syntax: 'markdown' }, { context: { custom_policy: policy } })
      .policy_matches?.length ?? 0
  expect(countIn(has)).toBe(0)
  expect(countIn(lacks)).toBe(1)
})
