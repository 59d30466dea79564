import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { isJoined, opensSentence, phraseFinder, wordAfter, wordBefore, wordSet } from './phrases.ts'

const discounts = phraseFinder(
  `discount/discounts/discounted, half price, sale price, on sale, clearance sale, flash sale, summer/winter/spring/autumn sale,
  coupon/coupons, coupon code/codes, promo/discount/voucher code/codes, voucher/vouchers, buy one get one, bogo, two for one,
  special offer/offers/price/prices, introductory offer/price, exclusive offer/offers, reduced price/prices, price cut/cuts,
  price drop/drops, save up to, cashback, cash back, black friday, cyber monday, bargain/bargains, best deal/deals, great deal/deals,
  limited offer, free shipping, free trial, rebate/rebates`,
)
const percentOff = phraseFinder('off')

/** Discounts and offers. */
export const discount = defineDetector({
  id: 'discount',
  names:
    'discount, discounts, special offer, special offers, promotion, promotions, promotional offers, deal, deals, coupon, coupons, sales offers, price reductions',
  describe: 'discounts and offers, such as “20 % off” and “promo code”',
  *find(draft) {
    for (const found of discounts(draft)) {
      const isVerb =
        draft.words[found.first].lower === 'discount' &&
        /^(?:to|not|don't|can't|cannot|we|i|they|you|never)$/.test(
          wordBefore(draft, found.first)?.lower ?? '',
        )
      if (!isVerb) yield found
    }
    yield* amountsOff(draft)
  },
})

/** “20 % off”, “$5 off”. */
function* amountsOff(draft: DetectorDraft): Generator<Span> {
  const { words, prose } = draft
  for (const { first, end } of percentOff(draft)) {
    const isPercent = words[first - 1]?.lower === 'percent'
    const amount = words[first - (isPercent ? 2 : 1)]
    if (amount?.isNumber !== true || amount.sentence !== words[first].sentence) continue
    const sign = prose[amount.start - 1]
    const between = prose.slice(amount.end, words[first].start).trim()
    const isSum = /[$€£]/.test(sign ?? '') || isPercent || between === '%' || between === '€'
    if (isSum) yield { start: amount.start - (/[$€£]/.test(sign ?? '') ? 1 : 0), end }
  }
}

const hurry = phraseFinder(
  `limited time offer/only/deal/sale, for a limited time, time is running out, act now/fast/today, hurry, hurry up, last chance,
  while stocks/supplies/stock last/lasts, today only, ends tonight/today/soon/tomorrow/sunday/midnight, don't miss out,
  don't miss this/your/the, expires soon/today/tonight, before it's too late, final hours/days, offer ends/expires,
  selling fast, almost gone, almost sold out, now or never, don't wait, don't delay, before they're/it's gone, limited spots/seats/places/stock`,
)
const onlyLeft = phraseFinder('only')

/** Words that press a reader to hurry. */
export const urgency = defineDetector({
  id: 'urgency',
  names:
    'urgency, false urgency, urgent language, scarcity, artificial scarcity, pressure, pressure tactics, time pressure, limited time offer, limited time offers',
  describe: 'words that press a reader to hurry, such as “last chance” and “only 3 left”',
  *find(draft) {
    yield* hurry(draft)
    for (const { first, start } of onlyLeft(draft)) {
      const count = wordAfter(draft, first)
      if (count?.isNumber !== true) continue
      const end = [first + 2, first + 3].find(
        (at) => draft.words[at]?.lower === 'left' && isJoined(draft, at),
      )
      const after = end === undefined ? undefined : wordAfter(draft, end)?.lower
      if (end !== undefined && after !== 'to' && after !== 'of' && after !== 'handed')
        yield { start, end: draft.words[end].end }
    }
  },
})

const calls = phraseFinder(
  `sign up now/today/for/here, click here, tap here, buy now/today, order now/today/yours, subscribe now/today/to our, shop now,
  download now/today, get started, get yours, get in touch, try it free/now/today/for, try for free, start your free, start today,
  book a/your demo/call/consultation/appointment, request a demo/quote, contact us, call us, call now/today, learn more,
  read more, find out more, join us, join now/today, register now/today, follow us, visit our, email us, talk to sales, talk to us,
  see plans, add to cart, claim your, grab your, become a member, donate now/today, apply now/today, enroll now/today, enrol now/today,
  tell your friends, share this, like and subscribe, don't forget to subscribe, schedule a demo/call, upgrade now/today`,
)
const startCalls = phraseFinder('sign up, subscribe, join, donate, enroll, enrol, shop, order')
const isOffer = wordSet('for to our us today now here and')
const isPerson = wordSet('to who users people they we i you customers can could will would')

/** Calls to action. */
export const callToAction = defineDetector({
  id: 'call-to-action',
  names: 'call to action, calls to action, ctas, sales pitch, sales pitches, advertising slogans',
  describe: 'calls to action, such as “sign up now” and “contact us”',
  *find(draft) {
    for (const found of calls(draft)) {
      const before = wordBefore(draft, found.first)?.lower
      // “People who contact us”, “how to get started” tell and call for nothing.
      if (!isPerson(before)) yield found
    }
    for (const found of startCalls(draft)) {
      const isStart =
        opensSentence(draft, found.first) || wordBefore(draft, found.first)?.lower === 'please'
      const next = wordAfter(draft, found.last)
      if (isStart && isOffer(next?.lower)) yield found
    }
  },
})
