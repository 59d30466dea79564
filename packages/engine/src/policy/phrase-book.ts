import { singular } from './policy-tokens.ts'

export interface Entry<Meaning> {
  readonly words: readonly string[]
  readonly meaning: Meaning
}

/** A phrase that was found. */
export interface FoundPhrase<Meaning> {
  readonly meaning: Meaning
  readonly length: number
}

/** A phrase as it was added. */
interface Written<Meaning> {
  readonly phrase: string
  readonly meaning: Meaning
}

/** Phrases by their first word; those of a word are only read once it is looked up, because a text has few of all words. */
export class PhraseBook<Meaning> {
  readonly #written = new Map<string, Written<Meaning>[]>()
  readonly #read = new Map<string, readonly Entry<Meaning>[]>()

  constructor(entries: Iterable<readonly [phrase: string, meaning: Meaning]> = []) {
    for (const [phrase, meaning] of entries) this.add(phrase, meaning)
  }

  /** Adds a phrase, which counts if it was not there before. */
  add(phrase: string, meaning: Meaning): void {
    const end = phrase.indexOf(' ')
    const first = singular(end === -1 ? phrase : phrase.slice(0, end))
    const known = this.#written.get(first)
    if (known === undefined) this.#written.set(first, [{ phrase, meaning }])
    else known.push({ phrase, meaning })
  }

  /** Whether any phrase starts with a word; it is singular. */
  has(word: string): boolean {
    return this.#written.has(word)
  }

  /** The phrases of one word, in the singular. */
  *words(): Generator<readonly [word: string, meaning: Meaning]> {
    for (const [word, entries] of this.#written) {
      for (const { phrase, meaning } of entries) if (!phrase.includes(' ')) yield [word, meaning]
    }
  }

  /** The phrases that start with a word, the longest first; `word` is singular. */
  get(word: string): readonly Entry<Meaning>[] | undefined {
    const read = this.#read.get(word)
    if (read !== undefined) return read
    const entries = this.#written
      .get(word)
      ?.map(({ phrase, meaning }) => ({ words: phrase.split(' ').map(singular), meaning }))
      .sort((one, other) => other.words.length - one.words.length)
    if (entries !== undefined) this.#read.set(word, entries)
    return entries
  }
}

/** The longest phrase that starts at a word, of equals the first; `words` are singular. */
export function findPhrase<Meaning>(
  book: PhraseBook<Meaning>,
  words: readonly string[],
  at: number,
): FoundPhrase<Meaning> | undefined {
  const found = book
    .get(words[at])
    ?.find(({ words: phrase }) => phrase.every((word, index) => words[at + index] === word))
  return found && { meaning: found.meaning, length: found.words.length }
}
