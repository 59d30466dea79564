/**
 * The closed set of words that rules and models know, each with a small integer id, and the word
 * classes (lexicons) it belongs to. Words outside the set have the id UNKNOWN.
 */

export const UNKNOWN = 0
/** Inline content that stands for a word without being prose: code, math, a bare URL. */
export const OPAQUE_WORD = 1
/** A token of digits. */
export const NUMBER_WORD = 2
const FIRST_ID = 3

export interface Vocabulary {
  /** Number of ids, reserved ones included. */
  readonly size: number
  /** The id of a folded word; undefined when it is not in the vocabulary. */
  idOf(word: string): number | undefined
  /** The id of the folded word in `units[0..length)` whose FNV-1a hash is given, with or without a sign. */
  find(units: Uint16Array, length: number, hash: number): number
  /** Bit sets of the word classes of each id: classes 0-31 and 32-63. */
  readonly classesLow: Uint32Array
  readonly classesHigh: Uint32Array
}

/** FNV-1a over UTF-16 code units. */
export function hashWord(word: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** A vocabulary as plain numbers, so that a file can hold it. */
export interface VocabularyTables {
  readonly classesLow: Uint32Array
  readonly classesHigh: Uint32Array
  /** An open hash table: numbers of words, or -1. */
  readonly slots: Int32Array
  readonly hashes: Uint32Array
  /** The letters of all words; those of word n lie from start n to start n + 1. */
  readonly starts: Uint32Array
  readonly letters: Uint16Array
}

/** Builds the vocabulary of the given classes and further words; all words in folded form. */
export function createVocabulary(
  wordsByClass: readonly (readonly string[])[],
  furtherWords: Iterable<string>,
): Vocabulary {
  return openVocabulary(vocabularyTables(wordsByClass, furtherWords))
}

/** The tables of a vocabulary of the given classes and further words; all words in folded form. */
export function vocabularyTables(
  wordsByClass: readonly (readonly string[])[],
  furtherWords: Iterable<string>,
): VocabularyTables {
  const ids = new Map<string, number>()
  const words: string[] = []
  const intern = (word: string): number => {
    const known = ids.get(word)
    if (known !== undefined) return known
    const id = FIRST_ID + words.length
    ids.set(word, id)
    words.push(word)
    return id
  }
  for (const list of wordsByClass) for (const word of list) intern(word)
  for (const word of furtherWords) intern(word)

  const size = FIRST_ID + words.length
  const classesLow = new Uint32Array(size)
  const classesHigh = new Uint32Array(size)
  for (const [index, list] of wordsByClass.entries()) {
    const classes = index < 32 ? classesLow : classesHigh
    for (const word of list) {
      const id = intern(word)
      classes[id] = (classes[id] | (1 << (index & 31))) >>> 0
    }
  }

  return { classesLow, classesHigh, ...wordTables(words) }
}

function wordTables(
  words: readonly string[],
): Pick<VocabularyTables, 'slots' | 'hashes' | 'starts' | 'letters'> {
  let capacity = 64
  while (capacity < words.length * 3) capacity *= 2
  const mask = capacity - 1
  const slots = new Int32Array(capacity).fill(-1)
  const hashes = new Uint32Array(words.length)
  const starts = new Uint32Array(words.length + 1)
  for (const [index, word] of words.entries()) starts[index + 1] = starts[index] + word.length
  const letters = new Uint16Array(starts[words.length])
  for (const [index, word] of words.entries()) {
    const start = starts[index]
    for (let i = 0; i < word.length; i++) letters[start + i] = word.charCodeAt(i)
    const hash = hashWord(word)
    hashes[index] = hash
    let slot = hash & mask
    while (slots[slot] !== -1) slot = (slot + 1) & mask
    slots[slot] = index
  }
  return { slots, hashes, starts, letters }
}

/** A vocabulary that looks words up in tables. */
export function openVocabulary(tables: VocabularyTables): Vocabulary {
  const { classesLow, classesHigh, slots, hashes, starts, letters } = tables
  const mask = slots.length - 1
  const find: Vocabulary['find'] = (units, length, signed) => {
    const hash = signed >>> 0
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const index = slots[slot]
      if (index === -1) return UNKNOWN
      if (hashes[index] !== hash) continue
      const start = starts[index]
      if (starts[index + 1] - start !== length) continue
      let i = 0
      while (i < length && letters[start + i] === units[i]) i++
      if (i === length) return FIRST_ID + index
    }
  }
  return {
    size: classesLow.length,
    idOf(word) {
      const units = new Uint16Array(word.length)
      for (let i = 0; i < word.length; i++) units[i] = word.charCodeAt(i)
      const id = find(units, units.length, hashWord(word))
      return id === UNKNOWN ? undefined : id
    },
    find,
    classesLow,
    classesHigh,
  }
}
