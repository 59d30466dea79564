import { encodeBase64 } from '../../packages/engine/src/models/base64.ts'
import {
  calibrateMixed,
  type MixedCalibration,
} from '../../packages/engine/src/models/mixed-calibration.ts'
import { commonWords } from '../../packages/engine/src/text/lexicons/common-words.ts'
import { holdLow } from '../../packages/engine/src/text/scores/hold-low.ts'
import { kinds } from '../../packages/engine/src/text/scores/kind-of-writing.ts'
import type { TextureModelFile } from '../../packages/engine/src/text/scores/texture-risk.ts'
import { leftOutUnit } from '../kind/left-out-kinds.ts'
import { kindSamples } from '../kind/load-kind-samples.ts'
import type { CrossFitKinds } from '../kind/train-kind.ts'
import { calibrateKinds, type KindRow, kindAnchors, REGISTER_FEATURE } from './calibrate-kinds.ts'
import { FOLDS, readCrossScores, splitOfFold } from './cross-fit.ts'
import { fitLayout } from './fit-layout.ts'
import { fitMix, type Part } from './fit-mix.ts'
import { denseNames, type Sample } from './load-samples.ts'
import { packMix } from './pack-mix.ts'
import {
  BITS,
  findKnots,
  HAT,
  LAYOUT,
  LAYOUT_HAT,
  LONGEST,
  ngramRows,
  RUN,
  shapeRows,
  structurePlaces,
  styleFeatures,
  stylePlaces,
  wordRows,
} from './parts.ts'
import { isWild } from './sample-weights.ts'

/** Pieces of each shape function. */
const PIECES = 10
const LAYOUT_PIECES = 6

/** Short drafts pay this much at `from` words and nothing from `to` words on. */
export const shortness = { from: 70, to: 200, penalty: 0.6 }

/** For models that are only asked for raw scores. */
const uncalibrated: MixedCalibration = {
  kinds,
  y: [0, 1],
  x: kinds.map(() => [0, 1]),
  register: { feature: REGISTER_FEATURE, centre: 0, spread: 1, slope: 0 },
}
const LETTERS = denseNames.indexOf(REGISTER_FEATURE)

/** The parts of the shipped model. */
export interface TextureParts {
  readonly shapes: Part
  readonly ngrams: Part
  readonly words: Part
  readonly layout: Part
  readonly knots: number[][]
  readonly layoutKnots: number[][]
  readonly list: readonly string[]
}

/** Reads the columns of every part; the knots bend where the fitted texts lie. */
export function textureParts(samples: readonly Sample[], list: readonly string[]): TextureParts {
  const fitted = samples.filter((s) => s.split === 'train' && !s.evaluationOnly)
  const styles = samples.map(({ dense }) => dense)
  const layouts = samples.map(({ structure }) => structure)
  const knots = findKnots(
    fitted.map(({ dense }) => dense),
    stylePlaces,
    PIECES,
  )
  const layoutKnots = findKnots(
    fitted.map(({ structure }) => structure).filter(({ length }) => length > 0),
    structurePlaces,
    LAYOUT_PIECES,
  )
  return {
    knots,
    layoutKnots,
    list,
    shapes: {
      name: 'shapes',
      rows: shapeRows(styles, stylePlaces, knots, HAT),
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
    layout: {
      name: 'layout',
      rows: shapeRows(layouts, structurePlaces, layoutKnots, LAYOUT_HAT),
      settings: { ridge: 1e-4, epochs: 8, genre: 0 },
      share: LAYOUT.share,
    },
  }
}

/** The parts of the mix in the order of their weights; the layout is fitted beside it. */
export function shippedParts({ shapes, ngrams, words }: TextureParts): Part[] {
  return [shapes, ngrams, words]
}

/** A texture model before it is calibrated: what it publishes is its raw score. */
export function fitTexture(
  samples: readonly Sample[],
  parts: TextureParts,
  { train, dev }: { readonly train: readonly number[]; readonly dev: readonly number[] },
  version: string,
  seed: number,
): TextureModelFile {
  const { intercept, heights, ngrams, words } = packMix(
    fitMix(samples, shippedParts(parts), train, dev, seed),
  )
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
    structure: fitLayout(samples, parts.layout, parts.layoutKnots, train, dev, seed),
    run: RUN,
    shortness,
    calibrations: uncalibrated,
  }
}

/** What the models of the folds, which have not seen a sample's source or repository, say of each sample. */
export async function crossFit(
  samples: readonly Sample[],
  parts: TextureParts,
  { probabilities }: Pick<CrossFitKinds, 'probabilities'>,
  version: string,
  seed: number,
): Promise<KindRow[]> {
  const files = Array.from({ length: FOLDS }, (_, fold) =>
    fitTexture(samples, parts, splitOfFold(samples, fold), version, seed),
  )
  const raws = await readCrossScores(files, samples.length)
  const units = kindSamples(samples).map(leftOutUnit)
  return samples.map((sample, index) => ({
    raw: raws[index],
    machine: sample.machine,
    probabilities: probabilities[index],
    source: isWild(sample) ? sample.group : sample.file,
    unit: units[index],
    cell: `${sample.domain} ${isWild(sample) ? 'wild' : sample.file}`,
    letters: sample.dense[LETTERS],
  }))
}

/** Fits, calibrates and writes the texture model in its file form. */
export async function trainTexture(
  samples: readonly Sample[],
  parts: TextureParts,
  kindFits: Pick<CrossFitKinds, 'probabilities'>,
  version: string,
  seed: number,
): Promise<TextureModelFile> {
  const indexes = (split: Sample['split']): number[] =>
    [...samples.keys()].filter((i) => samples[i].split === split && !samples[i].evaluationOnly)
  const rows = await crossFit(samples, parts, kindFits, version, seed)
  const known = [...samples.keys()].filter((index) => samples[index].split !== 'test')
  return {
    ...fitTexture(samples, parts, { train: indexes('train'), dev: indexes('dev') }, version, seed),
    calibrations: calibrationsFor(samples, rows, known),
  }
}

/** The calibrations by kind of writing on the raw scores of the given samples, of models that have not seen them. */
export function calibrationsFor(
  samples: readonly Sample[],
  rows: readonly KindRow[],
  indexes: readonly number[],
): MixedCalibration {
  const judging = indexes.filter((index) => samples[index].words >= shortness.from)
  return calibrateKinds(
    judging.map((index) => rows[index]),
    kindAnchors,
  )
}

/** Published risk of a sample from its raw score and kinds, as the engine holds it. */
export function publishedRisk(
  calibrations: MixedCalibration,
  { words }: Pick<Sample, 'words'>,
  { raw, probabilities, letters }: KindRow,
): number {
  const risk = calibrateMixed(calibrations, raw, probabilities, letters)
  return words < shortness.from ? holdLow(risk) : risk
}
