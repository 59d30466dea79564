import { defineTextDetector } from '../detector.ts'
import { phraseFinder } from '../phrases.ts'
import { besideOther } from '../sentence-words.ts'

const methods = {
  'gift-card': phraseFinder(
    'gift card/cards, gift voucher/vouchers, itunes card/cards, steam card/cards, google play card/cards, amazon card/cards, apple card/cards, prepaid card/cards',
  ),
  crypto: phraseFinder(
    'bitcoin/bitcoins/btc, ethereum/eth, usdt, crypto, cryptocurrency, litecoin, dogecoin, monero',
  ),
  transfer: phraseFinder(
    'bank transfer/transfers, wire transfer/transfers, western union, moneygram, zelle, cash app, cashapp, venmo, friends and family, paypal me, revolut, money order, direct transfer, wire the money, transfer the money',
  ),
  cash: phraseFinder(
    'cash only, pay cash, pay in cash, paid in cash, payment in cash, cash in hand, cash on collection, cash on delivery, cash please',
  ),
} as const

type Method = keyof typeof methods
const isMethod = (name: string): name is Method => name in methods

const paying = phraseFinder(
  'pay, paid, pays, paying, payment, payments, payable, send, sending, deposit, fee, accept, accepted, accepts, take, buy, settle, cash, money, only',
)

/** Payment in a way that a marketplace may not want. */
export const paymentMethod = defineTextDetector({
  id: 'payment-method',
  names:
    'requests for payment outside of the platform, payment outside the platform, payment outside of the platform, payments outside the platform, payments outside of the platform, payment outside the site, off platform payment, off platform payments, off site payments, untraceable payment, untraceable payments, direct payments, requests for direct payment, requests for payment, payment requests',
  describe: 'requests to pay by a certain method, such as “pay with a gift card”',
  parameter: {
    name: 'method',
    fallback: 'any',
    choices: ['any', ...Object.keys(methods)],
    describe: '`gift-card`, `crypto`, `transfer` for money sent directly, `cash`',
  },
  *find(draft, method) {
    const wanted = isMethod(method) ? [methods[method]] : Object.values(methods)
    for (const finder of wanted) yield* besideOther(draft, finder, paying)
  },
})
