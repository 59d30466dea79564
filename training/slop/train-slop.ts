import { slopWords } from '../../packages/engine/src/text/lexicons/slop-words.ts'
import { rules } from '../../packages/engine/src/text/rules/index.ts'
import { runRules } from '../../packages/engine/src/text/rules/run-rules.ts'
import type { SlopModelFile } from '../../packages/engine/src/text/scores/slop-risk.ts'
import { slopFeatureNames } from '../../packages/engine/src/text/scores/slop-risk.ts'
import { byGenre, calibrationOf } from '../calibrate.ts'
import { readTextCorpora } from '../corpora.ts'
import { compiled, readDocument } from '../dataset.ts'
import { quantile } from '../metrics.ts'
import { createRandom, shuffle } from '../random.ts'
import { isEvaluationOnly, splitOf } from '../splits.ts'

interface SlopSample {
  readonly domain: string
  readonly machine: 0 | 1
  readonly split: 'test' | 'dev' | 'train'
  readonly words: number
  /** Index and count of each feature that occurs. */
  readonly features: Uint16Array
  readonly counts: Float64Array
}

const names = slopFeatureNames(slopWords, rules)
const PRIOR = 60

/** Reads the slop features of all documents that may train or calibrate. */
export async function loadSlopSamples(): Promise<SlopSample[]> {
  const indexByName = new Map(names.map((name, index) => [name, index]))
  const indexById = new Int32Array(compiled.vocabulary.size).fill(-1)
  for (const [index, word] of slopWords.entries()) {
    const id = compiled.vocabulary.idOf(word)
    if (id !== undefined) indexById[id] = index
  }
  const samples: SlopSample[] = []
  for await (const row of readTextCorpora()) {
    if (isEvaluationOnly(row.file, row.group) || row.attack === 'rewrite-of-human') continue
    const document = readDocument(row.text)
    const counts = new Map<number, number>()
    const count = (index: number): void => void counts.set(index, (counts.get(index) ?? 0) + 1)
    for (let word = 0; word < document.words.count; word++) {
      const index = indexById[document.words.ids[word]]
      if (index >= 0) count(index)
    }
    for (const { rule } of runRules(document, compiled)) {
      const index = indexByName.get(`rule:${rule.id}`)
      if (index !== undefined) count(index)
    }
    samples.push({
      domain: row.domain,
      machine: row.label === 'machine' ? 1 : 0,
      split: splitOf(row.group),
      words: document.proseWords,
      features: Uint16Array.from(counts.keys()),
      counts: Float64Array.from(counts.values()),
    })
  }
  return samples
}

/**
 * Fits weights that cannot be negative by projected Adagrad on the logistic loss of machine against
 * human text, each genre and label of like mass. The intercept only serves the fit: the score is
 * the density, placed by calibration.
 */
export function fitSlop(samples: readonly SlopSample[], seed: number): Float64Array {
  const weights = new Float64Array(names.length)
  const squares = new Float64Array(names.length).fill(1e-2)
  const cells = new Map<string, number>()
  for (const { domain, machine } of samples) {
    cells.set(`${domain} ${machine}`, (cells.get(`${domain} ${machine}`) ?? 0) + 1)
  }
  const masses = samples.map(
    ({ domain, machine }) => 1 / Math.sqrt(cells.get(`${domain} ${machine}`) ?? 1),
  )
  const totals = [0, 0]
  for (const [index, { machine }] of samples.entries()) totals[machine] += masses[index]
  let intercept = -1
  let interceptSquare = 1e-2
  const random = createRandom(seed)
  const order = Uint32Array.from(samples, (_, index) => index)
  for (let epoch = 0; epoch < 8; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const { features, counts, words, machine } = samples[index]
      const scale = 100 / (words + PRIOR)
      let raw = intercept
      for (let at = 0; at < features.length; at++) raw += weights[features[at]] * counts[at] * scale
      const mass = (masses[index] * samples.length) / 2 / totals[machine]
      const error = (1 / (1 + Math.exp(-raw)) - machine) * mass
      for (let at = 0; at < features.length; at++) {
        const feature = features[at]
        const slope = error * counts[at] * scale + 2e-4 * weights[feature]
        squares[feature] += slope * slope
        const moved = weights[feature] - (0.05 * slope) / Math.sqrt(squares[feature])
        weights[feature] = Math.min(2, Math.max(0, moved))
      }
      interceptSquare += error * error
      intercept -= (0.05 * error) / Math.sqrt(interceptSquare)
    }
  }
  return weights
}

/** Weighted occurrences per 100 words, as the engine computes them. */
export function densityOf(weights: Float64Array, { features, counts, words }: SlopSample): number {
  let sum = 0
  for (let at = 0; at < features.length; at++) sum += weights[features[at]] * counts[at]
  return (100 * sum) / (words + PRIOR)
}

/** Fits, calibrates on the dev split and writes the slop model in its file form. */
export async function trainSlop(version: string, seed: number): Promise<SlopModelFile> {
  const samples = await loadSlopSamples()
  const fitted = fitSlop(
    samples.filter(({ split }) => split === 'train'),
    seed,
  )
  const weights = fitted.map((weight) => Number(weight.toFixed(4)))
  const dev = samples.filter(({ split }) => split === 'dev')
  const people = dev.filter(({ machine, words }) => machine === 0 && words >= 50)
  const machines = dev
    .filter(({ machine }) => machine === 1)
    .map((sample) => densityOf(weights, sample))
  return {
    id: 'slop-risk',
    version,
    features: names,
    weights: Array.from(weights),
    prior: PRIOR,
    calibration: calibrationOf(
      byGenre(people, (sample) => densityOf(weights, sample)),
      [
        [0.02, 0.02],
        [0.5, 0.12],
        [0.9, 0.26],
        [0.992, 0.4],
        [0.9988, 0.7],
      ],
      quantile(machines, 0.98),
      0.5,
    ),
    sentenceCalibration: { x: [0, 1, 3, 8], y: [0.03, 0.3, 0.6, 0.97] },
  }
}
