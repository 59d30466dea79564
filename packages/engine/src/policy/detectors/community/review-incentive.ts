import { defineDetector } from '../detector.ts'
import { phraseFinder } from '../phrases.ts'
import { besideOther } from '../sentence-words.ts'

const asks = phraseFinder(
  `leave/write/post/give/submit/add us/me a review/rating, leave/write/post/give us/me a five/5/four star review/rating, leave/write/post/give/submit/add a/your/an/some review/reviews/rating/feedback, a five/5/four star review/rating, five/5 star review/reviews/rating, positive/good/honest/great review/reviews/feedback, review/reviews/rate us/our/this/it/me, your review, your reviews, for a review, for reviews, for every review, for your review, in your review, a review of us`,
)
const rewards = phraseFinder(
  `in return, in exchange, get, receive, win, earn, reward/rewards/rewarded, gift card/cards, voucher/vouchers, discount/discounts, cashback, refund, free, off your next, prize, prizes, draw, bonus, pay you, paid, thank you gift, we will send you, we'll send you, entered into, compensation`,
)

/** Offers for a review. */
export const reviewIncentive = defineDetector({
  id: 'review-incentive',
  names:
    'incentives for reviews, incentive for reviews, incentivised reviews, incentivized reviews, paid reviews, paid for reviews, discounts in return for reviews, discounts in exchange for reviews, money in return for reviews, money in exchange for reviews, gifts in return for reviews, gifts in exchange for reviews, bribes for reviews, buying reviews, review bribes, review incentives, free products in return for reviews',
  describe: 'offers of money, discounts or gifts for a review',
  find: (draft) => besideOther(draft, asks, rewards),
})
