import { analyzeText, explainPolicy } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'

/** Things with a draft that has them. */
const things = [
  ['prices', 'It costs £40.'],
  ['emoji', 'Hi 🎉 there.'],
  ['superlatives', 'The best tea in town.'],
  ['phone numbers', 'Call 020 7946 0018.'],
] as const

const fill = (frame: string, thing: string) => {
  const said = frame.replaceAll(/\bT\b/g, thing)
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** What a policy reads as, what it meets, and what is said of it. */
function hold(policy: string, source: string) {
  const draft = { source, syntax: 'plain' } as const
  const bare = analyzeText(draft)
  const held = analyzeText(draft, { context: { custom_policy: policy } })
  return {
    readings: explainPolicy(policy).map(({ reading }) => reading),
    matches: held.policy_matches?.length,
    isNamed: held.limitations.length > bare.limitations.length,
  }
}

describe('a sentence that takes a demand back', () => {
  it.each([
    'T need not have a source.',
    "T don't need a source.",
    'T do not have to come with a source.',
    "You don't need to cite T.",
    'No source is needed for T.',
    'There is no need to source T.',
    'T never need approval.',
    'Approval is not needed for T.',
    'T are no longer banned.',
    'T are not forbidden.',
    "T aren't a problem.",
    'T are not an issue.',
    'Stop rejecting T.',
    'Not every post needs T.',
    'Not all T are bad.',
    'T are optional.',
    'T need no link.',
  ])('asks for less: %s', (frame) => {
    for (const [thing, draft] of things) {
      expect([thing, hold(fill(frame, thing), draft)]).toEqual([
        thing,
        { readings: ['permission'], matches: 0, isNamed: true },
      ])
    }
  })
})

describe('a sentence that asks for nothing, or leaves open for how much', () => {
  it.each([
    'We used to ban T.',
    'T were banned last year.',
    'Last year we rejected T.',
    'From January, no T.',
    'Starting next week, no T.',
    'No T until Friday.',
    'No T during elections.',
    'No T on Mondays.',
    'No T at night.',
    'No T while we are testing.',
    'No T once the sale is over.',
    'Should we ban T?',
    'Can we use T?',
    'May we use T?',
    'What about T?',
    'Try not to overuse T.',
    'Go easy on T.',
    'T in moderation.',
    'Not just T.',
    'Some T are not allowed.',
    'Many T are not allowed.',
    'Almost no T.',
    'Hardly any T.',
    'Reject some T.',
    'Reject all but one T.',
    'Reject every other T.',
    'T are rarely rejected.',
    'T are sometimes rejected.',
    'Reject T now and then.',
    'Reject T at your discretion.',
    'Avoid anything but T.',
    'Anything but T is rejected.',
    'No T twice in a row.',
    'No T on their own.',
    'No T out of context.',
    'No T for the sake of it.',
    'Prefer T without a source.',
    'No sourced T.',
    'Source some T.',
    'Only some T need a source.',
    'T need a source, not a date.',
    'T need a source when quoted.',
    'T need a source at the end of the post.',
    'T need a source in a footnote.',
  ])('matches nothing, and is named: %s', (frame) => {
    for (const [thing, draft] of things) {
      expect([thing, hold(fill(frame, thing), draft)]).toEqual([
        thing,
        { readings: ['none'], matches: 0, isNamed: true },
      ])
    }
  })
})

describe('a sentence that only sounds like one', () => {
  it.each([
    'Can we avoid T?',
    'Could everyone please stop using T?',
    'No T, as a rule.',
    'Reject all T.',
    'Nobody needs T.',
    'T will not be accepted any more.',
  ])('is a demand: %s', (frame) => {
    for (const [thing, draft] of things) {
      const { matches, readings } = hold(fill(frame, thing), draft)
      expect([thing, ...readings, matches]).toEqual([thing, 'whole', 1])
    }
  })
})

it('needs two sources where more than one is asked for, which no form of a sentence holds', () => {
  const [clause] = explainPolicy('Prices need more than one source.')
  expect(clause?.leftOut).toEqual([{ words: '2 source', how: 'ignored' }])
})

it('takes “first” for the place of a currency sign only where one is named', () => {
  expect(explainPolicy('Prices come first.').map(({ reading }) => reading)).toEqual(['none'])
  expect(explainPolicy('Currency sign first.').map(({ reading }) => reading)).toEqual(['whole'])
})
