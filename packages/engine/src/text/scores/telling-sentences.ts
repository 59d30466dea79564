import { type Document, KIND } from '../document.ts'

/** Shorter ones are labels and fragments: they have no rhythm. */
const FEWEST_WORDS = 8

/** Whether a sentence can be read for its texture: a whole one of running text, no heading, cell or fragment. */
export function isTelling({ blocks, sentences }: Document, sentence: number): boolean {
  if (sentences.endWords[sentence] - sentences.firstWords[sentence] < FEWEST_WORDS) return false
  const kind = blocks.kinds[sentences.blocks[sentence]]
  return kind === KIND.paragraph || kind === KIND.list_item
}

/** The words of a draft's telling sentences, counted up to so many. */
export function tellingWords(document: Document, most: number): number {
  const { sentences } = document
  let count = 0
  for (let sentence = 0; sentence < sentences.count && count < most; sentence++) {
    if (!isTelling(document, sentence)) continue
    count += sentences.endWords[sentence] - sentences.firstWords[sentence]
  }
  return count
}
