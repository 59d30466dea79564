import {
  documentFeatureNames,
  documentFeatures,
} from '../../packages/engine/src/text/features/document-features.ts'
import {
  createTokenIds,
  readTokenStream,
} from '../../packages/engine/src/text/features/token-stream.ts'
import { commonWords } from '../../packages/engine/src/text/lexicons/common-words.ts'
import { readMarkdownCorpus, readTextCorpora } from '../corpora.ts'
import { compiled, readDocument } from '../dataset.ts'
import { isEvaluationOnly, isHeldOutMarkdown, splitOf } from '../splits.ts'

/** One labelled document as the texture model sees it. */
export interface Sample {
  readonly file: string
  readonly domain: string
  readonly machine: 0 | 1
  readonly generator: string | null
  readonly attack: string | null
  readonly split: 'test' | 'dev' | 'train'
  readonly evaluationOnly: boolean
  readonly words: number
  readonly characters: number
  /** The topic-free token stream. */
  readonly tokens: Uint16Array
  /** Hash of the folded word after each token; 0 for punctuation and marks. */
  readonly hashes: Uint32Array
  readonly dense: Float64Array
}

export const denseNames = documentFeatureNames

const tokenIds = createTokenIds(commonWords, compiled.vocabulary.size, compiled.vocabulary.idOf)

/** What the texture model sees of a text. */
export function readSample(
  text: string,
): Pick<Sample, 'tokens' | 'hashes' | 'dense' | 'words' | 'characters'> {
  const document = readDocument(text)
  const stream = readTokenStream(document, tokenIds)
  return {
    tokens: stream.tokens.slice(0, stream.count),
    hashes: stream.hashes.slice(0, stream.count),
    dense: documentFeatures(document),
    words: document.proseWords,
    characters: text.length,
  }
}

/** Reads all labelled documents, and the reviewed documentation as human writing. */
export async function loadSamples(): Promise<Sample[]> {
  const samples: Sample[] = []
  for await (const row of readTextCorpora()) {
    samples.push({
      ...readSample(row.text),
      file: row.file,
      domain: row.domain,
      machine: row.label === 'machine' ? 1 : 0,
      generator: row.generator,
      attack: row.attack,
      split: splitOf(row.group),
      evaluationOnly: isEvaluationOnly(row.file, row.group),
    })
  }
  for (const { path, text } of await readMarkdownCorpus()) {
    samples.push({
      ...readSample(text),
      file: 'markdown',
      domain: 'docs',
      machine: 0,
      generator: null,
      attack: null,
      split: isHeldOutMarkdown(path) ? 'test' : 'train',
      evaluationOnly: isHeldOutMarkdown(path),
    })
  }
  return samples
}
