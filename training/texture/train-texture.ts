import { encodeBase64 } from '../../packages/engine/src/models/base64.ts'
import { type Calibration, calibrate } from '../../packages/engine/src/models/calibration.ts'
import { commonWords } from '../../packages/engine/src/text/lexicons/common-words.ts'
import { holdLow } from '../../packages/engine/src/text/scores/hold-low.ts'
import {
  shortnessOf,
  type TextureModelFile,
} from '../../packages/engine/src/text/scores/texture-risk.ts'
import { byGenre, calibrationOf } from '../calibrate.ts'
import { quantile } from '../metrics.ts'
import { fitMix, type Part } from './fit-mix.ts'
import type { Sample } from './load-samples.ts'
import { packMix } from './pack-mix.ts'
import {
  BITS,
  findKnots,
  HAT,
  LONGEST,
  ngramRows,
  RUN,
  shapeRows,
  styleFeatures,
  wordRows,
} from './parts.ts'
import { scoreTexts } from './score-texts.ts'

/** Pieces of each shape function. */
const PIECES = 10

/** Short drafts pay this much at `from` words and nothing from `to` words on. */
export const shortness = { from: 70, to: 200, penalty: 0.6 }

/**
 * Shares of human text at the published thresholds. In every second left-out source people
 * pass a mark five to nine times as often as seen people do (`training/results/texture-candidates.md`),
 * so medium is near the 1 % point of the people in the dev split and high well beyond it.
 */
export const anchors = [
  [0.05, 0.02],
  [0.5, 0.1],
  [0.9, 0.24],
  [0.988, 0.4],
  [0.9988, 0.7],
] as const
/** Medium and high lie at least this many standard deviations of people's texts apart. */
const GAP = 0.8

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
      settings: { ridge: 1e-5, epochs: 4, genre: 0.1 },
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
  const indexes = (split: Sample['split']): number[] =>
    [...samples.keys()].filter((i) => samples[i].split === split && !samples[i].evaluationOnly)
  const dev = indexes('dev')
  const mix = fitMix(samples, shippedParts(parts), indexes('train'), dev, seed)
  const packed = packMix(mix)
  const { intercept, heights, ngrams, words } = packed
  let first = 0
  return {
    id: 'synthetic-texture-risk',
    version,
    features: styleFeatures,
    intercept,
    shapes: parts.knots.map((x) => {
      const y = heights.slice(first, first + x.length)
      first += x.length
      return { x, y }
    }),
    ngrams: {
      common: commonWords.length,
      longest: LONGEST,
      bits: BITS,
      scale: ngrams.scale,
      weights: encodeBase64(ngrams.bytes),
    },
    words: {
      list: parts.list.join(' '),
      scale: words.scale,
      weights: encodeBase64(words.bytes),
    },
    run: RUN,
    shortness,
    calibration: calibrationFor(
      dev.map((index) => samples[index]),
      scoreTexts(packed, parts, samples, dev),
    ),
  }
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
  return sample.words < shortness.from ? holdLow(risk) : risk
}
