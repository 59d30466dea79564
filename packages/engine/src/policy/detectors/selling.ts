import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import {
  isJoined,
  opensSentence,
  phraseFinder,
  wordAfter,
  wordBefore,
  wordFinder,
  wordSet,
} from './phrases.ts'

const discounts = phraseFinder(
  `discount/discounts/discounted, half price, sale price, on sale, clearance sale, flash sale, summer/winter/spring/autumn sale,
  coupon/coupons, coupon code/codes, promo/discount/voucher code/codes, voucher/vouchers, buy one get one, bogo, two for one,
  special offer/offers/price/prices, introductory offer/price, exclusive offer/offers, reduced price/prices, price cut/cuts,
  price drop/drops, save up to, cashback, cash back, black friday, cyber monday, bargain/bargains, best deal/deals, great deal/deals,
  limited offer, get one free, for the price of one, prices slashed/reduced/cut, slashed prices, marked down, reduced to clear, money off, free shipping, free trial, rebate/rebates, first month/week/year/order free, kids/children eat/go/stay free, free delivery/gift/sample/samples/upgrade, everything must go, sale starts/ends/begins/continues/now, sale is on, price/prices drop/dropped/slashed/reduction/reductions,
  reduction for students/members/pensioners/children, extra off, our lowest price, knocked off, early bird, for a tenner/fiver, slashing/cutting/slash/cut/slashed our/all prices, slashing/slashed prices, january/boxing/winter/summer sales, cut price, save a bundle/fortune/packet/bomb, refer a friend, member's/members' rate/rates/price/prices/discount, free for members, our/huge/big/massive/mega sale, months/month/week/year/delivery/drinks/shipping/coffee/lunch is/are on us, first one is on us, percent/cent discount, loyalty points, double points, price match, unbeatable price/prices, at cost price, special/limited rate/rates, student/member/group/trade rate/rates, free with every, complimentary gift/upgrade/breakfast, sale now on, lowest ever price, mid season sale, end of season/line, deal of the day/week, daily deal/deals, while you save, gift with purchase`,
)
const offs = wordFinder('off')
const saves = wordFinder('save')

/** Discounts and offers. */
export const discount = defineDetector({
  id: 'discount',
  names:
    'discount, discounts, special offer, special offers, promotion, promotions, promotional offers, coupon, coupons, sales offers, price reductions',
  describe: 'discounts and offers, such as “20 % off” and “promo code”',
  *find(draft) {
    for (const found of discounts(draft)) {
      const isVerb =
        draft.words.lower(found.first) === 'discount' &&
        /^(?:to|not|don't|can't|cannot|we|i|they|you|never)$/.test(wordBefore(draft, found.first))
      // “A great deal of time”.
      const isMuch =
        draft.words.lower(found.last) === 'deal' && wordAfter(draft, found.last) === 'of'
      if (!isVerb && !isMuch) yield found
    }
    yield* amountsOff(draft)
    yield* amountsSaved(draft)
    yield* pricesThen(draft)
    yield* offerCodes(draft)
    yield* bundles(draft)
  },
})

const codeWords = wordFinder('code')
const usesCode = wordSet(
  'use enter quote apply with using promo promotional voucher discount coupon referral',
)

const tellsOffer = wordSet(
  'off discount discounts save saves saving savings cheaper free checkout basket money half reduction',
)
const owns = wordSet('the my our this with')

/** “Use code SAVE10”, “the code SPRING takes 5 % off”. */
export function* offerCodes(draft: DetectorDraft): Generator<Span> {
  const { words } = draft
  for (const at of codeWords(draft)) {
    const isCode = words.isAllCapitals(at + 1) || /^[A-Z]{2,}\d{1,4}$/.test(words.text(at + 1))
    if (!isCode || !isJoined(draft, at + 1)) continue
    const before = wordBefore(draft, at)
    const isUsed = usesCode(before) || (owns(before) && usesCode(words.lower(at - 2)))
    if (isUsed || (owns(before) && offersNear(draft, at)))
      yield { start: words.start(at), end: words.end(at + 1) }
  }
}

/** Words around a code among which an offer shows. */
const OFFER_REACH = 12

function offersNear({ words }: DetectorDraft, code: number): boolean {
  for (let at = code - OFFER_REACH; at <= code + OFFER_REACH; at++) {
    if (words.sentence(at) === words.sentence(code) && tellsOffer(words.lower(at))) return true
  }
  return false
}

const fors = wordFinder('for')

/** “3 for 2”. */
function* bundles(draft: DetectorDraft): Generator<Span> {
  const { words } = draft
  for (const at of fors(draft)) {
    if (!words.hasDigit(at - 1)) continue
    const paid = Number(words.text(at + 1))
    const isBundle =
      /^[2-9]$/.test(words.text(at - 1)) && paid > 0 && paid < Number(words.text(at - 1))
    if (isBundle && isJoined(draft, at) && isJoined(draft, at + 1))
      yield { start: words.start(at - 1), end: words.end(at + 1) }
  }
}

/** “Was £30, now £20”. */
function* pricesThen(draft: DetectorDraft): Generator<Span> {
  if (!draft.signs.some((unit) => currencySigns.has(unit))) return
  for (const { index, 0: text } of draft.prose.matchAll(thenAndNow))
    yield { start: index, end: index + text.length }
}

/** The signs of `thenAndNow`. */
const currencySigns: ReadonlySet<number> = new Set(Array.from('$€£', (sign) => sign.charCodeAt(0)))
const thenAndNow =
  /\bwas [$€£]\d{1,6}(?:\.\d\d)?[,;.]? (?:is )?now (?:only |just )?[$€£]?\d{1,6}|\bnow (?:only |just )?[$€£]\d{1,6}(?:\.\d\d)?[,;.]? \(?(?:it )?was [$€£]?\d{1,6}|\b[2-9] for [$€£]\d{1,4}\b/gi
const shares = phraseFinder('a/one third/quarter/fifth/tenth/half off, half off')

const isPercentWord = wordSet('percent cent quid bucks dollars pounds euros')

/** “20 % off”, “$5 off”. */
function* amountsOff(draft: DetectorDraft): Generator<Span> {
  yield* shares(draft)
  const { words, prose } = draft
  for (const off of offs(draft)) {
    const isPercent = isPercentWord(words.lower(off - 1)) && isJoined(draft, off)
    const isSplit = isPercent && words.lower(off - 2) === 'per'
    const amount = off - (isSplit ? 3 : isPercent ? 2 : 1)
    if (!words.isNumber(amount) || words.sentence(amount) !== words.sentence(off)) continue
    const start = words.start(amount)
    const hasSign = /[$€£]/.test(prose[start - 1] ?? '')
    const between = prose.slice(words.end(amount), words.start(off)).trim()
    if (hasSign || isPercent || between === '%' || between === '€')
      yield { start: start - (hasSign ? 1 : 0), end: words.end(off) }
  }
}

/** “Save 20 %”, “you save $5”. */
function* amountsSaved(draft: DetectorDraft): Generator<Span> {
  const { words, prose } = draft
  for (const at of saves(draft)) {
    const amount = at + 1
    if (!words.isNumber(amount) || words.sentence(amount) !== words.sentence(at)) continue
    const end = words.end(amount)
    const isSum = /[$€£]/.test(prose[words.start(amount) - 1] ?? '')
    const isPercent = /^\s?%/.test(prose.slice(end, end + 2))
    // “Save 20 % of the memory” offers nothing.
    const isShare = isPercent && words.lower(amount + 1) === 'of'
    const isOffer = !isShare && (opensSentence(draft, at) || wordBefore(draft, at) === 'you')
    if ((isSum || isPercent) && isOffer)
      yield { start: words.start(at), end: end + (isPercent ? 1 : 0) }
  }
}

const hurry = phraseFinder(
  `limited time offer/only/deal/sale, for a limited time, time is running out, act now/fast/today, hurry, hurry up, last chance,
  while stocks/supplies/stock last/lasts, today only, ends tonight/today/soon/tomorrow/sunday/midnight, don't miss out,
  don't miss this/your/the, expires soon/today/tonight, before it's too late, final hours/days, offer ends/expires,
  selling fast, almost gone, almost sold out, now or never, don't wait, don't delay, before they're/it's gone, limited spots/seats/places/stock, final call, won't last/wait, filling/going/booking/selling up fast, going/filling fast, before it sells/they sell out, before it/they sells/sell out, before they/it are/is gone, going going gone, order at once, closing soon, last few places/rooms/tickets/days/hours,
  sale/deal/offer ends, time is short, not much time left, days/hours left to, hours to decide, before midnight tonight, be quick, while you still can, only today, spaces/places/seats/spots/numbers/tickets/stocks is/are limited/going/running, numbers are strictly limited, strictly limited, clock is ticking, never to be repeated, once in a lifetime, valid until/till midnight/tonight/sunday/friday/monday/tomorrow, offer valid until/till, last few remaining, last remaining, tonight only, one day only, this weekend only, this week only, 24 hours only, don't leave it too/until, before time runs out, running out fast, time's running out, don't hang about, book early to avoid, avoid disappointment, snap it/them/one up, blink and you'll, gone by tomorrow, first come first, nearly gone, nearly sold out, going like hot cakes, disappearing fast, only while, won't be around, won't be here, not around for long, deadline is tonight/tomorrow/today, closes/ends at midnight, need to act fast/now/quickly, running low, you snooze you, don't sleep on, get in quick, once they're/it's gone, only available this/until/for, final/last reminder/notice, offer/sale/deal/promotion closes/finishes/ends, stock is low/running/limited, last few days, before it's too, before friday/monday/tuesday/wednesday/thursday/saturday/sunday/midnight or, before they're/it's all gone, missing out,must end soon/today/tonight/sunday`,
)
const onlys = wordFinder('only just')
const isCount = wordSet('one two three four five six seven eight nine ten few handful')
const isLeft = wordSet('left remaining available')
/** “No hurry”, “in a hurry”. */
const isCalm = wordSet("no a any the in that great not don't never to")
const leads = wordSet('in at on for this today now so')

/** Words that press a reader to hurry. */
export const urgency = defineDetector({
  id: 'urgency',
  names:
    'urgency, false urgency, urgent language, scarcity, artificial scarcity, pressure tactics, time pressure, limited time offer, limited time offers, pushy sales language, hurry words',
  describe: 'words that press a reader to hurry, such as “last chance” and “only 3 left”',
  *find(draft) {
    for (const found of hurry(draft)) {
      const isNoun = draft.words.lower(found.first) === 'hurry' && found.first === found.last
      // “The final days of the war”.
      const isOther = isNoun
        ? isCalm(wordBefore(draft, found.first))
        : wordAfter(draft, found.last) === 'of'
      if (!isOther) yield found
    }
    const { words } = draft
    for (const only of onlys(draft)) {
      const count = words.lower(only + 1) === 'a' ? only + 2 : only + 1
      const isNumber = words.isNumber(count) || isCount(words.lower(count))
      if (!isNumber || !isJoined(draft, only + 1)) continue
      const left = [count + 1, count + 2].find(
        (at) => isLeft(words.lower(at)) && isJoined(draft, at),
      )
      if (left === undefined) continue
      const after = wordAfter(draft, left)
      if (after === '' || leads(after)) yield { start: words.start(only), end: words.end(left) }
    }
  },
})
