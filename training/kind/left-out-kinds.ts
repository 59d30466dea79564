import { createHash } from 'node:crypto'
import { kinds } from '../../packages/engine/src/text/scores/kind-of-writing.ts'
import { wildFiles } from '../corpora.ts'
import { foldOf } from '../texture/cross-fit.ts'
import { fitKinds, type KindColumns, type KindFitSettings, kindSums } from './fit-kinds.ts'
import { kindMasses } from './kind-weights.ts'
import type { KindSample } from './load-kind-samples.ts'

const SPEECH = kinds.indexOf('speech')
const FOLDS = 4

/**
 * What is left out together: a file, whatever kinds it holds; a quarter of the repositories of the wild
 * drafts. Speeches come from one file, so that a quarter of the speeches is left out at a time, and how
 * well speeches of others are told is unknown.
 */
export function leftOutUnit({ file, kind, group }: KindSample): string {
  const fold = createHash('sha1').update(group).digest()[1] % FOLDS
  if (wildFiles.some((wild) => wild === file)) return `wild ${fold}`
  return kind === SPEECH ? `speech ${fold}` : file
}

/** The same for the model of the kinds, with the sources of a fold together: fits take half a minute each. */
function fitUnit(sample: KindSample): string {
  const unit = leftOutUnit(sample)
  return unit === sample.file ? `fold ${foldOf(sample)}` : unit
}

/** Log-odds of the kinds for every sample, from a fit to the fitted samples of all other units. */
export function leftOutSums(
  samples: readonly KindSample[],
  { rows }: KindColumns,
  fitted: readonly number[],
  settings: KindFitSettings,
): Float64Array[] {
  const units = samples.map(fitUnit)
  const out: Float64Array[] = samples.map(() => new Float64Array(kinds.length))
  for (const unit of new Set(units)) {
    const others = fitted.filter((index) => units[index] !== unit)
    const masses = kindMasses(samples, others)
    const fit = fitKinds({ samples, rows, fitted: others, masses }, settings)
    for (const [index, own] of units.entries()) {
      if (own === unit) out[index] = kindSums(rows, fit, index)
    }
  }
  return out
}
