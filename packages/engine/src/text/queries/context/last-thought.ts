import { type Document, KIND } from '../../document/document.ts'

/**
 * Whether nothing follows the word's sentence that could name what it announces: it ends its
 * paragraph, and a heading or the end of the draft comes next.
 */
export function endsThought(document: Document, word: number): boolean {
  const { words, sentences, blocks } = document
  const sentence = words.sentences[word]
  const index = sentences.blocks[sentence]
  if (sentence + 1 < blocks.endSentences[index]) return false
  return index + 1 >= blocks.count || blocks.kinds[index + 1] === KIND.heading
}
