import type { Document } from '../document/document.ts'
import { createHashTable, type HashTable, placeOf } from '../document/hash-table.ts'
import { hashWord, UNKNOWN, type Vocabulary } from '../document/vocabulary.ts'
import type { Term } from './read-term.ts'

/** The words of house rules and terms, beside the vocabulary of the engine. */
export interface HouseWords {
  /** One more than the largest id. */
  readonly size: number
  readonly table: HashTable
  /** Ids and lengths of the words by their place in the table. */
  readonly ids: Int32Array
  readonly lengths: Uint16Array
  /** The id of a word by its hash. */
  idOf(hash: number): number
}

/** Numbers the words of terms behind those of `vocabulary`, which are the words of the rules. */
export function houseWords(
  vocabulary: Vocabulary,
  ruleWords: readonly string[],
  terms: readonly Term[],
): HouseWords {
  const byHash = new Map<number, { id: number; length: number }>()
  for (const word of ruleWords) {
    byHash.set(hashWord(word), { id: vocabulary.idOf(word) ?? UNKNOWN, length: word.length })
  }
  let size = vocabulary.size
  for (const { hashes, lengths } of terms) {
    for (const [at, hash] of hashes.entries()) {
      if (!byHash.has(hash)) byHash.set(hash, { id: size++, length: lengths[at] })
    }
  }
  const entries = [...byHash.values()]
  return {
    size,
    table: createHashTable([...byHash.keys()]),
    ids: Int32Array.from(entries, ({ id }) => id),
    lengths: Uint16Array.from(entries, ({ length }) => length),
    idOf: (hash) => byHash.get(hash)?.id ?? UNKNOWN,
  }
}

/** The id of each word of a draft among the words of a house; UNKNOWN for all others. */
export function houseIds({ words }: Document, { table, ids, lengths }: HouseWords): Int32Array {
  const found = new Int32Array(words.count)
  for (let word = 0; word < words.count; word++) {
    const place = placeOf(table, words.hashes[word])
    // Two words of one hash are most often of different lengths.
    if (place >= 0 && lengths[place] === words.lengths[word]) found[word] = ids[place]
  }
  return found
}
