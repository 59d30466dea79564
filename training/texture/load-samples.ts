import {
  documentFeatureNames,
  documentFeatures,
} from '../../packages/engine/src/text/features/document-features.ts'
import {
  isStructured,
  structureFeatures,
} from '../../packages/engine/src/text/features/structure-features.ts'
import {
  createTokenIds,
  readTokenStream,
} from '../../packages/engine/src/text/features/token-stream.ts'
import { commonWords } from '../../packages/engine/src/text/lexicons/common-words.ts'
import {
  type LabelledText,
  readMarkdownCorpus,
  readTextCorpora,
  readWildCorpora,
  type WildText,
} from '../corpora.ts'
import { compiled, readDocument } from '../dataset.ts'
import { isEvaluationOnly, isHeldOutMarkdown, splitOf } from '../splits.ts'

/** Where a labelled document comes from. */
export interface SampleSource {
  readonly file: string
  readonly id: string
  /** What belongs together: a prompt, a page, a repository. */
  readonly group: string
  readonly domain: string
  /** Finer than the domain; null outside the wild drafts. */
  readonly genre: string | null
  readonly machine: 0 | 1
  readonly generator: string | null
  readonly model: string | null
  readonly attack: string | null
  readonly year: number | null
  readonly evidence: string | null
  readonly split: 'test' | 'dev' | 'train'
  readonly evaluationOnly: boolean
}

/** One labelled document as the texture model sees it. */
export interface Sample extends SampleSource {
  readonly words: number
  readonly characters: number
  /** The topic-free token stream. */
  readonly tokens: Uint16Array
  /** Hash of the folded word after each token; 0 for punctuation and marks. */
  readonly hashes: Uint32Array
  readonly dense: Float64Array
  /** Features of the layout; empty for a draft without structure. */
  readonly structure: Float64Array
}

export const denseNames = documentFeatureNames

const tokenIds = createTokenIds(commonWords, compiled.vocabulary.size, compiled.vocabulary.idOf)

const noStructure = new Float64Array(0)

/** What the texture model sees of a text. */
export function readSample(text: string): Omit<Sample, keyof SampleSource> {
  const document = readDocument(text)
  const stream = readTokenStream(document, tokenIds)
  return {
    tokens: stream.tokens.slice(0, stream.count),
    hashes: stream.hashes.slice(0, stream.count),
    dense: documentFeatures(document),
    structure: isStructured(document) ? structureFeatures(document) : noStructure,
    words: document.proseWords,
    characters: text.length,
  }
}

/** A labelled document and where it comes from. */
export interface SampleText extends SampleSource {
  readonly text: string
}

/** All labelled documents, the wild drafts, and the reviewed documentation as human writing; always in one order. */
export async function* readSampleTexts(): AsyncGenerator<SampleText> {
  for await (const row of readTextCorpora()) yield sampleText(row)
  for await (const row of readWildCorpora()) yield sampleText(row)
  for (const { path, text } of await readMarkdownCorpus()) {
    yield {
      text,
      file: 'markdown',
      id: path,
      group: path,
      domain: 'docs',
      genre: null,
      machine: 0,
      generator: null,
      model: null,
      attack: null,
      year: null,
      evidence: null,
      split: isHeldOutMarkdown(path) ? 'test' : 'train',
      evaluationOnly: isHeldOutMarkdown(path),
    }
  }
}

function sampleText(row: LabelledText & { readonly file: string } & Partial<WildText>): SampleText {
  const { text, file, id, group, domain, generator, attack } = row
  return {
    text,
    file,
    id,
    group,
    domain,
    genre: row.genre ?? null,
    machine: row.label === 'machine' ? 1 : 0,
    generator,
    model: row.model ?? null,
    attack,
    year: row.year ?? null,
    evidence: row.evidence ?? null,
    split: splitOf(group),
    evaluationOnly: isEvaluationOnly(file, group, row.licence ?? ''),
  }
}

/** Reads all labelled documents as the texture model sees them. */
export async function loadSamples(): Promise<Sample[]> {
  const samples: Sample[] = []
  for await (const { text, ...source } of readSampleTexts()) {
    samples.push({ ...source, ...readSample(text) })
  }
  return samples
}
