import { defineDetector } from '../detector.ts'
import { opensSentence, phraseFinder } from '../phrases.ts'

const giving =
  'send/tell/give/provide/enter/attach/include/state/confirm/share/specify/indicate/submit/supply/upload/bring/email/pay/write/list/add/text/show/reply/type/verify/forward'
const asked = phraseFinder(
  `please ${giving}, please let us/me know, let us/me know, could/can/would/will you ${giving}, could/can/would/will you please ${giving}, what is/are your, what's your, how old are you, where do you live, are you married/single/pregnant/religious, do you have/plan/own/drive/smoke, have you ever/got/been, we/i need/require/want your, we/i need/require a/an/two/proof, you must/should/need ${giving}, you need/have to ${giving},
  applicants/candidates/tenants/members/sellers/buyers/customers must/should/need/have/pay, must/should be/have/hold/pay/provide/send/include/attach/speak/bring/submit/live, is/are required, required to, pay a/an/the fee/deposit/charge, by providing, in exchange for your`,
)
/** “Send us your address” asks where it opens a sentence. */
const ordered = phraseFinder(
  `${giving} us/me/your/a/an/the, ${giving} it, reply with, fill in, tick the/a/one`,
)

/** What readers are asked for. */
export const request = defineDetector({
  id: 'request',
  names:
    'requests to readers, requests to applicants, questions to applicants, requests for information, requests for personal data, requests for personal information, requests for data',
  describe: 'requests to readers for something, such as “please send us” and “what is your”',
  *find(draft) {
    yield* asked(draft)
    for (const found of ordered(draft)) if (opensSentence(draft, found.first)) yield found
  },
})
