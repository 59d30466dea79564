import { amount } from '../amounts/amount.ts'
import type { Detector } from '../detector.ts'
import { digitNumber } from '../digit-number.ts'
import { measurement } from '../figures/measurement.ts'
import { numberForm } from '../figures/number-form.ts'
import { numberRange } from '../figures/number-range.ts'
import { labelledNumber } from '../needed/labelled-number.ts'
import { percent } from '../percent.ts'
import { versionNumber } from '../version-number.ts'

/** How numbers are written, and what they count. */
export const numbers: readonly Detector[] = [
  digitNumber,
  numberForm,
  numberRange,
  percent,
  measurement,
  amount,
  labelledNumber,
  versionNumber,
]
