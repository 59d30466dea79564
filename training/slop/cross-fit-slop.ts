import { createHash } from 'node:crypto'
import { calibrate } from '../../packages/engine/src/models/calibration.ts'
import type { SlopSample } from './load-slop-samples.ts'
import { densityOf } from './slop-density.ts'
import { fitAndCalibrate } from './train-slop.ts'

const FOLDS = 5

/** A document as a slop model sees it that was fitted and calibrated without its group. */
export interface CrossFitSlop {
  readonly sample: SlopSample
  /** Weighted occurrences in 100 words. */
  readonly density: number
  /** The published risk, before what limits short drafts. */
  readonly risk: number
}

/** Scores the samples that `wants` asks for in folds by group. */
export function crossFitSlop(
  samples: readonly SlopSample[],
  wants: (sample: SlopSample) => boolean,
): CrossFitSlop[] {
  const scored: CrossFitSlop[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = samples.filter((sample) => foldOf(sample) !== fold)
    const { weights, cap, calibration } = fitAndCalibrate(others, others)
    for (const sample of samples) {
      if (foldOf(sample) !== fold || !wants(sample)) continue
      const density = densityOf(weights, sample, cap)
      scored.push({ sample, density, risk: calibrate(calibration, density) })
    }
  }
  return scored
}

function foldOf({ group }: SlopSample): number {
  const digest = createHash('sha1').update(group).digest('hex')
  // The last digit makes the split of the corpora, so the one before it makes the folds.
  return Number((BigInt(`0x${digest}`) / 10n) % BigInt(FOLDS))
}
