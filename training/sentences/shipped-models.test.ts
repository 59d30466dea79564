import { expect, it } from 'vitest'
import hedgeFile from '../../packages/engine/models/hedging/model.json' with { type: 'json' }
import loadedFile from '../../packages/engine/models/loaded-wording/model.json' with {
  type: 'json',
}
import provenanceFile from '../../packages/engine/models/provenance-weakness/model.json' with {
  type: 'json',
}
import specificityFile from '../../packages/engine/models/specificity-risk/model.json' with {
  type: 'json',
}
import claimFile from '../../packages/engine/models/unsupported-claim/model.json' with {
  type: 'json',
}
import { decodeBase64 } from '../../packages/engine/src/models/base64.ts'
import {
  createSentenceFeatures,
  readSentenceFeatures,
} from '../../packages/engine/src/text/features/sentence-features.ts'
import {
  type HashedWeights,
  loadSentenceModelSet,
  type SentenceModelFile,
} from '../../packages/engine/src/text/scores/sentence-model.ts'
import { readDocument } from '../dataset.ts'
import { fitSentences, rawOf, type SentenceFit, toFile } from './fit-sentences.ts'
import { readSamples } from './read-samples.ts'

const files = [specificityFile, provenanceFile, claimFile, hedgeFile, loadedFile]

const sentences = [
  'On 3 May 2021 the county measured the north pier again, and it had moved 14 mm since March.',
  'It is widely believed by some that the town is haunted.',
  'Experts say that this shocking scheme will surely ruin every honest family!',
  'Many factors play a role.',
  '“Never again”, wrote my uncle, who walked from Bern to Thun in 1968 with a dog and two wet socks.',
  'See `npm test`, [the survey](https://example.org/survey.pdf) [3] and the 2nd table: 10 kB took 3 ms.',
  'Was it perhaps 40 per cent?',
  // Longer than what the engine adds up at a time.
  `The box holds ${'a red pin, two old keys and perhaps the card, '.repeat(40)}and no more.`,
]
const labels = sentences.map((text, at) => ({ text, target: at % 2, weight: 1, group: '' }))

function raws(models: readonly SentenceModelFile[], text: string): number[] {
  const document = readDocument(text)
  expect(document.sentences.count).toBe(1)
  const features = createSentenceFeatures()
  readSentenceFeatures(document, 0, 1, features)
  const out = new Float64Array(models.length)
  loadSentenceModelSet(models).raws(document, 0, features, out)
  return [...out]
}

function fitOf({ reads, intercept, weights, words, grams }: SentenceModelFile): SentenceFit {
  const numbers = ({ scale, weights: bytes }: HashedWeights) =>
    Float32Array.from(decodeBase64(bytes), (byte) => byte * scale)
  return {
    intercept,
    weights: Float64Array.from(weights),
    words: numbers(words),
    grams: numbers(grams),
    contentOnly: reads === 'content',
  }
}

it.each(readSamples(labels))('the engine scores as training does: $text', (sample) => {
  const expected = files.map((file) => rawOf(fitOf(file), sample))
  for (const [model, raw] of files.flatMap((file) => raws([file], sample.text)).entries()) {
    expect(raw, files[model]?.id).toBeCloseTo(expected[model] ?? Number.NaN, 4)
  }
})

it('the engine scores what was fitted but for the rounding of weights', () => {
  const samples = readSamples(labels)
  const fit = fitSentences(samples, { ridge: 0.1, denseScale: 0.1, steps: 20 })
  const file = toFile('hedging', '0.1.0', fit)
  for (const sample of samples) {
    const [raw = Number.NaN] = raws([file], sample.text)
    expect(raw).toBeCloseTo(rawOf(fit, sample), 1)
    // The eight labels are learned, so the scores are not zeros.
    expect(raw > 0).toBe(sample.target === 1)
  }
})
