import type { Detector } from '../detector.ts'
import {
  chainLetter,
  donationAppeal,
  engagementBait,
  privateContact,
  selfPromotion,
} from './appeals.ts'
import { greenClaim, incomeClaim, weightLossClaim } from './claims-to-sell.ts'
import { legalThreat } from './legal-threat.ts'
import { paymentMethod } from './payment-method.ts'
import { request } from './request.ts'
import { reviewIncentive } from './review-incentive.ts'
import { saleOffer } from './sale-offer.ts'

/** What communities, marketplaces and codes of advertising ask for. */
export const communityDetectors: readonly Detector[] = [
  paymentMethod,
  reviewIncentive,
  legalThreat,
  saleOffer,
  request,
  engagementBait,
  chainLetter,
  privateContact,
  selfPromotion,
  donationAppeal,
  incomeClaim,
  weightLossClaim,
  greenClaim,
]
