import {
  documentFeatureNames,
  documentFeatures,
} from '../../packages/engine/src/text/features/document-features.ts'
import {
  createTokenIds,
  LONGEST_NGRAM,
  ngramBucket,
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
  readonly attack: string | null
  readonly split: 'test' | 'dev' | 'train'
  readonly evaluationOnly: boolean
  readonly words: number
  readonly characters: number
  /** Buckets of all n-grams of 1 to LONGEST_NGRAM tokens, with repetitions. */
  readonly buckets: Uint32Array
  readonly tokens: number
  readonly dense: Float64Array
}

export const denseNames = documentFeatureNames

const tokenIds = createTokenIds(commonWords, compiled.vocabulary.size, compiled.vocabulary.idOf)

/** Reads the features of one text; also used to score the Markdown corpus. */
export function sampleOf(
  text: string,
  bits: number,
): Pick<Sample, 'buckets' | 'tokens' | 'dense' | 'words' | 'characters'> {
  const document = readDocument(text)
  const stream = readTokenStream(document, tokenIds)
  const buckets: number[] = []
  for (let at = 0; at < stream.count; at++) {
    for (let length = 1; length <= LONGEST_NGRAM && length <= at + 1; length++) {
      buckets.push(ngramBucket(stream.tokens, at, length, bits))
    }
  }
  return {
    buckets: Uint32Array.from(buckets),
    tokens: stream.count,
    dense: documentFeatures(document),
    words: document.proseWords,
    characters: text.length,
  }
}

/** Reads all labelled documents, and the reviewed documentation as human writing. */
export async function loadSamples(bits: number): Promise<Sample[]> {
  const samples: Sample[] = []
  for await (const row of readTextCorpora()) {
    samples.push({
      ...sampleOf(row.text, bits),
      file: row.file,
      domain: row.domain,
      machine: row.label === 'machine' ? 1 : 0,
      attack: row.attack,
      split: splitOf(row.group),
      evaluationOnly: isEvaluationOnly(row.file, row.group),
    })
  }
  for (const { path, text } of await readMarkdownCorpus()) {
    samples.push({
      ...sampleOf(text, bits),
      file: 'markdown',
      domain: 'docs',
      machine: 0,
      attack: null,
      split: isHeldOutMarkdown(path) ? 'test' : 'train',
      evaluationOnly: isHeldOutMarkdown(path),
    })
  }
  return samples
}
