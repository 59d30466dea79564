import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'

/** A clause as it was read, without how it was said. */
function formOf(policy: string): unknown {
  return readPolicy(policy).map(({ form }) => form)
}

describe('turns of speech', () => {
  it.each([
    ['Promotions may not mention prices.', 'Leaflets may not mention prices.'],
    ['Every advert must bear the label “Ad”.', 'Every leaflet must have “Ad”.'],
    ['Every ad should display the warning “Risky”.', 'Every leaflet should have “Risky”.'],
    ['Our ads can’t mention prices.', 'Our leaflets can’t mention prices.'],
    ['No emoji in ads.', 'No emoji in leaflets.'],
    ['Swearing gets your comment deleted.', 'Swearing is rejected.'],
    ['Swearing will get your post removed.', 'Swearing is rejected.'],
    ['Posts with short links come down.', 'Posts with short links are removed.'],
    ['Passwords never belong in a thread.', 'Passwords have no place in a thread.'],
    ['Columns carry the label “Opinion”.', 'Columns must have “Opinion”.'],
    ['No ads for lotteries.', 'No adverts for lotteries.'],
    ['Ads for cars are blocked.', 'Adverts for cars are blocked.'],
    ['Mark posts that ask parents for money.', 'Mark posts that ask readers for money.'],
  ])('%s reads like %s', (said, meant) => {
    expect(formOf(said)).toEqual(formOf(meant))
    expect(formOf(said)).not.toContain(undefined)
  })

  it.each([
    'Ordinary complaints can go through.',
    'Further down it does no harm.',
    'Elsewhere they hurt nobody.',
  ])('%s asks for less', (policy) => {
    expect(readPolicy(policy).map(({ isPermission }) => isPermission)).toEqual([true])
  })

  it.each(['No ads.', 'Ads are not allowed.'])('leaves advertising as what “%s” bans', (policy) => {
    expect(JSON.stringify(formOf(policy))).toContain('"hype"')
  })
})
