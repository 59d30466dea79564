import type { PolicyTarget } from '../form/clause-form.ts'
import { phrasesOf } from './phrases-of.ts'

/** What drafts promise, ask for or foretell, with what shows it beside the words of doing so. */
interface NamedMatter {
  /** In the singular, parted by commas. */
  readonly names: string
  /** Words that show it, in all their forms. */
  readonly words?: string
  readonly topics?: readonly string[]
  readonly detectors?: readonly string[]
}

const listed: readonly NamedMatter[] = [
  {
    names:
      'delivery date, delivery time, delivery, shipping date, shipping time, arrival date, arrival time, dispatch date, parcel arrive, order arrive, order will arrive, something will arrive, goods arrive',
    words:
      'deliver, arrive, ship, shipped, shipping, dispatch, parcel, courier, your door, your doorstep',
  },
  {
    names:
      'return, future return, profit, gain, yield, earning, investment return, future profit, income, growth, high return, financial return, money back on investments, future performance, performance',
    words: 'earn, grow, return, profit, yield, gain, double, interest, percent',
    topics: ['financial'],
  },
  { names: 'waiting time, wait, waiting list, how long wait, queue', words: 'wait, queue, seen' },
  { names: 'result, outcome, effect', words: 'result, outcome, succeed, improve, effect, better' },
  { names: 'cure, recovery, healing', words: 'cure, recover, heal, better, symptom' },
  { names: 'job, employment, promotion', words: 'job, hire, position, promotion, vacancy' },
  { names: 'price, cost, fee', words: 'price, cost, fee, cheap', detectors: ['price'] },
  {
    names: 'age, date of birth, birthday, old applicants, old they, old applicant, old someone',
    words: 'age, aged, old, older, young, younger, under, over, birthday',
    detectors: ['age', 'birth-date'],
  },
  {
    names: 'marital status, family status, family plan, relationship status, sexual orientation',
    words:
      'married, unmarried, marital, single, spouse, husband, wife, divorced, partner, children, engaged',
  },
  {
    names: 'child, they have children, have children, family, pregnancy, pregnant',
    words: 'child, kid, pregnant, pregnancy, family, baby, childcare, parent',
  },
  {
    names:
      'nationality, citizenship, origin, ethnicity, race, national origin, ethnic origin, country of birth',
    words: 'nationality, citizen, citizenship, native, passport, born, ethnicity, race',
    detectors: ['origin'],
  },
  {
    names: 'religion, faith, religious belief, belief',
    words: 'religion, faith, believe',
    topics: ['religion'],
  },
  { names: 'health, medical history, illness, disability', words: 'disabled', topics: ['medical'] },
  { names: 'sex, gender', words: 'sex, gender, male, female, man, woman' },
  {
    names: 'photo, picture, photograph, headshot',
    words: 'photo, picture, photograph, headshot, selfie',
  },
  {
    names: 'password, login, login detail, passcode, pin, credential',
    words: 'password, passcode, pin, login, code, credential',
  },
  {
    names: 'bank detail, bank account, account number, card number, card detail, payment detail',
    words: 'bank, card, account, iban, sort code, cvv',
  },
  {
    names: 'money, payment, fee, deposit, upfront fee, upfront payment, cash, application fee',
    words: 'money, pay, fee, deposit, cash, transfer, upfront',
    detectors: ['price', 'payment-method'],
  },
  { names: 'phone number, number, telephone number', words: 'phone, number, mobile, telephone' },
  { names: 'address, home address', words: 'address, live, postcode' },
  { names: 'coin, token, crypto price, coin price', topics: ['crypto'] },
  { names: 'weather', words: 'weather, rain, snow, sun, sunny, storm, temperature, wind' },
  {
    names: 'refund, money back, repayment',
    words: 'refund, refunded, money back, reimburse, repay',
  },
  {
    names: 'score, result of match, match result, winner',
    words: 'win, lose, beat, score, winner',
  },
]

let known: ReadonlyMap<string, readonly PolicyTarget[]> | undefined

/** What shows a matter beside the words of an act; undefined where no more than its own words do. */
export function matterNamed(words: string): readonly PolicyTarget[] | undefined {
  known ??= new Map(
    listed.flatMap((matter) =>
      phrasesOf(matter.names).map((name) => [name, signsOf(matter)] as const),
    ),
  )
  return known.get(words)
}

function signsOf({ words = '', topics = [], detectors = [] }: NamedMatter): PolicyTarget[] {
  return [
    ...phrasesOf(words).map((each): PolicyTarget => ({ kind: 'phrase', words: each, apart: true })),
    ...topics.map((name): PolicyTarget => ({ kind: 'topic', name })),
    ...detectors.map((name): PolicyTarget => ({ kind: 'detector', name })),
  ]
}
