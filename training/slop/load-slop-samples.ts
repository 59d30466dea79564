import { sentenceAt } from '../../packages/engine/src/text/document/sentence-at.ts'
import { slopWords } from '../../packages/engine/src/text/lexicons/slop-words.ts'
import { runRules } from '../../packages/engine/src/text/rule-engine/run-rules.ts'
import { rules } from '../../packages/engine/src/text/rules/index.ts'
import { createRepeats } from '../../packages/engine/src/text/scores/repeats.ts'
import {
  proseWordsBySentence,
  slopFeatureNames,
} from '../../packages/engine/src/text/scores/slop-risk.ts'
import { readTextCorpora } from '../corpora.ts'
import { compiled, readDocument } from '../dataset.ts'
import { isEvaluationOnly, splitOf } from '../splits.ts'

/** A document as the slop model sees it. */
export interface SlopSample {
  readonly domain: string
  readonly machine: 0 | 1
  readonly split: 'test' | 'dev' | 'train'
  readonly words: number
  /** Index and count of each feature that occurs. */
  readonly features: Uint16Array
  readonly counts: Float64Array
  /** Feature and sentence of every occurrence. */
  readonly occurrences: Uint16Array
  readonly sentences: Uint32Array
  /** What the occurrence counts among others of its word. */
  readonly shares: Float64Array
  /** Words of each sentence. */
  readonly sentenceWords: Uint32Array
}

/** The features of the slop model as the engine orders them. */
export const names = slopFeatureNames(slopWords, rules)

/** Reads the slop features of all documents that may train or calibrate. */
export async function loadSlopSamples(): Promise<SlopSample[]> {
  const indexByName = new Map(names.map((name, index) => [name, index]))
  const indexById = new Int32Array(compiled.vocabulary.size).fill(-1)
  for (const [index, word] of slopWords.entries()) {
    const id = compiled.vocabulary.idOf(word)
    if (id !== undefined) indexById[id] = index
  }
  const samples: SlopSample[] = []
  for await (const row of readTextCorpora()) {
    if (isEvaluationOnly(row.file, row.group)) continue
    if (row.attack === 'rewrite-of-human') continue
    const document = readDocument(row.text)
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
    for (let word = 0; word < document.words.count; word++) {
      const index = indexById[document.words.ids[word]]
      if (index >= 0) count(index, document.words.sentences[word], repeats.shareOf(index, word))
    }
    for (const { rule, start } of runRules(document, compiled)) {
      const index = indexByName.get(`rule:${rule.id}`)
      if (index !== undefined) count(index, Math.max(0, sentenceAt(document, start)), 1)
    }
    samples.push({
      domain: row.domain,
      machine: row.label === 'machine' ? 1 : 0,
      split: splitOf(row.group),
      words: document.proseWords,
      features: Uint16Array.from(counts.keys()),
      counts: Float64Array.from(counts.values()),
      occurrences: Uint16Array.from(occurrences),
      sentences: Uint32Array.from(sentences),
      shares: Float64Array.from(shares),
      sentenceWords: proseWordsBySentence(document),
    })
  }
  return samples
}
