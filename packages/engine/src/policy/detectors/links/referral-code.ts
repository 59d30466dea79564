import { defineDetector } from '../detector.ts'
import { phraseFinder } from '../phrases.ts'
import { offerCodes } from '../selling.ts'

const phrases = phraseFinder(
  `referral code/codes, invite code/codes, invitation code/codes, affiliate code/codes, ref code/codes, refer a friend, friend code/codes, creator code/codes, ambassador code/codes,
  my code, use my link, through my link, via my link, with my link, my referral/invite/affiliate/invitation link/code/codes, sign up with my, sign up using my, sign up through my, my referral`,
)

/** Codes by which a writer earns from readers. */
export const referralCode = defineDetector({
  id: 'referral-code',
  names:
    'referral code, referral codes, referral, referrals, invite code, invite codes, invitation codes, affiliate codes, ref codes, friend codes, creator codes, refer a friend codes, refer a friend schemes, referral schemes, sign up codes, personal codes, codes for discounts',
  describe: 'codes and links by which a writer earns, such as “use my referral code”',
  *find(draft) {
    yield* phrases(draft)
    yield* offerCodes(draft)
  },
})
