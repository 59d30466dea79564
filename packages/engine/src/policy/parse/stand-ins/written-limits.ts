import type { AmountKind, Side } from '../../detectors/amounts/limit.ts'
import { dimensions, type MeasuredKind, unitOf } from '../../detectors/amounts/units.ts'
import { numberIn, spelled } from '../../detectors/amounts/written-number.ts'

const signs: Readonly<Record<string, string>> = {
  '£': 'pound',
  $: 'dollar',
  '€': 'euro',
  '¥': 'yen',
  '₹': 'rupee',
}
const currencies: readonly (readonly [string, string])[] = [
  ['pound', 'pounds?(?: sterling)?|quid|gbp|sterling'],
  ['dollar', '(?:us )?dollars?|usd|bucks'],
  ['euro', 'euros?|eur'],
  ['yen', 'yen|jpy'],
  ['franc', '(?:swiss )?francs?|chf'],
  ['rupee', 'rupees?|inr'],
]
const coins = 'p|pence|cents?'
const money = currencies.map(([, words]) => words).join('|')
const sign = '[£$€¥₹]'
const measures =
  'mg|mcg|micrograms?|milligrams?|g|grams?|kg|kilos?|kilograms?|tonnes?|lbs?|oz|ounces?|ml|millilitres?|milliliters?|l|litres?|liters?|m|metres?|meters?|km|kilometres?|kilometers?|cm|mm|centimetres?|millimetres?|miles?|feet|foot|ft|inch(?:es)?|yards?'
const times = 'seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?'
const degrees = '(?:° ?|degrees? )?(?:c|f|celsius|fahrenheit|centigrade)'
const percents = '%|per ?cent|percent'
const interest = ' (?:apr|apy|aer|interest|ear)'
const figure = `\\d[\\d.,]*\\d|\\d|(?:${spelled})(?: - (?:${spelled}))?`

/** A number with what it counts, as the line of a clause has it: “£ 1,000”, “30 % apr”, “10 k euros”. */
export const writtenAmount = `(?:(?:${sign}|gbp|usd|eur|chf) )?(?:${figure})(?: (?:k|bn|hundred|thousand|million|billion)| m(?= (?:${money})| |$))?(?: (?:(?:${percents})(?:${interest})?|${money}|${sign}|${coins}|${times}|${degrees}|${measures}|stars?|(?:out of|/) (?:5|five|10|ten)))?(?! (?:words?|sentences?|characters?|letters?|items?|links?)(?: |$))`

export interface WrittenAmount {
  /** Undefined of a number alone. */
  readonly kind: AmountKind | undefined
  readonly value: number
  /** A unit or a currency; empty where there is none. */
  readonly unit: string
}

/** Reads what the pattern met. */
export function readAmount(text: string): WrittenAmount | undefined {
  const number = numberIn(text.replaceAll(' - ', '-'))
  if (number === undefined) return undefined
  const [, before] = new RegExp(`^(${sign}|gbp|usd|eur|chf) `).exec(text) ?? []
  const [, behind = ''] =
    new RegExp(
      `^(?:(?:${sign}|gbp|usd|eur|chf) )?(?:${figure})(?: (?:k|m|bn|hundred|thousand|million|billion)(?= |$))?(?: (.+))?$`,
    ).exec(text) ?? []
  // “10 m” is a distance, “£10 m” a sum.
  const isMetres = before === undefined && behind === '' && text.endsWith(' m')
  if (isMetres) return { kind: 'measurement', value: number / 1e6, unit: 'm' }
  if (new RegExp(`^(?:${coins})$`).test(behind))
    return { kind: 'price', value: number / 100, unit: behind.startsWith('p') ? 'pound' : '' }
  const currency = currencyOf(before ?? '') ?? currencyOf(behind)
  if (currency !== undefined) return { kind: 'price', value: number, unit: currency }
  if (behind === '') return { kind: undefined, value: number, unit: '' }
  if (new RegExp(`^(?:${percents})`).test(behind))
    return {
      kind: / /.test(behind.replace('per cent', '')) ? 'interest-rate' : 'percent',
      value: number,
      unit: '',
    }
  if (/^(?:stars?|out of|\/)/.test(behind)) return { kind: 'rating', value: number, unit: '' }
  for (const kind of ['duration', 'temperature', 'measurement'] as const) {
    const unit = unitOf(kind, behind)
    if (unit !== undefined) return { kind, value: number, unit: unit.name }
  }
  return undefined
}

function currencyOf(text: string): string | undefined {
  return signs[text] ?? currencies.find(([, words]) => new RegExp(`^(?:${words})$`).test(text))?.[0]
}

/** Whether a unit may be that of a kind. */
export function fitsUnit(kind: AmountKind, unit: string): boolean {
  return !(kind in dimensions) || unitOf(kind as MeasuredKind, unit) !== undefined
}

/** Whether something can be that: people are older, what lasts is longer. */
export function fitsSide(kind: AmountKind, side: string): boolean {
  if (/^(?:older|younger|no older)/.test(side)) return kind === 'age'
  if (/^(?:longer|shorter|no longer)/.test(side)) return /^(?:duration|measurement)$/.test(kind)
  return true
}

/** How a side of a limit is told before the number. */
export const sidesBefore: readonly (readonly [Side, string])[] = [
  [
    'to',
    'up to|at most|at the most|no more than|not more than|no higher than|no longer than|a maximum of|no older than',
  ],
  [
    'from',
    'at least|no less than|not less than|no fewer than|no lower than|a minimum of|starting at|starting from',
  ],
  [
    'over',
    'over|exceed|exceeds|go over|above|more than|greater than|higher than|bigger than|larger than|exceeding|in excess of|beyond|upwards of|longer than|older than|hotter than|heavier than|worth more than|costing more than|dearer than',
  ],
  [
    'under',
    'under|below|less than|lower than|smaller than|fewer than|cheaper than|shorter than|younger than|colder than|lighter than|worth less than|costing less than',
  ],
]

/** The same behind it. */
export const sidesAfter: readonly (readonly [Side, string])[] = [
  [
    'from',
    'or more|or over|or above|or higher|or longer|or older|and over|and above|and up|upwards|or up',
  ],
  ['to', 'or less|or under|or fewer|or below|or lower|or shorter|or younger|and under|and below'],
]
