import { sentenceAt } from '../../packages/engine/src/text/document/sentence-at.ts'
import { slopWords } from '../../packages/engine/src/text/lexicons/slop-words.ts'
import { toldAgain } from '../../packages/engine/src/text/queries/repetition/told-again.ts'
import { runRules } from '../../packages/engine/src/text/rule-engine/run-rules.ts'
import { rules } from '../../packages/engine/src/text/rules/index.ts'
import { createRepeats } from '../../packages/engine/src/text/scores/repeats.ts'
import {
  slopFeatureNames,
  substanceBySentence,
} from '../../packages/engine/src/text/scores/slop-risk.ts'
import { type LabelledText, readTextCorpora, readWildCorpora } from '../corpora.ts'
import { compiled, readDocument } from '../dataset.ts'
import { isEvaluationOnly, splitOf } from '../splits.ts'
import { readPadded } from './padded-ratings.ts'

/** A document as the slop model sees it. */
export interface SlopSample {
  readonly id: string
  readonly file: string
  readonly group: string
  readonly domain: string
  readonly machine: 0 | 1
  readonly split: 'test' | 'dev' | 'train'
  /** How padded it was rated, 1 to 5; undefined where nobody rated it. */
  readonly padded: number | undefined
  /** Words of prose. */
  readonly words: number
  /** Index and count of each feature that occurs. */
  readonly columns: Uint16Array
  readonly counts: Float64Array
  /** Feature and sentence of every occurrence. */
  readonly occurrences: Uint16Array
  readonly sentences: Uint32Array
  /** What the occurrence counts among others of its word. */
  readonly shares: Float64Array
  /** Sentences that tell an earlier one again, and words of content that a reader still has in mind. */
  readonly toldBySentence: Uint8Array
  readonly knownBySentence: Uint16Array
  /** Length of each sentence, with what its links, code and figures are worth. */
  readonly lengths: Uint32Array
}

/** The features of the slop model as the engine orders them. */
export const names = slopFeatureNames(slopWords, rules)
const indexByName = new Map(names.map((name, index) => [name, index]))
const indexById = new Int32Array(compiled.vocabulary.size).fill(-1)
for (const [index, word] of slopWords.entries()) {
  const id = compiled.vocabulary.idOf(word)
  if (id !== undefined) indexById[id] = index
}

/** Reads the slop features of all documents that may train or calibrate. */
export async function loadSlopSamples(): Promise<SlopSample[]> {
  const padded = await readPadded()
  const samples: SlopSample[] = []
  for await (const row of readAll()) {
    const { file, group, licence, attack } = row
    if (isEvaluationOnly(file, group, licence ?? '') || attack === 'rewrite-of-human') continue
    samples.push({
      id: row.id,
      file: row.file,
      group: row.group,
      domain: row.domain,
      machine: row.label === 'machine' ? 1 : 0,
      split: splitOf(row.group),
      padded: padded.get(row.id),
      ...readSlop(row.text),
    })
  }
  return samples
}

/** A labelled document; wild ones state the licence of their repository. */
type SlopText = LabelledText & { readonly file: string; readonly licence?: string | null }

async function* readAll(): AsyncGenerator<SlopText> {
  yield* readTextCorpora()
  yield* readWildCorpora()
}

type SlopReading = Omit<
  SlopSample,
  'id' | 'file' | 'group' | 'domain' | 'machine' | 'split' | 'padded'
>

/** What the slop model reads of a text, with the code of the engine. */
export function readSlop(text: string): SlopReading {
  const document = readDocument(text)
  const counts = new Map<number, number>()
  const occurrences: number[] = []
  const sentences: number[] = []
  const shares: number[] = []
  const repeats = createRepeats()
  const count = (index: number, sentence: number, share: number): void => {
    counts.set(index, (counts.get(index) ?? 0) + share)
    shares.push(share)
    occurrences.push(index)
    sentences.push(sentence)
  }
  const { earlier, known } = toldAgain(document)
  const knownBySentence = new Uint16Array(document.sentences.count)
  for (let word = 0; word < document.words.count; word++) {
    const sentence = document.words.sentences[word]
    const index = indexById[document.words.ids[word]]
    if (index >= 0) count(index, sentence, repeats.shareOf(index, word))
    knownBySentence[sentence] += known[word]
  }
  for (const { rule, start } of runRules(document, compiled)) {
    const index = indexByName.get(`rule:${rule.id}`)
    if (index !== undefined) count(index, Math.max(0, sentenceAt(document, start)), 1)
  }
  return {
    words: document.proseWords,
    columns: Uint16Array.from(counts.keys()),
    counts: Float64Array.from(counts.values()),
    occurrences: Uint16Array.from(occurrences),
    sentences: Uint32Array.from(sentences),
    shares: Float64Array.from(shares),
    toldBySentence: Uint8Array.from(earlier, (sentence) => (sentence < 0 ? 0 : 1)),
    knownBySentence,
    lengths: substanceBySentence(document),
  }
}
