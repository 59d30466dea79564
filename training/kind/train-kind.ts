import { encodeBase64 } from '../../packages/engine/src/models/base64.ts'
import {
  type Doubt,
  type KindModelFile,
  kinds,
  probabilitiesOf,
  withDoubt,
} from '../../packages/engine/src/text/scores/kind-of-writing.ts'
import { commonest, countWords } from '../common-words.ts'
import type { Sample } from '../texture/load-samples.ts'
import {
  fitKinds,
  type KindColumns,
  type KindFit,
  kindColumns,
  kindMoments,
  STYLE_UNIT,
} from './fit-kinds.ts'
import { chooseFitted, kindMasses } from './kind-weights.ts'
import { chooseKindWords } from './kind-words.ts'
import { leftOutSums } from './left-out-kinds.ts'
import { type KindSample, kindSamples } from './load-kind-samples.ts'

const settings = { ridge: 5e-4, steps: 40 }
/** Words that may count are in so many of the files that may be fitted to. */
const FEWEST_FILES = 10
const CANDIDATES = 8_000
const WORDS = 1_500
const doubt: Doubt = { words: { none: 50, full: 130 }, probability: { none: 0.15, full: 0.4 } }

/** What is fitted to, and its columns. */
export interface KindTask {
  readonly samples: readonly KindSample[]
  readonly fitted: readonly number[]
  readonly columns: KindColumns
}

/** Chooses the texts and words of the model; texts of the test groups are not fitted to. */
export async function readKindTask(samples: readonly KindSample[]): Promise<KindTask> {
  const candidates = [...samples.keys()].filter((index) => samples[index].split !== 'test')
  const fitted = chooseFitted(samples, candidates)
  const words = commonest(await countWords(), FEWEST_FILES, CANDIDATES)
  const list = chooseKindWords(samples, fitted, words, WORDS)
  return { samples, fitted, columns: kindColumns(samples, kindMoments(samples, fitted), list) }
}

/** What fits without a sample's source say of it, and the temperature that suits them best. */
export interface CrossFitKinds {
  readonly task: KindTask
  readonly temperature: number
  /** Probabilities of the kinds as the engine would give them, in the order of the samples. */
  readonly probabilities: readonly Float64Array[]
}

/** Fits the kinds without each source in turn; takes minutes. */
export async function crossFitKinds(samples: readonly Sample[]): Promise<CrossFitKinds> {
  const task = await readKindTask(kindSamples(samples))
  const sums = leftOutSums(task.samples, task.columns, task.fitted, settings)
  const temperature = fitTemperature(task, sums)
  const probabilities = sums.map((odds, index) =>
    withDoubt(probabilitiesOf(odds.map((sum) => sum / temperature)), doubt, samples[index].words),
  )
  return { task, temperature, probabilities }
}

/** Fits the model of the kinds in its file form; the temperature is that of sources left out. */
export function trainKind(version: string, { task, temperature }: CrossFitKinds): KindModelFile {
  const { samples, fitted, columns } = task
  const masses = kindMasses(samples, fitted)
  const fit = fitKinds({ samples, rows: columns.rows, fitted, masses }, settings)
  return toFile(version, columns, fit, temperature)
}

/** The file form of a fit: weights as signed bytes. */
export function toFile(
  version: string,
  { features, centres, spreads, list }: KindColumns,
  { weights, intercepts }: KindFit,
  temperature: number,
): KindModelFile {
  const first = features.length * kinds.length
  const style = pack(weights.slice(0, first).map((weight) => weight * STYLE_UNIT))
  const words = pack(weights.slice(first))
  return {
    id: 'kind-of-writing',
    version,
    kinds: [...kinds],
    features: [...features],
    centres: [...centres],
    spreads: [...spreads],
    intercepts: Array.from(intercepts, (value) => Number(value.toFixed(4))),
    style,
    words: { list: list.join(' '), ...words },
    temperature,
    doubt,
  }
}

function pack(weights: Float64Array): { scale: number; weights: string } {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const scale = Number((largest / 127).toPrecision(8))
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / scale))),
  )
  return { scale, weights: encodeBase64(bytes) }
}

/** The temperature, in steps of 0.05, at which the kinds of sources left out are least of a surprise (log loss). */
export function fitTemperature(
  { samples, fitted }: KindTask,
  sums: readonly Float64Array[],
): number {
  const masses = kindMasses(samples, fitted)
  let best = { temperature: 1, loss: Number.POSITIVE_INFINITY }
  for (let step = 0; step <= 40; step++) {
    const temperature = Number((0.6 + step * 0.05).toFixed(2))
    let loss = 0
    for (const [at, index] of fitted.entries()) {
      const odds = sums[index].map((sum) => sum / temperature)
      loss -= masses[at] * Math.log(probabilitiesOf(odds)[samples[index].kind])
    }
    if (loss < best.loss) best = { temperature, loss }
  }
  return best.temperature
}
