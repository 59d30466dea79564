import { barePrices } from './bare-price.ts'
import { isCapital, isDigit, isWordUnit, matchesNear } from './characters.ts'
import { defineTextDetector } from './detector.ts'
import type { DetectorDraft, Span } from './detector-draft.ts'
import { currencyChoices, isInCurrency } from './figures/currency.ts'
import { isHeavy, saysWeight } from './figures/pounds.ts'
import { phraseFinder, wordAfter, wordBefore, wordFinder, wordSet } from './phrases.ts'

const amount =
  '\\d{1,3}(?:[.,’\u00a0\u202f]\\d{3}){1,5}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,12}(?:[.,]\\d{1,4})?(?!\\d)'
const scale = '(?:[ \u00a0-]?(?:k|m|bn|thousand|million|billion|trillion|lakh|crore)\\b)?'
const signs = '[$€£¥₹₩₽₺₪₫฿₴₦]'
const codes =
  'USD|EUR|GBP|JPY|CHF|CAD|AUD|NZD|CNY|INR|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN|ZAR|KRW|SGD|HKD|ILS|TRY'
const country =
  '(?:(?:US|American|Canadian|Australian|British|Swiss|Danish|Swedish|Norwegian|Mexican|Indian|Hong Kong|New Zealand)[ \u00a0])?'
const currency = `(?:${country}(?:dollars?|euros?|pounds? sterling|pounds?|quid|yen|yuan|rupees?|francs?|cents?|pence|bucks|pesos?|kronor|kroner|krona|roubles?|rubles?|zlotys?|baht|rand|liras?|ringgit|dirhams?|shekels?|forints?)|zł|kr|${codes})`

/** “$20”, “US$1.5 million”, “EUR 30”. */
const signFirst = new RegExp(
  `(?:(?:US|A|AU|C|CA|NZ|HK|S)?${signs}|(?:${codes}|Rs\\.?|Fr\\.|kr\\.?)(?=[ \u00a0]?\\d)|R(?=\\d{1,3}[, ]\\d{3}))[ \u00a0]?(?:${amount})${scale}`,
  'y',
)
/** Units of “US$ ” and “EUR ”. */
const SIGN_REACH = 4
/** “20 €”, “1,200 dollars”, “30 euros”, “5p” is none. */
const signLast = new RegExp(
  `(?:${amount})${scale}(?:[ \u00a0]?(?:${signs}|¢)|[ \u00a0-]${currency}(?![\\w-]))`,
  'iy',
)
/** Prices and sums of money. */
export const price = defineTextDetector({
  id: 'price',
  names:
    'price, prices, money, amount of money, amounts of money, sum of money, sums of money, dollar amount, dollar amounts, price tag, price tags, currency, currencies, monetary amount, monetary amounts, cost figures',
  describe:
    'prices and sums of money: a number with a currency, or the words of one, and a bare one behind words such as “price”',
  parameter: {
    name: 'currency',
    fallback: 'any',
    choices: currencyChoices,
    describe: 'A currency such as `dollar`, `not-dollar` for all others, or `bare` for none',
  },
  *find(draft, currency) {
    if (currency === 'bare') {
      yield* barePrices(draft)
      return
    }
    for (const found of pricesIn(draft)) {
      if (currency === 'any' || isInCurrency(draft.source.slice(found.start, found.end), currency))
        yield found
    }
  },
})

function* pricesIn(draft: DetectorDraft): Generator<Span> {
  yield* inFigures(draft)
  yield* inWords(draft)
  yield* inCoins(draft)
  yield* barePrices(draft)
}

function* inFigures(draft: DetectorDraft): Generator<Span> {
  const { digitStarts: starts } = draft
  const before = { starts, reach: SIGN_REACH }
  for (const { index, 0: text } of matchesNear(draft, before, signFirst, mayBeSign))
    yield { start: index, end: index + text.length }
  // Without a currency there is no number that one stands behind.
  const counted = holdsSign(draft) ? starts : startsBefore(starts, currencies(draft), draft)
  if (counted.length === 0) return
  const own = { starts: counted, reach: 0 }
  for (const { index, 0: text } of matchesNear(draft, own, signLast, mayCount)) {
    const end = index + text.length
    const isWeight = /pounds?$/i.test(text) && isHeavy(draft.prose, index, end)
    // “50 Cent” sings.
    if (!isWeight && !text.endsWith('Cent')) yield { start: index, end }
  }
}

/** Numbers closely before one of some words. */
function startsBefore(
  starts: readonly number[],
  words: readonly number[],
  draft: DetectorDraft,
): readonly number[] {
  if (words.length === 0) return []
  // Words of alternative texts come after those around them.
  const ends = words.map((at) => draft.words.start(at)).sort((a, b) => a - b)
  let next = 0
  return starts.filter((start) => {
    while (next < ends.length && ends[next] < start) next++
    return next < ends.length && ends[next] - start <= LONGEST_SUM
  })
}

/** Units of a number and what may be between it and its currency. */
const LONGEST_SUM = 80

function holdsSign({ signs }: DetectorDraft): boolean {
  return signs.some(isSign)
}

/** A sign, letters before one as in “US$”, or a code of three capitals. */
function mayBeSign(units: Uint16Array, at: number): boolean {
  const before = units[at - 1]
  if (isWordUnit(before) || before === 0x2e) return false
  if (isSign(units[at])) return true
  if (!isCapital(units[at])) return false
  return isSign(units[at + 1]) || isSign(units[at + 2]) || isCode(units, at) || isShort(units, at)
}

/** “Rs 500”, “R2,000”, “Fr. 20”. */
function isShort(units: Uint16Array, at: number): boolean {
  const next = units[at + 1]
  if (units[at] === LETTER_R) return isDigit(next) || next === LETTER_S
  return units[at] === LETTER_F && next === LETTER_SMALL_R
}

const LETTER_F = 0x46
const LETTER_R = 0x52
const LETTER_SMALL_R = 0x72
const LETTER_S = 0x73

const knownCodes: ReadonlySet<string> = new Set(codes.split('|'))

function isCode(units: Uint16Array, at: number): boolean {
  const code = units.subarray(at, at + 3)
  return code.every(isCapital) && knownCodes.has(String.fromCharCode(...code))
}

function mayCount(units: Uint16Array, at: number): boolean {
  const before = units[at - 1]
  return isDigit(units[at]) && !isWordUnit(before) && before !== 0x2e && before !== 0x2c
}

/** The signs of `signs`, and that of cents. */
function isSign(code: number): boolean {
  if (code < 0xa2) return code === 0x24
  return code <= 0xa5 ? code !== 0xa4 : code === 0xe3f || (code >= 0x20a0 && code <= 0x20bf)
}

/** Words of `currency`. */
const currencies = wordFinder(
  `dollar dollars dollar's euro euros euro's pound pounds pound's sterling quid yen yen's yuan rupee rupees franc francs
  cent cents pence bucks peso pesos kronor kroner krona rouble roubles ruble rubles zloty zlotys zł kr baht rand lira liras ringgit dirham dirhams shekel shekels forint forints ${codes.toLowerCase().replaceAll('|', ' ')}`,
)
const isSpelled = wordSet(
  'half one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion few several',
)
const coins = wordFinder('dollar dollars euro euros bucks rupee rupees yen quid pounds pence')

/** “twenty dollars”, “a million euros”. */
function* inWords(draft: DetectorDraft): Generator<Span> {
  const { words } = draft
  for (const at of coins(draft)) {
    let first = at
    while (first > 0 && at - first < 5 && spells(draft, first - 1)) first--
    // “Million dollar bugs” cost nothing in particular.
    const isIdiom = first === at - 1 && /^(?:m|b|tr)illion$/.test(words.lower(first))
    const isSingular = /^(?:dollar|euro)$/.test(words.lower(at))
    const isWeight = words.lower(at) === 'pounds' && !isPaid(draft, first, at)
    if (first < at && !isWeight && !(isIdiom && isSingular))
      yield { start: words.start(first), end: words.end(at) }
  }
}

/** “Five”, and the “a” of “half a million”. */
function spells({ words }: DetectorDraft, at: number): boolean {
  const isHalf = words.lower(at) === 'a' && words.lower(at - 1) === 'half'
  return isHalf || isSpelled(words.lower(at))
}

const pays = wordSet(
  'for pay pays paid cost costs owe owes owed spent spend charge charged only about sterling worth',
)

/** “Sold for fifty pounds”, but not “lost ten pounds in weight”. */
function isPaid({ words, prose }: DetectorDraft, first: number, last: number): boolean {
  return !saysWeight(prose, words.end(last)) && pays(words.lower(first - 1))
}

const small = /^\d\d?[pc]$/
const notes = phraseFinder('a tenner, a fiver, a couple of quid')
const costsBefore = wordSet(
  'cost costs by for only just from at about than under over is are was were paid pay charge charges charged worth another extra',
)
const costsAfter = wordSet('a an each per off plus more extra coin coins piece cheaper')

/** “85p each”, “costs 99c”, “a tenner”. */
function* inCoins(draft: DetectorDraft): Generator<Span> {
  yield* notes(draft)
  const { words } = draft
  for (const at of words.mixed) {
    if (!words.isNumber(at) || !small.test(words.lower(at))) continue
    const isPrice = costsBefore(wordBefore(draft, at)) || costsAfter(wordAfter(draft, at))
    if (isPrice) yield { start: words.start(at), end: words.end(at) }
  }
}
