import { isDigit, isWordUnit, matchesAt } from './characters.ts'
import { defineDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'

const amount =
  '\\d{1,3}(?:[.,’\u00a0\u202f]\\d{3}){1,5}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,12}(?:[.,]\\d{1,4})?(?!\\d)'
const scale = '(?:[ \u00a0-]?(?:k|m|bn|thousand|million|billion|trillion)\\b)?'
const signs = '[$€£¥₹₩₽₺₪₫฿₴₦]'
const codes =
  'USD|EUR|GBP|JPY|CHF|CAD|AUD|NZD|CNY|INR|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN|ZAR|KRW|SGD|HKD|ILS|TRY'
const currency = `(?:dollars?|euros?|pounds? sterling|pounds?|quid|yen|yuan|rupees?|francs?|cents?|pence|bucks|pesos?|kronor|kroner|krona|roubles?|rubles?|${codes})`

/** “$20”, “US$1.5 million”, “EUR 30”. */
const signFirst = new RegExp(
  `(?:(?:US|A|AU|C|CA|NZ|HK|S)?${signs}|(?:${codes})(?=[ \u00a0]?\\d))[ \u00a0]?(?:${amount})${scale}`,
  'y',
)
/** Most drafts hold no sign and no code of a currency, and need no closer look. */
const hasSign = new RegExp(`${signs}|[A-Z]{3}[ \u00a0]?\\d`)
/** “20 €”, “1,200 dollars”, “30 euros”, “5p” is none. */
const signLast = new RegExp(
  `(?:${amount})${scale}(?:[ \u00a0]?(?:${signs}|¢)|[ \u00a0-]${currency}(?![\\w-]))`,
  'iy',
)
/** “pounds” that weigh and “cents” of a proverb are no money. */
const weight =
  /^[ \u00a0](?:of (?!debt|damages|costs|savings)|lighter|heavier|per square|in weight|overweight|force)/

/** Prices and sums of money. */
export const price = defineDetector({
  id: 'price',
  names:
    'price, prices, money, amount of money, amounts of money, sum of money, sums of money, dollar amount, dollar amounts, price tag, price tags, currency, currencies, monetary amount, monetary amounts, cost figures',
  describe: 'prices and sums of money: a number with a currency, or the words of one',
  *find(draft) {
    yield* inFigures(draft)
    yield* inWords(draft)
  },
})

function* inFigures({ prose }: DetectorDraft): Generator<Span> {
  // What begins with a letter is the code of a currency, in capitals.
  const maySign = (code: number, before: number): boolean =>
    (isSign(code) || (code >= 65 && code <= 90)) && !isWordUnit(before) && before !== 0x2e
  if (hasSign.test(prose)) {
    for (const { index, 0: text } of matchesAt(prose, signFirst, maySign))
      yield { start: index, end: index + text.length }
  }
  const mayCount = (code: number, before: number): boolean =>
    isDigit(code) && !isWordUnit(before) && before !== 0x2e && before !== 0x2c
  for (const { index, 0: text } of matchesAt(prose, signLast, mayCount)) {
    const end = index + text.length
    const isWeight = /pounds?$/i.test(text) && weight.test(prose.slice(end, end + 24))
    if (!isWeight) yield { start: index, end }
  }
}

/** The signs of `signs`. */
function isSign(code: number): boolean {
  return (
    code === 0x24 ||
    code === 0xa3 ||
    code === 0xa5 ||
    code === 0xe3f ||
    (code >= 0x20a0 && code <= 0x20bf)
  )
}

const spelled = new Set(
  'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion few several'.split(
    ' ',
  ),
)
const coins = new Set('dollar dollars euro euros bucks rupee rupees yen'.split(' '))

/** “twenty dollars”, “a million euros”. */
function* inWords({ words }: DetectorDraft): Generator<Span> {
  for (const [at, { lower, end }] of words.entries()) {
    if (!coins.has(lower)) continue
    let first = at
    while (first > 0 && at - first < 5 && spelled.has(words[first - 1].lower)) first--
    // “Million dollar bugs” cost nothing in particular.
    const isIdiom = first === at - 1 && /^(?:m|b|tr)illion$/.test(words[first].lower)
    const isSingular = lower === 'dollar' || lower === 'euro'
    if (first < at && !(isIdiom && isSingular)) yield { start: words[first].start, end }
  }
}
