/** Words and signs of each currency, as they stand in a price. */
const currencies = {
  dollar: /\$|dollar|buck|cent(?!ime)|¢|USD|AUD|CAD|NZD|SGD|HKD/i,
  euro: /€|euro|EUR/i,
  pound: /£|pound|quid|sterling|GBP|pence|\dp\b|tenner|fiver/i,
  yen: /¥|yen|JPY/i,
  franc: /franc|CHF|Fr\./i,
  rupee: /₹|rupee|INR|Rs/i,
} as const

const names = Object.keys(currencies)

/** What a price may be asked for: in a currency, in any but that, or in none. */
export const currencyChoices: readonly string[] = [
  'any',
  'bare',
  ...names,
  ...names.map((name) => `not-${name}`),
]

/** Whether a price is in a currency, or, of “not-euro”, in a known one besides it. */
export function isInCurrency(price: string, wanted: string): boolean {
  if (wanted === 'any') return true
  const found = Object.entries(currencies).flatMap(([name, sign]) => (sign.test(price) ? name : []))
  if (!wanted.startsWith('not-')) return found.includes(wanted)
  const isOther =
    found.length > 0 || /[₩₽₺₪₫฿₴₦]|[A-Z]{3}|kron|zł|zloty|peso|baht|rand|lira/.test(price)
  return isOther && !found.includes(wanted.slice('not-'.length))
}
