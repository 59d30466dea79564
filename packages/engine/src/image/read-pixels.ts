import { middleOf } from '../media/middle-of.ts'
import { measureWindow } from './features/image-features.ts'
import { imageModel } from './image-model.ts'
import type { Box, Pixels } from './pixels.ts'
import { chooseWindows } from './windows.ts'

/** Windows that are measured of one image; each takes about 50 ms. */
const MOST_WINDOWS = 4

/** One window after the model. */
export interface WindowAnalysis {
  readonly box: Box
  readonly features: Float64Array
  readonly raw: number
  readonly byFeature: Float64Array
}

/** What the pixels say, before anything is known of the file. */
export interface PixelAnalysis {
  /** None for an image that is too small. */
  readonly windows: readonly WindowAnalysis[]
  /** Published risk of the median window; below 0.70 whatever it shows. */
  readonly risk: number
  /** Distance of the highest from the lowest raw score. */
  readonly spread: number
}

/** Measures windows all over an image and scores each. */
export function readPixels(pixels: Pixels): PixelAnalysis {
  const model = imageModel()
  const windows = chooseWindows(pixels.width, pixels.height, MOST_WINDOWS).map((box) => {
    const features = measureWindow(pixels, box)
    const { raw, byFeature } = model.scoreWindow(features)
    return { box, features, raw, byFeature }
  })
  const { middle, spread } = middleOf(windows.map(({ raw }) => raw))
  return { windows, risk: windows.length === 0 ? 0 : model.publishedRisk(middle), spread }
}
