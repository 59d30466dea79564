import { defineDetector } from './detector.ts'
import type { DetectorDraft } from './detector-draft.ts'
import {
  isJoined,
  opensSentence,
  phraseFinder,
  wordAfter,
  wordBefore,
  wordFinder,
  wordSet,
} from './phrases.ts'
import { pleas } from './pleas.ts'

const calls = phraseFinder(
  `sign up now/today/for/here, click here, tap here, buy now/today, order now/today/yours, subscribe now/today/to our, shop now,
  download now/today, get started, get yours, get in touch, try it free/now/today/for, try for free, start your free, start today,
  book a/your demo/call/consultation/appointment/viewing/visit/tour, request a demo/quote, contact us, call us, call now/today, learn more,
  read more, find out more, join us, join now/today, register now/today, follow us, visit our, email us, talk to sales, talk to us,
  see plans, add to cart, claim your, grab your, become a member, donate now/today, apply now/today, enroll now/today, enrol now/today,
  tell your friends, share this, like and subscribe, don't forget to subscribe, schedule a demo/call, upgrade now/today,
  click/tap/press the link, click/tap on the link, button below to, try it for free, why not try/join/book/visit/call/buy/order/come/get,
  like and share, swipe up, add your name, sign the petition, call/ring/phone us, give us a call, drop us a line, pop in, check out our/the/this/these, head over to, head to our, don't miss our/the/this, vote for us/me, come and see/visit/join/try/meet/say, come along, tell us what/how/about, let us know, shop the/our,
  take advantage of, treat yourself, tap/click/press the button to join/buy/order/book/subscribe/donate/sign/get/see/start, browse our, explore our, discover our, have your say, spread the word, get involved, save the date, enter our/the competition/draw/raffle,
  swing by, stop by, drop by, send us your, leave us a review, leave a review/comment, rate us, share your, pop into/along/over/round, send us an/a, drop us a, pre order now/today/yours/your, give it a go/try/whirl, ring/phone for a/your/our, have a look at/round/around our, take a look at our, bag/nab/snap/get yours, vote yes/no, come down/over and, chat to/with us/our, try before you, snap one/some/it up, rsvp by/to/now/here, tell a friend, get your tickets/copy/free/hands, visit us, shop with, speak to our, ask about our, ask us, book with, write to us, see for yourself, apply online/within, add to basket/bag/cart/trolley, check it out, don't miss out on, hit the button, tap below, click below, see you there, snap yours up, ring now, hurry to your, ask for a quote, get a quote/estimate, book online/here/early, order online/here, buy online/here, enquire now/today/within, inquire now/today, view our, find us on, like us on, tag us, stay tuned, switch to us/our/today, make an appointment, install our/the app, text us, whatsapp us, message us, write to your mp, call your senator/representative, boycott these/this/the`,
)
const startCalls = phraseFinder('sign up, subscribe, join, donate, enroll, enrol, shop, order')
const isOffer = wordSet('for to our us today now here and thousands millions hundreds over')
/** “Visitors learn more”: where something stands before, they tell. */
const isLearning = wordSet('learn read find')
const isAsker = wordSet('please and or now to can also just')
/** Verbs that ask a reader for something where a sentence starts with one. */
const asking = wordFinder(
  'book reserve request claim order redeem grab secure get start download buy call visit try join shop apply register subscribe donate',
)
const takesYours = wordSet('book reserve request claim order redeem grab secure')
const isPrize = wordSet(
  'free trial copy ticket tickets quote seat place spot subscription membership',
)
/** What a “join” or a “reserve” at the start of a sentence is followed by where it calls. */
const isJoinable = wordSet(
  'list club team community campaign conversation movement fun group party choir society union table seat seats room rooms place places ticket tickets spot tour slot lesson demo stall app ebook brochure interest',
)
const joins = wordFinder('join reserve book download register')

/** Words behind a verb that are read for what makes it a call. */
const LONGEST_CALL = 8
const isPerson = wordSet('to who users people they we i you customers can could will would')

/** Calls to action. */
export const callToAction = defineDetector({
  id: 'call-to-action',
  names:
    'call to action, calls to action, ctas, sales pitch, sales pitches, advertising slogans, call-to-action, sales talk, pleas to buy',
  describe: 'calls to action, such as “sign up now” and “contact us”',
  *find(draft) {
    const known = new Set<number>()
    for (const found of calls(draft)) {
      known.add(found.first)
      // “People who contact us”, “how to get started” tell and call for nothing.
      const before = wordBefore(draft, found.first)
      const isTold = isLearning(draft.words.lower(found.first)) && before !== '' && !isAsker(before)
      if (!isTold && !isPerson(before)) yield found
    }
    yield* pleas(draft)
    for (const found of startCalls(draft)) {
      const isStart =
        opensSentence(draft, found.first) || wordBefore(draft, found.first) === 'please'
      if (isStart && isOffer(wordAfter(draft, found.last))) yield found
    }
    for (const at of joins(draft)) {
      const isStart = opensSentence(draft, at) || wordBefore(draft, at) === 'please'
      const last = isStart && !known.has(at) ? joinableAfter(draft, at) : -1
      if (last === -1) continue
      known.add(at)
      yield { start: draft.words.start(at), end: draft.words.end(last) }
    }
    for (const at of asking(draft)) {
      const isStart = opensSentence(draft, at) || wordBefore(draft, at) === 'please'
      const last = isStart && !known.has(at) ? callEnd(draft, at) : -1
      if (last !== -1) yield { start: draft.words.start(at), end: draft.words.end(last) }
    }
  },
})

/** “Join the waiting list”, “Reserve a table”: the noun within four words; -1 where there is none. */
function joinableAfter(draft: DetectorDraft, verb: number): number {
  for (let at = verb + 1; at <= verb + 4 && isJoined(draft, at); at++) {
    if (isJoinable(draft.words.lower(at))) return at
  }
  return -1
}

/** The last word of “Book your …”, “Get … free copy”, “Download the app now”; -1 where nobody is called. */
function callEnd(draft: DetectorDraft, verb: number): number {
  const { words } = draft
  if (takesYours(words.lower(verb)) && wordAfter(draft, verb) === 'your') return verb + 1
  for (let at = verb + 1; at <= verb + LONGEST_CALL && isJoined(draft, at); at++) {
    const isLast = !isJoined(draft, at + 1)

    if (isLast && /^(?:now|today)$/.test(words.lower(at))) return at
    const isDue =
      words.lower(at) === 'by' &&
      words.isNumber(at + 1) &&
      /^(?:register|apply|book|order)$/.test(words.lower(verb))
    if (isDue) return at - 1
    const isYours = words.lower(verb + 1) === 'your' && at <= verb + 3
    if (isYours && isPrize(words.lower(at))) return at
  }
  return -1
}
