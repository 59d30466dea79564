import { callToAction } from '../call-to-action.ts'
import { clickbait } from '../clickbait.ts'
import { donationAppeal, selfPromotion } from '../community/appeals.ts'
import { request } from '../community/request.ts'
import { reviewIncentive } from '../community/review-incentive.ts'
import { saleOffer } from '../community/sale-offer.ts'
import type { Detector } from '../detector.ts'
import { referralCode } from '../links/referral-code.ts'
import { jobCondition } from '../matters/job-condition.ts'
import { offerCode } from '../offer-code.ts'
import { discount, urgency } from '../selling.ts'

/** What wants something of readers. */
export const selling: readonly Detector[] = [
  discount,
  offerCode,
  urgency,
  callToAction,
  clickbait,
  saleOffer,
  reviewIncentive,
  referralCode,
  donationAppeal,
  selfPromotion,
  request,
  jobCondition,
]
