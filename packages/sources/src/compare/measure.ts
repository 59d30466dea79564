import type { DateParts, QuantityFact } from '@content-trust/engine/facts'
import type { Rounding } from './rounding.ts'

/** A number of a sentence, with what it counts. */
export interface Quantity {
  readonly kind: 'number'
  readonly fact: QuantityFact
  /** Undefined for what is no single value, such as a version or a time of day. */
  readonly size: number | undefined
  readonly unit: string | undefined
  /** The lemma of the thing that a number without a unit counts. */
  readonly thing: string | undefined
  readonly rounding: Rounding | undefined
  /** What its last digit counts, in its unit: 0.01 in 6.90, 100 in 2,500. */
  readonly step: number
}

/** A date of a sentence: a year, a month, a day, or a day of the week. */
export interface Moment {
  readonly kind: 'date'
  readonly fact: QuantityFact
  readonly date: Partial<DateParts>
  readonly weekday: string | undefined
}

/** A number or a date. */
export type Measure = Quantity | Moment
