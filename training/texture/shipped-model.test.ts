import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
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
import {
  loadTextureModel,
  shortnessOf,
} from '../../packages/engine/src/text/scores/texture-risk.ts'
import { calm } from '../../test/support/calm-prose.ts'
import { drafts, repeated } from '../../test/support/drafts.ts'
import { compiled, readDocument } from '../dataset.ts'
import { readSample, type Sample } from './load-samples.ts'
import { BITS, HAT, LONGEST, RUN, shapeRows, styleFeatures } from './parts.ts'
import { scoreTexts } from './score-texts.ts'
import { publishedRisk, shortness } from './train-texture.ts'

const { intercept, shapes, ngrams, words, calibration } = modelFile
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

/** What training publishes for the weights that the file holds. */
function trainedRisks(samples: readonly Sample[]): number[] {
  const knots = shapes.map(({ x }) => x)
  const rows = shapeRows(samples, styleFeatures, knots, HAT)
  const packed = {
    intercept,
    heights: shapes.flatMap(({ y }) => y),
    ngrams: { scale: ngrams.scale, bytes: decodeBase64(ngrams.weights) },
    words: { scale: words.scale, bytes: decodeBase64(words.weights) },
  }
  const part = { name: 'shapes', rows, settings: { ridge: 0, epochs: 0, genre: 0 }, share: 1 }
  const raws = scoreTexts(packed, { shapes: part, list: words.list.split(' ') }, samples, [
    ...samples.keys(),
  ])
  return samples.map((sample, at) => publishedRisk(calibration, sample, raws[at] ?? Number.NaN))
}

it('the engine gives drafts the texture risk that training gives them', () => {
  const model = loadTextureModel(modelFile, commonWords.length)
  const tokenIds = createTokenIds(commonWords, compiled.vocabulary.size, compiled.vocabulary.idOf)
  const samples = texts.map(
    (text): Sample => ({
      ...readSample(text),
      file: '',
      domain: '',
      machine: 0,
      generator: null,
      attack: null,
      split: 'test',
      evaluationOnly: true,
    }),
  )
  const risks = texts.map((text) => {
    const document = readDocument(text)
    return model.read(document, readTokenStream(document, tokenIds), documentFeatures(document))
      .risk
  })
  for (const [at, expected] of trainedRisks(samples).entries()) {
    expect(risks[at], texts[at]?.slice(0, 60)).toBeCloseTo(expected, 5)
  }
  expect(Math.max(...risks)).toBeGreaterThan(0.4)
  expect(Math.min(...risks)).toBeLessThan(0.2)
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
