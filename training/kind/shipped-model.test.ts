import { expect, it } from 'vitest'
import modelFile from '../../packages/engine/models/kind-of-writing/model.json' with {
  type: 'json',
}
import { decodeBase64 } from '../../packages/engine/src/models/base64.ts'
import {
  kinds,
  kindTables,
  openKindModel,
  probabilitiesOf,
  withDoubt,
} from '../../packages/engine/src/text/scores/kind-of-writing.ts'
import { calm } from '../../test/support/calm-prose.ts'
import { drafts, repeated } from '../../test/support/drafts.ts'
import { readSample } from '../texture/load-samples.ts'
import { madeSample } from '../texture/made-sample.ts'
import { kindColumns, kindFeatures, kindSums, STYLE_UNIT } from './fit-kinds.ts'

const { doubt, temperature, style, words, intercepts } = modelFile
const texts = [repeated('padded', 3), repeated('vague', 2), drafts.concrete, calm(3), calm(8)]

it('the engine gives drafts the probabilities that training gives them', () => {
  const list = words.list.split(' ')
  const samples = texts.map((text) => ({ ...madeSample(readSample(text)), source: '', kind: 0 }))
  const { rows } = kindColumns(samples, modelFile, list)
  const weights = Float64Array.from([
    ...Array.from(decodeBase64(style.weights), (byte) => (byte * style.scale) / STYLE_UNIT),
    ...Array.from(decodeBase64(words.weights), (byte) => byte * words.scale),
  ])
  const model = openKindModel(modelFile, kindTables(modelFile))
  for (const [row, { hashes, dense, words: proseWords }] of samples.entries()) {
    const fit = { weights, intercepts: Float64Array.from(intercepts) }
    const odds = kindSums(rows, fit, row).map((sum) => sum / temperature)
    const expected = withDoubt(probabilitiesOf(odds), doubt, proseWords)
    const found = model.read({ proseWords }, { hashes, count: hashes.length }, dense)
    for (const [kind, probability] of expected.entries()) {
      expect(found[kind], `${row} ${kinds[kind]}`).toBeCloseTo(probability, 5)
    }
  }
})

it('the file has the features that training knows', () => {
  expect(modelFile.features).toEqual(kindFeatures)
})
