import { featureNames } from './features/image-features.ts'
import type { ImageFacts } from './image-facts.ts'
import type { Pixels } from './pixels.ts'
import type { WindowAnalysis } from './read-pixels.ts'
import { LEAST_SIDE } from './windows.ts'

/** Below these bits a pixel nothing fine is left of an image, format by format. */
const leastBits: Readonly<Record<string, number>> = { jpeg: 0.3, webp: 0.15, avif: 0.1, heif: 0.1 }

/** Flat areas fill drawings, screenshots and charts; noise fills what a camera or a generator makes. */
export const MOST_FLAT = 0.55
const flatFeature = featureNames.indexOf('residual.across.zero')

/** Why the pixels of an image cannot be judged; null when they can. */
export function whyUnclear(
  pixels: Pixels,
  facts: ImageFacts,
  windows: readonly WindowAnalysis[],
): string | null {
  if (facts.frames > 1) return `it is an animation of ${facts.frames} frames`
  if (windows.length === 0) {
    return `it is smaller than ${LEAST_SIDE} pixels on one side (${pixels.width} × ${pixels.height})`
  }
  const bits = (facts.bytes * 8) / (pixels.width * pixels.height)
  const least = leastBits[facts.format] ?? 0
  if (bits < least) return `it is heavily compressed (${bits.toFixed(2)} bits a pixel)`
  const flat = medianOf(windows.map(({ features }) => features[flatFeature]))
  if (flat > MOST_FLAT) {
    const share = `${Math.round(flat * 100)} %`
    return `${share} of its neighbouring pixels are alike, as in drawings, screenshots, charts and smoothed images`
  }
  return null
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}
