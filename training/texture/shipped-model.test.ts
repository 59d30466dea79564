import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import kindFile from '../../packages/engine/models/kind-of-writing/model.json' with { type: 'json' }
import modelFile from '../../packages/engine/models/synthetic-texture-risk/model.json' with {
  type: 'json',
}
import { decodeBase64 } from '../../packages/engine/src/models/base64.ts'
import { documentFeatures } from '../../packages/engine/src/text/features/document-features.ts'
import {
  createTokenIds,
  readTokenStream,
} from '../../packages/engine/src/text/features/token-stream.ts'
import { commonWords } from '../../packages/engine/src/text/lexicons/common-words.ts'
import { kindTables, openKindModel } from '../../packages/engine/src/text/scores/kind-of-writing.ts'
import {
  loadTextureModel,
  shortnessOf,
} from '../../packages/engine/src/text/scores/texture-risk.ts'
import { calm } from '../../test/support/calm-prose.ts'
import { drafts, repeated } from '../../test/support/drafts.ts'
import { compiled, readDocument } from '../dataset.ts'
import { scoreRows } from './fit-logistic.ts'
import { readSample } from './load-samples.ts'
import { madeSample } from './made-sample.ts'
import {
  BITS,
  LONGEST,
  ngramRows,
  RUN,
  shapeRows,
  structurePlaces,
  styleFeatures,
  stylePlaces,
  wordRows,
} from './parts.ts'
import type { SparseRows } from './sparse-rows.ts'
import { shortness } from './train-texture.ts'

const { intercept, shapes, structure, ngrams, words } = modelFile
const folder = 'examples/drafts'
const texts = [
  ...readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  repeated('padded', 3),
  repeated('vague', 2),
  // Under the fewest words that may be medium.
  repeated('padded', 3).split(' ').slice(0, 60).join(' '),
  drafts.concrete,
  calm(3),
  calm(8),
]

const samples = texts.map((text) => madeSample(readSample(text)))

/** The raw scores over whole drafts that the rows of training give for the weights in the file. */
function trainedRaws(): Float64Array {
  const columns = (
    knots: readonly { readonly x: readonly number[]; readonly y: readonly number[] }[],
    rows: readonly Float64Array[],
    places: readonly number[],
  ): Float64Array => {
    const weights = Float32Array.from(knots.flatMap(({ y }) => y))
    const shaped = shapeRows(
      rows,
      places,
      knots.map(({ x }) => x),
      1,
    )
    return scoreRows(shaped, { weights, intercept: 0 }, samples.keys())
  }
  const bag = (rows: SparseRows, scale: number, base64: string): Float64Array => {
    const weights = Float32Array.from(decodeBase64(base64), (byte) => byte * scale)
    return scoreRows(rows, { weights, intercept: 0 }, samples.keys())
  }
  const style = columns(
    shapes,
    samples.map(({ dense }) => dense),
    stylePlaces,
  )
  const layout = columns(
    structure.shapes,
    samples.map((sample) => sample.structure),
    structurePlaces,
  )
  const grams = bag(ngramRows(samples, LONGEST, BITS), ngrams.scale, ngrams.weights)
  const named = bag(wordRows(samples, words.list.split(' ')), words.scale, words.weights)
  return Float64Array.from(samples, (sample, at) => {
    const sum = intercept + style[at] + grams[at] + named[at] - shortnessOf(shortness, sample.words)
    if (sample.structure.length === 0) return sum
    return (
      sum + Math.min(structure.most, Math.max(structure.least, structure.intercept + layout[at]))
    )
  })
}

it('the engine gives drafts the raw score that training gives them, or that of their most machine-like run', () => {
  const model = loadTextureModel(modelFile, commonWords.length)
  const tokenIds = createTokenIds(commonWords, compiled.vocabulary.size, compiled.vocabulary.idOf)
  const kindModel = openKindModel(kindFile, kindTables(kindFile))
  const trained = trainedRaws()
  const found = texts.map((text) => {
    const document = readDocument(text)
    const stream = readTokenStream(document, tokenIds)
    const features = documentFeatures(document)
    return model.read(document, stream, features, kindModel.read(document, stream, features))
  })
  for (const [at, { raw }] of found.entries()) {
    const isShort = (samples[at]?.tokens.length ?? 0) <= RUN.fewest
    if (isShort) expect(raw, texts[at]).toBeCloseTo(trained[at] ?? Number.NaN, 4)
    else expect(raw, texts[at]).toBeGreaterThan((trained[at] ?? Number.NaN) - 1e-4)
  }
  expect(samples.filter(({ tokens }) => tokens.length <= RUN.fewest).length).toBeGreaterThan(2)
  expect(samples.filter(({ structure: layout }) => layout.length > 0).length).toBeGreaterThan(0)
  expect(Math.max(...found.map(({ risk }) => risk))).toBeGreaterThan(0.4)
  expect(Math.min(...found.map(({ risk }) => risk))).toBeLessThan(0.2)
})

it('the file has the settings that training knows', () => {
  expect(modelFile).toMatchObject({
    features: styleFeatures,
    run: RUN,
    shortness,
    ngrams: { common: commonWords.length, longest: LONGEST, bits: BITS },
  })
})

it('a draft pays for its shortness, the less the longer it is', () => {
  const paid = [0, 70, 135, 199, 200, 5_000].map((words) => shortnessOf(shortness, words))
  expect(paid.slice(0, 3)).toEqual([0.6, 0.6, 0.3])
  expect(paid[3]).toBeCloseTo(0.6 / 130, 9)
  expect(paid.slice(4)).toEqual([0, 0])
})
