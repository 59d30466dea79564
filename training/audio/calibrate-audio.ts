import type { Calibration } from '../../packages/engine/src/models/calibration.ts'
import { type Weighted, weightedQuantile } from '../calibrate.ts'
import type { BinnedAudio } from './audio-columns.ts'
import type { UnseenScores } from './left-out-audio.ts'

/** Shares of recordings of people from unseen collections, and what is published there. */
const anchors = [
  [0.02, 0.02],
  [0.25, 0.08],
  [0.5, 0.15],
  [0.75, 0.26],
  [0.95, 0.4],
  [0.995, 0.55],
] as const

/** Sound alone never reaches the high level at 0.70. */
const SOUND_CAP = 0.69

/** Maps raw scores so that a stated share of recordings of people lies below each published risk. */
export function calibrateAudio(
  { clips, sources }: BinnedAudio,
  draws: readonly UnseenScores[],
  top: number,
): Calibration {
  const sizes = new Map<string, number>()
  for (const source of sources) sizes.set(source, (sizes.get(source) ?? 0) + 1)
  const people = draws.flatMap(({ plain }) =>
    plain.flatMap((value, row): Weighted[] =>
      clips[row].label === 'human'
        ? [{ value, weight: 1 / Math.sqrt(sizes.get(sources[row]) ?? 1) }]
        : [],
    ),
  )
  const x: number[] = []
  const y: number[] = []
  for (const [share, published] of anchors) {
    const raw = Number(weightedQuantile(people, share).toFixed(6))
    if (x.length > 0 && raw <= x[x.length - 1]) continue
    x.push(raw)
    y.push(published)
  }
  x.push(Number(Math.max(top, x[x.length - 1] + 0.5).toFixed(6)))
  y.push(SOUND_CAP)
  return { x, y }
}
