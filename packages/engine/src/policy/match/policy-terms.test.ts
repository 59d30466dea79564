import { describe, expect, it } from 'vitest'
import { readPolicy } from '../parse/read-policy.ts'
import { kinOf } from './kin.ts'
import { formsOf, termKey, termsOf } from './policy-terms.ts'

const phraseKey = (words: string) => termKey({ kind: 'phrase', words })
const topicKey = (name: string) => termKey({ kind: 'topic', name })

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
    const policy = 'Flag "green teas" unless about "Acme".\nReject claims about pregnancy.'
    const terms = keysOf(policy)
    expect(terms.get('green tea')).toEqual([phraseKey('green teas')])
    expect(terms.get('acme')).toEqual([phraseKey('acme')])
    expect(terms.get('midwife')).toEqual([topicKey('pregnancy')])
    expect(terms.has('vote')).toBe(false)
  })

  it('take the topic of an exception', () => {
    expect(keysOf('Flag hype other than claims about pregnancy.').get('midwife')).toEqual([
      topicKey('pregnancy'),
    ])
  })

  it('know every key of a phrase once', () => {
    const terms = keysOf(
      'Flag "tablet".\nReject "tablet".\nHold "tablets".\nHold anything about dosage.',
    )
    expect(terms.get('tablet')).toEqual([
      phraseKey('tablet'),
      phraseKey('tablets'),
      topicKey('dosage'),
    ])
  })
})

it.each([
  ['leverage', ['leverage', 'leveraged', 'leveraging']],
  ['simple', ['simple', 'simply']],
  ['easy', ['easy', 'easily']],
])('%s stands for its forms, such as %j', (word, forms) => {
  expect(kinOf(word)).toEqual(expect.arrayContaining(forms))
})

it.each(['tea', 'act now', 'x1'])('%s stands for itself', (words) => {
  expect(kinOf(words)).toEqual([words])
})
