import type { SentenceCap } from '../../packages/engine/src/text/scores/densest-run.ts'
import {
  SENTENCE_GAIN,
  type SlopModelFile,
} from '../../packages/engine/src/text/scores/slop-risk.ts'
import { byGenre, calibrationOf, weightedQuantile } from '../calibrate.ts'
import { quantile } from '../metrics.ts'
import { fitSlop } from './fit-slop.ts'
import { loadSlopSamples, names, type SlopSample } from './load-slop-samples.ts'
import { densityOf } from './slop-density.ts'
import { MOST, REPETITION, RUN } from './slop-settings.ts'

/** Counts every run without its heaviest sentence. */
const WITHOUT_HEAVIEST: SentenceCap = { threshold: 0, held: 0, gain: 1 }
/** The share of people's drafts below medium. */
const BELOW_MEDIUM = 0.9965
/** Least density between medium and high, so that no single phrase more takes a draft from allow to human review. */
const BAND = 1.2

/** A fitted model before it gets its file form. */
export interface SlopFit {
  readonly weights: Float64Array
  readonly cap: SentenceCap
  readonly calibration: SlopModelFile['calibration']
}

/**
 * Fits weights to `fitted` and calibrates them on people's and machines' drafts of `dev`.
 *
 * Throws a `RangeError` where words or repetition alone would reach medium.
 */
export function fitAndCalibrate(
  fitted: readonly SlopSample[],
  dev: readonly SlopSample[],
): SlopFit {
  const weights = fitSlop(fitted).map((weight) => Number(weight.toFixed(4)))
  const people = dev.filter(({ machine, words }) => machine === 0 && words >= 50)
  // A draft is medium where it is without its heaviest sentence, so this is where the threshold lies.
  const threshold = weightedQuantile(
    byGenre(people, (sample) => densityOf(weights, sample, WITHOUT_HEAVIEST)),
    BELOW_MEDIUM,
  )
  if (threshold <= Math.max(MOST.words, MOST.repetition)) {
    throw new RangeError(
      `Unexpected threshold ${threshold}: one kind of evidence alone reaches it.`,
    )
  }
  const cap = { threshold, held: 0.97 * threshold, gain: SENTENCE_GAIN }
  const machines = dev
    .filter(({ machine }) => machine === 1)
    .map((sample) => densityOf(weights, sample, cap))
  const calibration = calibrationOf(
    byGenre(people, (sample) => densityOf(weights, sample, cap)),
    [
      [0.02, 0.02],
      [0.5, 0.12],
      [0.9, 0.26],
      [BELOW_MEDIUM, 0.4],
      [0.9993, 0.7],
    ],
    quantile(machines, 0.98),
    BAND,
  )
  return { weights, cap, calibration }
}

/** Fits, calibrates on the dev split and makes the slop model in its file form. */
export async function trainSlop(version: string): Promise<SlopModelFile> {
  const samples = await loadSlopSamples()
  const { weights, calibration } = fitAndCalibrate(
    samples.filter(({ split }) => split === 'train'),
    samples.filter(({ split }) => split === 'dev'),
  )
  return {
    id: 'slop-risk',
    version,
    features: names,
    weights: Array.from(weights),
    repetition: REPETITION,
    most: MOST,
    run: RUN,
    calibration,
    sentenceCalibration: { x: [0, 1.3, 4, 10.7], y: [0.03, 0.3, 0.6, 0.97] },
  }
}
