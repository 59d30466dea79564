import { createHash } from 'node:crypto'
import { documentFeatures } from '../../packages/engine/src/text/features/document-features.ts'
import {
  createTokenIds,
  readTokenStream,
} from '../../packages/engine/src/text/features/token-stream.ts'
import { commonWords } from '../../packages/engine/src/text/lexicons/common-words.ts'
import { kinds } from '../../packages/engine/src/text/scores/kind-of-writing.ts'
import {
  loadTextureModel,
  type TextureModelFile,
} from '../../packages/engine/src/text/scores/texture-risk.ts'
import { compiled, readDocument } from '../dataset.ts'
import { readSampleTexts, type SampleSource } from './load-samples.ts'
import { isWild } from './sample-weights.ts'

/**
 * The sources that are left out together. A kind of writing is never left out whole where a second source has it,
 * and wild drafts lie in all folds by their repository.
 */
const sourceFolds = [
  ['biscope'],
  ['ai-ai-bias', 'bbc-human', 'comments-human'],
  ['creativity-eval', 'docs', 'email-human'],
  ['fastdetect', 'docs-debian-human', 'papers-human'],
  ['outfox', 'markdown', 'qa-human'],
  ['raidar', 'speech-classic-human', 'blogs-human'],
  ['social-inspire', 'slop2025', 'persuasion2026', 'argugpt', 'alpaca-eval'],
] as const

export const FOLDS = sourceFolds.length

/** The fold of a sample: its source, for a wild draft its repository, is in no other. */
export function foldOf({ file, group }: Pick<SampleSource, 'file' | 'group'>): number {
  if (isWild({ file })) {
    return createHash('sha1').update(`fold ${group}`).digest().readUInt32BE(0) % FOLDS
  }
  const fold = sourceFolds.findIndex((files) => files.some((name) => name === file))
  if (fold < 0) throw new RangeError(`Unexpected file ${file}, expected one that has a fold.`)
  return fold
}

/** The samples that a model of a fold may be fitted to, and those that place its unit. */
export function splitOfFold(
  samples: readonly SampleSource[],
  fold: number,
): { readonly train: number[]; readonly dev: number[] } {
  const train: number[] = []
  const dev: number[] = []
  for (const [index, sample] of samples.entries()) {
    if (sample.evaluationOnly || foldOf(sample) === fold) continue
    if (sample.split === 'dev') dev.push(index)
    else train.push(index)
  }
  return { train, dev }
}

/** The kinds play no part in raw scores. */
const noKinds = new Float64Array(kinds.length)

/**
 * Raw scores of every labelled document, shortness taken off, by the engine's own code with the model that has not
 * seen its source; in the order of the samples.
 */
export async function readCrossScores(
  files: readonly TextureModelFile[],
  count: number,
): Promise<Float64Array> {
  const tokenIds = createTokenIds(commonWords, compiled.vocabulary.size, compiled.vocabulary.idOf)
  const models = files.map((file) => loadTextureModel(file, commonWords.length))
  const raws = new Float64Array(count)
  let at = 0
  for await (const sample of readSampleTexts()) {
    const document = readDocument(sample.text)
    const stream = readTokenStream(document, tokenIds)
    const features = documentFeatures(document)
    raws[at++] = models[foldOf(sample)].read(document, stream, features, noKinds).raw
  }
  return raws
}
