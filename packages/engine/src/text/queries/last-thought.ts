import type { Document } from '../document.ts'

/**
 * Whether nothing follows the word's sentence that could name what it announces: it ends its
 * paragraph, and a heading or the end of the draft comes next.
 */
export function endsThought(document: Document, word: number): boolean {
  const { words, sentences, blocks } = document
  const sentence = words.sentences[word]
  const index = sentences.blocks[sentence]
  if (sentence + 1 < blocks[index].endSentence) return false
  const next = blocks[index + 1]
  return next === undefined || next.kind === 'heading'
}
