import type { Detector } from '../detector.ts'
import { barePart } from './bare-part.ts'
import { duration } from './duration.ts'
import { labelledNumber } from './labelled-number.ts'
import { sampleSize } from './sample-size.ts'
import { uncreditedImage } from './uncredited-image.ts'

/** What policies ask for more often than they ban it. */
export const neededDetectors: readonly Detector[] = [
  labelledNumber,
  sampleSize,
  duration,
  uncreditedImage,
  barePart,
]
