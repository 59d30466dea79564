import { isMeasured, type Unit, unitOf } from './units.ts'

export const amountKinds = [
  'price',
  'percent',
  'discount',
  'interest-rate',
  'age',
  'rating',
  'dose',
  'duration',
  'temperature',
  'measurement',
] as const

export type AmountKind = (typeof amountKinds)[number]
export type Side = 'over' | 'under' | 'from' | 'to'

/** Which amounts a value of the detector means. */
export interface Limit {
  readonly kind: AmountKind
  readonly side: Side | 'between'
  readonly value: number
  /** The upper end of what lies between two. */
  readonly until: number
  /** A currency, or empty. */
  readonly currency: string
  readonly unit: Unit | undefined
}

const number = '(-?\\d+(?:\\.\\d+)?)'
const written = new RegExp(
  `^(${amountKinds.join('|')}) (?:(over|under|from|to) ${number}|(between) ${number} and ${number})(?: ([a-z]+))?$`,
)
const currencies = /^(?:dollar|euro|pound|yen|franc|rupee)$/

/** Reads “price over 1000 pound” and “age between 13 and 17”; undefined where it is written otherwise. */
export function readLimit(text: string): Limit | undefined {
  const found = written.exec(text)
  if (found === null) return undefined
  const [, kind, side, one, between, low, high, unitName = ''] = found
  const known = amountKinds.find((each) => each === kind)
  if (known === undefined) return undefined
  const unit = isMeasured(known) ? unitOf(known, unitName) : undefined
  const isCurrency = known === 'price' && currencies.test(unitName)
  if (isMeasured(known) ? unit === undefined : unitName !== '' && !isCurrency) return undefined
  return {
    kind: known,
    side: (side ?? between) as Limit['side'],
    value: Number(one ?? low),
    until: Number(high ?? one),
    currency: isCurrency ? unitName : '',
    unit,
  }
}

/** Whether an amount in the unit of a limit lies where it says. */
export function liesBeyond(amount: number, { side, value, until }: Limit): boolean {
  switch (side) {
    case 'over':
      return amount > value
    case 'under':
      return amount < value
    case 'from':
      return amount >= value
    case 'to':
      return amount <= value
    case 'between':
      return amount >= value && amount <= until
  }
}
