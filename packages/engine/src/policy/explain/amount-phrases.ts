import { readLimit } from '../detectors/amounts/limit.ts'

const things = {
  price: 'prices',
  percent: 'percentages',
  discount: 'discounts',
  'interest-rate': 'rates of interest',
  age: 'ages of persons',
  rating: 'ratings',
  dose: 'doses',
  duration: 'durations',
  temperature: 'temperatures',
  measurement: 'measurements',
} as const

/** “prices above 1,000 pounds” */
export function amountPhrase(text: string): string | undefined {
  const limit = readLimit(text)
  if (limit === undefined) return undefined
  const { kind, side, value, until, currency } = limit
  const unit = limit.unit?.name ?? currency
  const of = (number: number): string => told(number, kind, unit)
  const thing = things[kind]
  switch (side) {
    case 'over':
      return `${thing} above ${of(value)}`
    case 'under':
      return `${thing} below ${of(value)}`
    case 'from':
      return `${thing} of ${of(value)} or more`
    case 'to':
      return `${thing} of ${of(value)} or less`
    case 'between':
      return `${thing} from ${of(value)} to ${of(until)}`
  }
}

function told(number: number, kind: string, unit: string): string {
  const figure = String(number).replace(/\B(?=(?:\d{3})+(?!\d|\.))(?<!\.\d*)/g, ',')
  if (/^(?:percent|discount|interest-rate)$/.test(kind)) return `${figure}%`
  if (kind === 'rating') return `${figure} ${number === 1 ? 'star' : 'stars'}`
  if (unit === '') return figure
  if (kind === 'temperature') return `${figure} °${unit === 'celsius' ? 'C' : 'F'}`
  if (/^(?:[km]?g|mcg|[kcm]?m|lb|oz|ml)$/.test(unit)) return `${figure} ${unit}`
  const isOne = number === 1 || unit === 'yen'
  return `${figure} ${isOne ? unit : unit === 'foot' ? 'feet' : unit === 'inch' ? 'inches' : `${unit}s`}`
}
