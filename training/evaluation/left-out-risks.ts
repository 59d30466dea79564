import { engineVersion } from '../../packages/engine/src/version.ts'
import { crossFitKinds } from '../kind/train-kind.ts'
import type { KindRow } from '../texture/calibrate-kinds.ts'
import { FOLDS, foldOf } from '../texture/cross-fit.ts'
import type { Sample } from '../texture/load-samples.ts'
import {
  calibrationsFor,
  crossFit,
  publishedRisk,
  type TextureParts,
} from '../texture/train-texture.ts'

/** What models that have seen neither its source file nor its repository say of each sample. */
export interface CrossFit {
  readonly rows: readonly KindRow[]
  /** Published texture risks, on a calibration that has not seen the source either. */
  readonly risks: Float64Array
}

/** Fits kinds and texture in folds of sources and repositories; everything is in the order of the samples. */
export async function crossFittedRisks(
  samples: readonly Sample[],
  parts: TextureParts,
  seed: number,
): Promise<CrossFit> {
  const rows = await crossFit(samples, parts, await crossFitKinds(samples), engineVersion, seed)
  const folds = samples.map(foldOf)
  const risks = new Float64Array(samples.length)
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = [...samples.keys()].filter(
      (index) => folds[index] !== fold && !samples[index].evaluationOnly,
    )
    const calibrations = calibrationsFor(samples, rows, others)
    for (const [index, sample] of samples.entries()) {
      if (folds[index] === fold) risks[index] = publishedRisk(calibrations, sample, rows[index])
    }
  }
  return { rows, risks }
}
