import { hashWord } from '../vocabulary.ts'

/** The words of a list by the hash that the document keeps of each word; all words in folded form. */
export function hashedWords(list: readonly string[]): ReadonlySet<number> {
  return new Set(list.map(hashWord))
}
