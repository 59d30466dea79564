import { analyzeText } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'

const spans = (policy: string, source: string) =>
  analyzeText(
    { source, syntax: 'plain' },
    { context: { custom_policy: policy } },
  ).policy_matches?.map(({ span }) => span)

describe('a word that a policy lists', () => {
  it.each([
    ['party', 'A street party follows at noon.', 'The party has a new leader.', 'party'],
    ['charge', 'The nurse in charge left at six.', 'There is a charge of £25.', 'charge'],
    ['leading', 'The path leading to the mill is wet.', 'We are the leading mill.', 'leading'],
    ['unique', 'Each order has a unique ID.', 'Our soap is unique.', 'unique'],
    ['natural', 'The house has natural gas.', 'It is a natural soap.', 'natural'],
    ['journey', 'The train journey takes an hour.', 'Start your journey.', 'journey'],
    ['landscape', 'Print it in landscape format.', 'The media landscape shifts.', 'landscape'],
    [
      'revolutionary',
      'The Revolutionary Tribunal met here.',
      'A revolutionary soap.',
      'revolutionary',
    ],
  ])('is not found in a phrase that means something else: %s', (word, other, meant, found) => {
    for (const policy of [`Avoid words like ${word}.`, `Flag mentions of ${word}.`]) {
      expect([policy, spans(policy, other)]).toEqual([policy, []])
      expect([policy, spans(policy, meant)]).toEqual([policy, [found]])
    }
  })

  it.each([
    ['circle back', 'The bus circles back at noon.', 'We circle back on Friday.', 'circle back'],
    ['stay tuned', 'The piano stays tuned in spring.', 'Stay tuned for more.', 'Stay tuned'],
    ['value added', 'Value added tax is 20 %.', 'What is the value added here?', 'value added'],
    ['kick off', 'The match kicks off at three.', 'We kick off in May.', 'kick off'],
  ])(
    'of several words is not found where it is meant word for word: %s',
    (words, other, meant, found) => {
      for (const policy of [`Avoid phrases like ${words}.`, `Never write "${words}".`]) {
        expect([policy, spans(policy, other)]).toEqual([policy, []])
        expect([policy, spans(policy, meant)]).toEqual([policy, [found]])
      }
    },
  )

  it('of several words is no verb behind an article', () => {
    const policy = 'Write "sign in", not "log in".'
    expect(
      spans(policy, 'Attach the log in your next message. The audit log in the folder.'),
    ).toEqual([])
    expect(spans(policy, 'Please log in. Users log in twice.')).toHaveLength(2)
  })

  it('is found wherever it stands where a policy has it in quotes', () => {
    expect(spans('Never write "charge".', 'The nurse in charge left at six.')).toEqual(['charge'])
  })
})

it('“revolutionary” is no hype in the name of a court', () => {
  expect(spans('No hype.', 'The Revolutionary Tribunal met here.')).toEqual([])
})
