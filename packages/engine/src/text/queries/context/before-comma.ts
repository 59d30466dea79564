import { type Document, SEPARATOR } from '../../document/document.ts'

/** Whether a comma follows the word, inside its sentence. */
export function isBeforeComma({ words, sentences }: Document, word: number): boolean {
  const next = word + 1
  if (next >= sentences.endWords[words.sentences[word]]) return false
  return (words.separators[next] & SEPARATOR.comma) !== 0
}
