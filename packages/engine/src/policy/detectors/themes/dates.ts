import { dateForm } from '../date-form.ts'
import { oldDate } from '../dates.ts'
import type { Detector } from '../detector.ts'
import { clockTime } from '../figures/clock-time.ts'
import { deadline } from '../figures/deadline.ts'
import { openingHours } from '../figures/opening-hours.ts'
import { duration } from '../needed/duration.ts'
import { numericDate } from '../numeric-date.ts'
import { relativeDate } from '../relative-date.ts'
import { yearBefore } from '../year-before.ts'

/** Dates, times and how long things last. */
export const dates: readonly Detector[] = [
  oldDate,
  yearBefore,
  relativeDate,
  numericDate,
  dateForm,
  clockTime,
  openingHours,
  deadline,
  duration,
]
