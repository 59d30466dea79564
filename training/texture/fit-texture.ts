import { streamScale } from '../../packages/engine/src/text/features/token-stream.ts'
import { quantile } from '../metrics.ts'
import { createRandom, shuffle } from '../random.ts'
import { denseNames, type Sample } from './load-samples.ts'

/** A fitted texture model before quantisation. */
export interface TextureFit {
  readonly bits: number
  readonly intercept: number
  /** Weight of each n-gram bucket, for one occurrence over the root of the token count. */
  readonly ngrams: Float32Array
  /** Shape functions: cut points of each document feature and a value for each bin. */
  readonly shapes: readonly {
    readonly feature: number
    readonly cuts: number[]
    readonly values: Float64Array
  }[]
}

export interface FitSettings {
  readonly bits: number
  readonly epochs: number
  readonly rate: number
  /** L2 penalty of n-gram weights, for a whole epoch. */
  readonly ridge: number
  /** Largest absolute n-gram weight. */
  readonly cap: number
  /** Document features with a shape function. */
  readonly features: readonly string[]
  readonly bins: number
}

/**
 * Document features that stay out of the texture score: layout and typography tell the source of a
 * text, not its texture.
 */
const layout = new Set([
  'quote_share',
  'dash_rate',
  'paragraph_spread',
  'list_share',
  'heading_share',
  'link_rate',
  'opaque_rate',
])
export const styleFeatures = denseNames.filter((name) => !layout.has(name))

/** Mass of a sample: 1/sqrt of its cell's size, then equal mass a label; rewrites of human text count a third. */
export function sampleWeights(samples: readonly Sample[]): Float64Array {
  const cells = new Map<string, number>()
  for (const { domain, machine } of samples) {
    const key = `${domain} ${machine}`
    cells.set(key, (cells.get(key) ?? 0) + 1)
  }
  const weights = Float64Array.from(samples, ({ domain, machine, attack }) => {
    const mass = 1 / Math.sqrt(cells.get(`${domain} ${machine}`) ?? 1)
    return attack === 'rewrite-of-human' ? mass / 3 : mass
  })
  const totals = [0, 0]
  for (const [index, sample] of samples.entries()) totals[sample.machine] += weights[index]
  for (const [index, sample] of samples.entries()) {
    weights[index] *= samples.length / 2 / totals[sample.machine]
  }
  return weights
}

/** Fits n-gram weights and shape functions together by Adagrad on the weighted logistic loss. */
export function fitTexture(
  samples: readonly Sample[],
  settings: FitSettings,
  seed: number,
): TextureFit {
  const { bits, rate } = settings
  const ngrams = new Float32Array(1 << bits)
  const squares = new Float32Array(1 << bits).fill(1e-4)
  const shapes = settings.features.map((name) => {
    const feature = denseNames.indexOf(name)
    const values = samples.map((sample) => sample.dense[feature])
    const cuts: number[] = []
    for (let bin = 1; bin < settings.bins; bin++) {
      const cut = quantile(values, bin / settings.bins)
      if (cut > (cuts.at(-1) ?? Number.NEGATIVE_INFINITY)) cuts.push(cut)
    }
    return { feature, cuts, values: new Float64Array(cuts.length + 1) }
  })
  const shapeSquares = shapes.map(({ values }) => new Float64Array(values.length).fill(1e-2))
  const bins = shapes.map(({ feature, cuts }) =>
    Uint8Array.from(samples, (sample) => binOf(cuts, sample.dense[feature])),
  )
  const weights = sampleWeights(samples)
  let intercept = 0
  let interceptSquare = 1e-2
  const random = createRandom(seed)
  const order = Uint32Array.from(samples, (_, index) => index)
  const ridge = settings.ridge / samples.length
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const sample = samples[index]
      const scale = streamScale(sample.tokens)
      let sum = 0
      for (const bucket of sample.buckets) sum += ngrams[bucket]
      let raw = intercept + sum * scale
      for (let s = 0; s < shapes.length; s++) raw += shapes[s].values[bins[s][index]]
      const error = (1 / (1 + Math.exp(-raw)) - sample.machine) * weights[index]
      const step = error * scale
      for (const bucket of sample.buckets) {
        const slope = step + ridge * ngrams[bucket]
        squares[bucket] += slope * slope
        const moved = ngrams[bucket] - (rate * slope) / Math.sqrt(squares[bucket])
        ngrams[bucket] = Math.max(-settings.cap, Math.min(settings.cap, moved))
      }
      for (let s = 0; s < shapes.length; s++) {
        const bin = bins[s][index]
        const slope = error + 1e-4 * shapes[s].values[bin]
        shapeSquares[s][bin] += slope * slope
        shapes[s].values[bin] -= (rate * slope) / Math.sqrt(shapeSquares[s][bin])
      }
      interceptSquare += error * error
      intercept -= (rate * error) / Math.sqrt(interceptSquare)
    }
  }
  return { bits, intercept, ngrams, shapes }
}

/** Index of the bin of a value: the number of cuts below or at it. */
export function binOf(cuts: readonly number[], value: number): number {
  let bin = 0
  while (bin < cuts.length && value >= cuts[bin]) bin++
  return bin
}

/** The raw score of a sample under a fit: log-odds, unbounded. */
export function rawScore(
  fit: TextureFit,
  sample: Pick<Sample, 'buckets' | 'tokens' | 'dense'>,
): number {
  let sum = 0
  for (const bucket of sample.buckets) sum += fit.ngrams[bucket]
  let raw = fit.intercept + sum * streamScale(sample.tokens)
  for (const { feature, cuts, values } of fit.shapes)
    raw += values[binOf(cuts, sample.dense[feature])]
  return raw
}
