import { analyzeText } from '@content-trust/engine'
import { describe, expect, it } from 'vitest'

const found = (policy: string, source: string) =>
  analyzeText(
    { source, syntax: 'markdown' },
    { context: { custom_policy: policy } },
  ).policy_matches?.map(({ span }) => span)

describe('what a clause speaks of', () => {
  it.each([
    ['Never mention the ban on dogs.', 'The ban on dogs starts in May.', 'Dogs bark.'],
    ['Never mention the tax on sugar.', 'The tax on sugar starts in May.', 'Sugar is sweet.'],
    ['Do not mention the merger with Acme.', 'The merger with Acme is off.', 'Acme makes jam.'],
    [
      'No posts about the strike at the port.',
      'The strike at the port goes on.',
      'The port is old.',
    ],
    ['Flag mentions of the levy on waste.', 'The levy on waste is due.', 'Waste is collected.'],
    ['No talk of travel bans.', 'The travel ban starts in May.', 'We travel by bus.'],
    ['No posts about bans on parking.', 'The ban on parking starts.', 'Parking is free.'],
    ['Do not mention the moderation queue.', 'The moderation queue is long.', 'The queue is long.'],
    [
      'Reject posts about planning approval.',
      'The planning approval came.',
      'We are planning a fair.',
    ],
    ['Do not refer to the review board.', 'The review board met in May.', 'The board met in May.'],
    ['Posts about holds are rejected.', 'The hold is full of coal.', 'The coal is here.'],
    ['Do not mention rejects.', 'The rejects are sold cheap.', 'The shop sells cups.'],
  ])('is found as a whole: %s', (policy, meant, other) => {
    expect(found(policy, meant)).toHaveLength(1)
    expect(found(policy, other)).toEqual([])
  })

  it.each([
    ['No photos of cats.', '![A dog](dog.png)'],
    ['No photos of flags.', '![A dog](dog.png)'],
    ['No cuts in prices.', 'A loaf costs £2.'],
    ['Remove sign-offs like “Stay tuned”.', 'Our editor has to sign off the page.'],
  ])('is not more than that: %s', (policy, other) => {
    expect(found(policy, other)).toEqual([])
  })
})
