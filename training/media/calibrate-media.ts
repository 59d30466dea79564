import type { Calibration } from '../../packages/engine/src/models/calibration.ts'
import { type Weighted, weightedQuantile } from '../calibrate.ts'

/** Shares of what people made, from sources that the model has not seen, and what is published there. */
const anchors = [
  [0.02, 0.02],
  [0.25, 0.08],
  [0.5, 0.15],
  [0.75, 0.26],
  [0.95, 0.4],
  [0.995, 0.55],
] as const

/** Pixels or audio alone never reach the high level at 0.70. */
const CAP = 0.69

/** Maps raw scores so that a stated share of what people made lies below each published risk. */
export function calibrateMedia(human: readonly Weighted[], top: number): Calibration {
  const x: number[] = []
  const y: number[] = []
  for (const [share, published] of anchors) {
    const raw = Number(weightedQuantile(human, share).toFixed(6))
    if (x.length > 0 && raw <= x[x.length - 1]) continue
    x.push(raw)
    y.push(published)
  }
  x.push(Number(Math.max(top, x[x.length - 1] + 0.5).toFixed(6)))
  y.push(CAP)
  return { x, y }
}
