import type { Document } from '../../document/document.ts'
import { sentenceHas } from '../class-tests.ts'
import { supportIn } from './support.ts'

const known = new WeakMap<Document, Int8Array>()

/**
 * Whether any sentence of the word's block has support, reports what somebody said, or speaks of a
 * study or a survey: figures in it are at least somebody's.
 */
export function isAttributed(document: Document, word: number): boolean {
  const answers = known.get(document) ?? new Int8Array(document.blocks.count)
  known.set(document, answers)
  const index = document.sentences.blocks[document.words.sentences[word]]
  if (answers[index] === 0) answers[index] = holdsAttribution(document, index) ? 1 : -1
  return answers[index] === 1
}

function holdsAttribution(document: Document, index: number): boolean {
  const { firstSentences, endSentences } = document.blocks
  for (let sentence = firstSentences[index]; sentence < endSentences[index]; sentence++) {
    if (sentenceHas(document, sentence, 'report_verb')) return true
    if (sentenceHas(document, sentence, 'source_noun')) return true
    if (supportIn(document, sentence) !== undefined) return true
  }
  return false
}
