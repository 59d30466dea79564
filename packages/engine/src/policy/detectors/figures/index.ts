import type { Detector } from '../detector.ts'
import { clockTime } from './clock-time.ts'
import { deadline } from './deadline.ts'
import { measurement } from './measurement.ts'
import { numberForm } from './number-form.ts'
import { numberRange } from './number-range.ts'
import { openingHours } from './opening-hours.ts'
import { priceForm } from './price-form.ts'
import { salary } from './salary.ts'

/** Times, quantities and numbers. */
export const figureDetectors: readonly Detector[] = [
  clockTime,
  measurement,
  numberForm,
  numberRange,
  openingHours,
  deadline,
  salary,
  priceForm,
]
