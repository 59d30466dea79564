import { defineDetector } from './detector.ts'
import { phraseFinder } from './phrases.ts'
import { offerCodes } from './selling.ts'

const named = phraseFinder(
  'discount/promo/promotion/promotional/voucher/coupon/offer/referral/savings code/codes, with/use/using/enter my code/codes',
)

/** Codes that readers enter to pay less. */
export const offerCode = defineDetector({
  id: 'offer-code',
  names:
    'discount code, discount codes, promo code, promo codes, promotional code, promotional codes, promotion codes, voucher code, voucher codes, coupon code, coupon codes, offer code, offer codes, money off codes, codes for money off',
  describe: 'codes for a discount, such as “use code SAVE10” and “promo code”',
  *find(draft) {
    yield* offerCodes(draft)
    yield* named(draft)
  },
})
