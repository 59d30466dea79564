import type { Calibration } from '../../packages/engine/src/models/calibration.ts'
import { type Weighted, weightedQuantile } from '../calibrate.ts'
import type { LeftOutSource } from './left-out-images.ts'

/** Shares of real pictures of sources that the model has not seen, and what is published there. */
export const imageAnchors = [
  [0.02, 0.02],
  [0.25, 0.08],
  [0.5, 0.15],
  [0.75, 0.26],
  [0.95, 0.4],
  [0.995, 0.55],
] as const

/** Pixels alone never reach the high level at 0.70. */
export const PIXEL_CAP = 0.69

/** Maps raw scores so that a stated share of real pictures lies below each published risk. */
export function calibrateImages(leftOut: readonly LeftOutSource[], top: number): Calibration {
  const real = leftOut
    .filter(({ label }) => label === 'real')
    .flatMap(({ ownScores, own }): Weighted[] =>
      ownScores.plain.map((value) => ({ value, weight: 1 / Math.sqrt(own.length) })),
    )
  const x: number[] = []
  const y: number[] = []
  for (const [share, published] of imageAnchors) {
    const raw = Number(weightedQuantile(real, share).toFixed(6))
    if (x.length > 0 && raw <= x[x.length - 1]) continue
    x.push(raw)
    y.push(published)
  }
  x.push(Number(Math.max(top, x[x.length - 1] + 0.5).toFixed(6)))
  y.push(PIXEL_CAP)
  return { x, y }
}
