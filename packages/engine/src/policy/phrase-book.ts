import { singular } from './policy-tokens.ts'

/** Phrases by their first word, the longest first. */
export type PhraseBook<Meaning> = ReadonlyMap<string, readonly Entry<Meaning>[]>

export interface Entry<Meaning> {
  readonly words: readonly string[]
  readonly meaning: Meaning
}

/** A phrase that was found. */
export interface FoundPhrase<Meaning> {
  readonly meaning: Meaning
  readonly length: number
}

/** Makes a book of phrases; of a phrase that comes twice the first counts. */
export function makePhraseBook<Meaning>(
  entries: Iterable<readonly [string, Meaning]>,
): PhraseBook<Meaning> {
  const book = new Map<string, Entry<Meaning>[]>()
  for (const [phrase, meaning] of entries) {
    const words = phrase.split(' ').map(singular)
    const known = book.get(words[0])
    if (known) known.push({ words, meaning })
    else book.set(words[0], [{ words, meaning }])
  }
  for (const list of book.values()) list.sort((a, b) => b.words.length - a.words.length)
  return book
}

/** The longest phrase that starts at a word; `words` are singular. */
export function findPhrase<Meaning>(
  book: PhraseBook<Meaning>,
  words: readonly string[],
  at: number,
): FoundPhrase<Meaning> | undefined {
  const [longest] = findPhrases(book, words, at)
  return longest
}

/** All phrases that start at a word, the longest first. */
export function* findPhrases<Meaning>(
  book: PhraseBook<Meaning>,
  words: readonly string[],
  at: number,
): Generator<FoundPhrase<Meaning>> {
  for (const { words: phrase, meaning } of book.get(words[at]) ?? []) {
    if (phrase.every((word, index) => words[at + index] === word)) {
      yield { meaning, length: phrase.length }
    }
  }
}
