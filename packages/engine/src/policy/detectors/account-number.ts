import { isCapital, isDigit, isWordUnit, longNumbers, matchesNear } from './characters.ts'
import { passesIban, passesLuhn } from './check-digits.ts'
import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { wordFinder } from './phrases.ts'

/** Lengths of IBANs by country. */
const lengths: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BR: 29,
  BY: 28,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  DO: 28,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IQ: 23,
  IS: 26,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LC: 32,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  LY: 25,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MR: 27,
  MT: 31,
  MU: 30,
  NL: 18,
  NO: 15,
  PK: 24,
  PL: 28,
  PS: 29,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  SA: 24,
  SC: 31,
  SD: 18,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  ST: 25,
  SV: 28,
  TL: 23,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  VG: 24,
  XK: 20,
}

/** Account numbers. */
export const accountNumber = defineDetector({
  id: 'account-number',
  names:
    'account number, account numbers, bank account, bank accounts, bank account number, bank account numbers, bank details, iban, ibans, credit card number, credit card numbers, card number, card numbers, credit cards, payment card, payment cards, payment card numbers',
  describe:
    'IBANs and payment card numbers with the right check digits, and numbers behind “account number” or “sort code”',
  readsQuotes: true,
  *find(draft) {
    yield* ibans(draft)
    yield* cards(draft)
    if (nouns(draft).length === 0) return
    for (const { index, 0: text } of draft.prose.matchAll(named)) {
      const number = /\d[\d -]*$/.exec(text)
      if (number !== null) yield { start: index + number.index, end: index + text.length }
    }
  },
})

const nouns = wordFinder('account acct acc routing sort c bank bsb aba')
const named =
  /\b(?:(?:account|acct\.?|acc\.?|a\/c)(?: number| no\.?)?(?: is(?= \d{6}))?|(?:routing|aba) (?:number|no\.?|#)|routing|sort code|bsb|bank details)(?: is)?[:\s#\u2060]{1,4}\d[\d-]{4,16}(?: \d{8})?\d\b/gi

/** Units before the digits of an IBAN, with marks between them. */
const COUNTRY_REACH = 6

function* ibans(draft: DetectorDraft): Generator<Span> {
  const { units, digitStarts } = draft
  for (const [index, digit] of digitStarts.entries()) {
    const from = Math.max(digit - COUNTRY_REACH, (digitStarts[index - 1] ?? -1) + 1)
    for (let at = from; at < digit; at++) {
      const opens = isCapital(units[at]) && isCapital(units[at + 1]) && !isWordUnit(units[at - 1])
      if (opens) yield* ibanAt(draft.prose, at)
    }
  }
}

function* ibanAt(prose: string, at: number): Generator<Span> {
  const length = lengths[prose.slice(at, at + 2)]
  if (length === undefined) return
  let iban = ''
  let end = at
  for (; end < prose.length && iban.length < length; end++) {
    const code = prose.charCodeAt(end)
    if (isDigit(code) || isCapital(code)) iban += prose[end]
    else if (!' \u00a0\u2060'.includes(prose[end]) || ' \u00a0'.includes(prose[end - 1])) break
  }
  const isWhole = iban.length === length && !isWordUnit(prose.charCodeAt(end))
  if (isWhole && /^[A-Z]{2}\d\d/.test(iban) && passesIban(iban)) yield { start: at, end }
}

const cardShape =
  /3[47]\d{2}([ -]?)\d{6}\1\d{5}(?!\d)|(?:4\d{3}|5[1-5]\d{2}|2[2-7]\d{2}|6(?:011|5\d{2}|4[4-9]\d)|35\d{2})([ -]?)\d{4}\2\d{4}\2\d{4}(?!\d)/y

/** Digits and units of the shortest and the longest card number. */
const CARD_DIGITS = 15
const LONGEST_CARD = 19

function* cards(draft: DetectorDraft): Generator<Span> {
  const mayBegin = (units: Uint16Array, at: number): boolean => {
    const before = units[at - 1]
    return isDigit(units[at]) && !isWordUnit(before) && before !== 0x2e && before !== 0x2d
  }
  const near = { starts: longNumbers(draft, CARD_DIGITS, LONGEST_CARD), reach: 0 }
  for (const { index, 0: text } of matchesNear(draft, near, cardShape, mayBegin)) {
    if (passesLuhn(text.replaceAll(/\D/g, ''))) yield { start: index, end: index + text.length }
  }
}
