import type { Calibration } from '../../packages/engine/src/models/calibration.ts'
import { packTrees } from '../trees/pack-trees.ts'
import type { BinnedMedia } from './binned-media.ts'
import type { MediaFit } from './fit-media.ts'

/** A model of a medium in the form in which the engine reads it. */
export function mediaModelFile(
  head: { readonly id: string; readonly version: string; readonly features: readonly string[] },
  { edges }: Pick<BinnedMedia<string>, 'edges'>,
  { trees, linear, linearShare }: MediaFit,
  calibration: Calibration,
  examples: readonly number[],
) {
  return {
    ...head,
    trees: packTrees(trees, edges),
    weights: linear.weights.map((weight) => Number(weight.toFixed(5))),
    intercept: Number(linear.intercept.toFixed(5)),
    linearShare,
    calibration,
    /** Raw scores of some files of the corpus, for whoever changes the reader of this file. */
    examples: examples.map((raw) => Number(raw.toFixed(3))),
  }
}
