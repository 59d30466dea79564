import kindModel from '../../packages/engine/models/kind-of-writing/model.json' with {
  type: 'json',
}
import textureModel from '../../packages/engine/models/synthetic-texture-risk/model.json' with {
  type: 'json',
}
import { documentFeatures } from '../../packages/engine/src/text/features/document-features.ts'
import {
  createTokenIds,
  readTokenStream,
} from '../../packages/engine/src/text/features/token-stream.ts'
import { commonWords } from '../../packages/engine/src/text/lexicons/common-words.ts'
import { kindTables, openKindModel } from '../../packages/engine/src/text/scores/kind-of-writing.ts'
import { loadTextureModel } from '../../packages/engine/src/text/scores/texture-risk.ts'
import { compiled, readDocument } from '../dataset.ts'
import { readSampleTexts, type Sample } from '../texture/load-samples.ts'
import { fitTexture, type TextureParts } from '../texture/train-texture.ts'
import { newestOf, splitWithoutNewest } from './newest-generators.ts'
import type { RatedSample } from './rated-samples.ts'

/**
 * The machine documents of the newest generators with their risk by a model that saw no document of any of
 * them, nor of the repositories that hold one; read by the engine's own code. The calibration is the shipped
 * one, whose marks people's texts alone have set.
 */
export async function rateNewest(
  samples: readonly Sample[],
  parts: TextureParts,
  seed: number,
): Promise<RatedSample[]> {
  const { version, calibrations } = textureModel
  const fitted = fitTexture(samples, parts, splitWithoutNewest(samples), version, seed)
  const model = loadTextureModel({ ...fitted, calibrations }, commonWords.length)
  const kind = openKindModel(kindModel, kindTables(kindModel))
  const tokenIds = createTokenIds(commonWords, compiled.vocabulary.size, compiled.vocabulary.idOf)
  const rated: RatedSample[] = []
  let at = 0
  for await (const { text } of readSampleTexts()) {
    const sample = samples[at++]
    if (newestOf(sample) === undefined) continue
    const document = readDocument(text)
    const stream = readTokenStream(document, tokenIds)
    const features = documentFeatures(document)
    const probabilities = kind.read(document, stream, features)
    rated.push({ ...sample, risk: model.read(document, stream, features, probabilities).risk })
  }
  return rated
}
