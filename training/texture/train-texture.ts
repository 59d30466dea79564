import { encodeBase64 } from '../../packages/engine/src/models/base64.ts'
import { type Calibration, calibrate } from '../../packages/engine/src/models/calibration.ts'
import { commonWords } from '../../packages/engine/src/text/lexicons/common-words.ts'
import {
  holdShort,
  shortnessOf,
  type TextureModelFile,
} from '../../packages/engine/src/text/scores/texture-risk.ts'
import { byGenre, calibrationOf } from '../calibrate.ts'
import { quantile } from '../metrics.ts'
import { fitMix, type Mix, type Part, scoreMix } from './fit-mix.ts'
import type { Sample } from './load-samples.ts'
import { findKnots, ngramRows, shapeRows, styleFeatures, wordRows } from './parts.ts'

/** Longest n-gram, and buckets of n-grams as a power of two. */
const LONGEST = 3
const BITS = 17
/** Pieces of each shape function. */
const PIECES = 10
const HAT = 0.1

/** Short drafts pay this much at `from` words and nothing from `to` words on. */
export const shortness = { from: 70, to: 200, penalty: 0.6 }

/**
 * Shares of human text at the published thresholds. Human sources that were never seen pass a mark
 * four to ten times as often as seen ones (`training/results/texture-candidates.md`), so medium
 * stands near the 1 % point of the people in the dev split and high well beyond it.
 */
export const anchors = [
  [0.05, 0.02],
  [0.5, 0.1],
  [0.9, 0.24],
  [0.988, 0.4],
  [0.9988, 0.7],
] as const
/** Medium and high lie at least this many standard deviations of people's texts apart. */
const GAP = 0.75

/** The parts of the shipped model. */
export interface TextureParts {
  readonly shapes: Part
  readonly ngrams: Part
  readonly words: Part
  readonly knots: number[][]
  readonly list: readonly string[]
}

/** Reads the columns of every part; the knots bend where the fitted texts lie. */
export function textureParts(samples: readonly Sample[], list: readonly string[]): TextureParts {
  const fitted = samples.filter((s) => s.split === 'train' && !s.evaluationOnly)
  const knots = findKnots(fitted, styleFeatures, PIECES)
  return {
    knots,
    list,
    shapes: {
      name: 'shapes',
      rows: shapeRows(samples, styleFeatures, knots, HAT),
      settings: { ridge: 1e-5, epochs: 4, genre: 0.05 },
      share: 0.5,
    },
    ngrams: {
      name: 'ngrams',
      rows: ngramRows(samples, LONGEST, BITS),
      settings: { ridge: 1e-5, epochs: 4, genre: 0.05 },
      share: 1,
    },
    words: {
      name: 'words',
      rows: wordRows(samples, list),
      settings: { ridge: 3e-6, epochs: 6, genre: 0.05 },
      share: 1,
    },
  }
}

/** The shipped parts in the order of their weights in a mix. */
export function shippedParts({ shapes, ngrams, words }: TextureParts): Part[] {
  return [shapes, ngrams, words]
}

/** Fits, calibrates and writes the texture model in its file form. */
export function trainTexture(
  samples: readonly Sample[],
  parts: TextureParts,
  version: string,
  seed: number,
): TextureModelFile {
  const shipped = shippedParts(parts)
  const indexes = (split: Sample['split']): number[] =>
    [...samples.keys()].filter((i) => samples[i].split === split && !samples[i].evaluationOnly)
  const dev = indexes('dev')
  const mix = fitMix(samples, shipped, indexes('train'), dev, seed)
  const [shapes, ngrams, words] = mix.weights
  const heights = Array.from(shapes, (weight) => Number((weight * HAT).toFixed(4)))
  const packedNgrams = pack(ngrams)
  const packedWords = pack(words)
  const published: Mix = {
    intercept: Number(mix.intercept.toFixed(6)),
    weights: [
      Float32Array.from(heights, (height) => height / HAT),
      unpack(packedNgrams),
      unpack(packedWords),
    ],
  }
  let first = 0
  return {
    id: 'synthetic-texture-risk',
    version,
    features: styleFeatures,
    intercept: published.intercept,
    shapes: parts.knots.map((x) => {
      const y = heights.slice(first, first + x.length)
      first += x.length
      return { x, y }
    }),
    ngrams: {
      common: commonWords.length,
      longest: LONGEST,
      bits: BITS,
      scale: packedNgrams.scale,
      weights: encodeBase64(packedNgrams.bytes),
    },
    words: {
      list: parts.list.join(' '),
      scale: packedWords.scale,
      weights: encodeBase64(packedWords.bytes),
    },
    shortness,
    calibration: calibrationFor(
      dev.map((index) => samples[index]),
      scoreMix(published, shipped, dev),
    ),
  }
}

interface Packed {
  readonly scale: number
  readonly bytes: Int8Array
}

/** Weights as signed bytes; the few beyond eight standard deviations are cut to there. */
function pack(weights: Float32Array): Packed {
  let squares = 0
  let used = 0
  for (const weight of weights) {
    if (weight === 0) continue
    squares += weight * weight
    used++
  }
  const scale = Number(((8 * Math.sqrt(squares / Math.max(1, used))) / 127).toPrecision(8))
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / scale))),
  )
  return { scale, bytes }
}

function unpack({ scale, bytes }: Packed): Float32Array {
  return Float32Array.from(bytes, (byte) => byte * scale)
}

/** The calibration of raw scores on people and machines that they were not fitted to. */
export function calibrationFor(dev: readonly Sample[], raws: Float64Array): Calibration {
  const rows = dev.map((sample, at) => ({
    ...sample,
    raw: raws[at] - shortnessOf(shortness, sample.words),
  }))
  const people = rows.filter(({ machine, words }) => machine === 0 && words >= shortness.from)
  const machines = rows.filter(({ machine }) => machine === 1).map(({ raw }) => raw)
  return calibrationOf(
    byGenre(people, ({ raw }) => raw),
    anchors,
    quantile(machines, 0.97),
    GAP,
  )
}

/** Published risk of a sample from its raw score, as the engine shrinks and holds it. */
export function publishedRisk(calibration: Calibration, sample: Sample, raw: number): number {
  const risk = calibrate(calibration, raw - shortnessOf(shortness, sample.words))
  return holdShort(risk, sample.words, shortness.from)
}
