/** Verbs of what a text says or holds, in the base form; after “must not” they mean “contain”. */
export const containing =
  'swap, exchange, trade, hold, carry, contain, bear, harbour, harbor, list, note, show, report, advertise, plug, display, present, feature, convey, supply, furnish, provide, relay, recite, recount, spill, divulge, impart, volunteer, reproduce, cite, quote, request, solicit, collect, drop, insert, embed, incorporate, comprise, house, store, keep, reference, tell, type, write, upload, attach, leave, enter, send, paste'

/** Verbs of speaking of something, with their particles: “mention”. */
export const mentioningOf =
  'hint at, allude to, make reference to, make mention of, make allusion to, bring up, touch on, touch upon, point to, speak of, speak about, talk about, talk of, comment on, discuss, bang on about, go on about, harp on about, write about, gossip about, boast of, boast about, brag about, brag of, insinuate, imply, suggest'
