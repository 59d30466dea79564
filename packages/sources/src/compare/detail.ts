import type { Measure } from './measure.ts'
import { significantDigits } from './significant-digits.ts'

/** How much a number or a date tells, from 0 to 3: its digits, or the parts of a date. */
export type Detail = 0 | 1 | 2 | 3

export function detailOf(measure: Measure): Detail {
  if (measure.kind === 'number') {
    return atMostThree(significantDigits(measure.fact.key.replaceAll(/[^\d.,]/g, '')).length)
  }
  const { year, month, day } = measure.date
  const parts =
    (year === undefined ? 0 : 2) + (month === undefined ? 0 : 1) + (day === undefined ? 0 : 2)
  return atMostThree(parts)
}

/** One more, for what tells as much as a digit. */
export function moreDetail(detail: Detail): Detail {
  return atMostThree(detail + 1)
}

function atMostThree(count: number): Detail {
  if (count >= 3) return 3
  return count === 2 ? 2 : count === 1 ? 1 : 0
}
