import { structureFeatureNames } from '../../packages/engine/src/text/features/structure-features.ts'
import type { StructureFile } from '../../packages/engine/src/text/scores/structure-score.ts'
import { fitLogistic, scoreRows } from './fit-logistic.ts'
import { moments, type Part } from './fit-mix.ts'
import type { Sample } from './load-samples.ts'
import { LAYOUT, LAYOUT_HAT } from './parts.ts'
import { isRawCompletion, sampleWeights } from './sample-weights.ts'

/**
 * Fits the structure block of the texture model to the structured drafts of the train split, and measures it in
 * standard deviations of the people of the dev split, times its share.
 */
export function fitLayout(
  samples: readonly Sample[],
  part: Part,
  knots: readonly (readonly number[])[],
  train: readonly number[],
  dev: readonly number[],
  seed: number,
): StructureFile {
  const isLaidOut = (index: number): boolean => samples[index].structure.length > 0
  const fitted = train.filter((index) => isLaidOut(index) && !isRawCompletion(samples[index]))
  const chosen = fitted.map((index) => samples[index])
  const fit = fitLogistic(
    part.rows,
    {
      rows: Uint32Array.from(fitted),
      labels: Uint8Array.from(chosen, ({ machine }) => machine),
      masses: sampleWeights(chosen),
      genres: new Uint16Array(chosen.length),
    },
    part.settings,
    seed,
  )
  const people = dev.filter((index) => isLaidOut(index) && samples[index].machine === 0)
  const { mean, spread } = moments(scoreRows(part.rows, fit, people))
  const unit = part.share / spread
  let first = 0
  return {
    features: structureFeatureNames,
    intercept: Number(((fit.intercept - mean) * unit).toFixed(6)),
    shapes: knots.map((x) => {
      const heights = fit.weights.subarray(first, first + x.length)
      first += x.length
      return {
        x,
        y: Array.from(heights, (weight) => Number((weight * unit * LAYOUT_HAT).toFixed(4))),
      }
    }),
    least: LAYOUT.least,
    most: LAYOUT.most,
  }
}
