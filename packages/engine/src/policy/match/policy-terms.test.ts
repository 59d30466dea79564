import { describe, expect, it } from 'vitest'
import { readPolicy } from '../parse/read-policy.ts'
import { formsOf, phraseKey, termsOf, topicKey } from './policy-terms.ts'

it.each([
  ['tea', ['tea', 'teas', "tea's", "teas'"]],
  ['box', ['box', 'boxs', "box's", "boxs'", 'boxes']],
  ['match', ['match', 'matchs', "match's", "matchs'", 'matches']],
  ['story', ['story', 'storys', "story's", "storys'", 'stories']],
  ['day', ['day', 'days', "day's", "days'"]],
])('%s has the forms %j', (word, forms) => {
  expect(formsOf(word)).toEqual(forms)
})

describe('the terms of a policy', () => {
  const keysOf = (policy: string) => termsOf(readPolicy(policy))

  it('are its phrases in the singular, its topics and what its exceptions name', () => {
    const policy = 'Flag "green teas" unless about "Acme".\nReject claims about dosage.'
    const terms = keysOf(policy)
    expect(terms.get('green tea')).toEqual([phraseKey(['green', 'teas'])])
    expect(terms.get('acme')).toEqual([phraseKey(['acme'])])
    expect(terms.get('tablet')).toEqual([topicKey('dosage')])
    expect(terms.has('vote')).toBe(false)
  })

  it('take the topic of an exception', () => {
    expect(keysOf('Flag hype other than claims about dosage.').get('tablet')).toEqual([
      topicKey('dosage'),
    ])
  })

  it('know every key of a phrase once', () => {
    const terms = keysOf(
      'Flag "tablet".\nReject "tablet".\nHold "tablets".\nHold anything about dosage.',
    )
    expect(terms.get('tablet')).toEqual([
      phraseKey(['tablet']),
      phraseKey(['tablets']),
      topicKey('dosage'),
    ])
  })
})
