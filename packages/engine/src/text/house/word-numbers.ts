import { type Document, SHAPE } from '../document/document.ts'
import { hashWord } from '../document/vocabulary.ts'
import { foldUnit } from '../segment/characters.ts'

/** A list of words, made ready to be looked up by their hashes. */
interface WordTable {
  readonly words: readonly string[]
  /**
   * An open table: a signed hash, 0 of an empty slot, and behind it twice the number of the first word that has it, and
   * one more of a word of the letters a to z that shares its hash with none.
   */
  readonly slots: Int32Array
  readonly mask: number
  /** By number: the next word with the same hash; -1 for none. */
  readonly next: Int32Array
}

const NONE = -1

/** For each word of a document which of the words of a list it is, by its number; -1 for none of them. */
export function numbersOf(
  { words: { count, hashes, flags } }: Document,
  list: readonly string[],
  lower: (at: number) => string,
): Int32Array {
  const { words, slots, mask, next } = tableOf(list)
  const found = new Int32Array(count)
  for (let at = 0; at < count; at++) {
    const hash = hashes[at] | 0
    let slot = hash & mask
    while (slots[slot] !== hash && slots[slot] !== 0) slot = (slot + 2) & mask
    if (slots[slot] === 0) {
      found[at] = NONE
      continue
    }
    let number = slots[slot + 1] >> 1
    if ((slots[slot + 1] & (flags[at] >> PLAIN) & 1) === 0) {
      // A word with other accents has the same hash.
      while (number !== NONE && words[number] !== lower(at)) number = next[number]
    }
    found[at] = number
  }
  return found
}

/** Place of the bit of plain words. */
const PLAIN = Math.log2(SHAPE.plain)

const made = new WeakMap<readonly string[], WordTable>()

function tableOf(words: readonly string[]): WordTable {
  const table = made.get(words) ?? makeTable(words)
  made.set(words, table)
  return table
}

/** Two slots a word and more, of two numbers each. */
const SPACE = 4

function makeTable(words: readonly string[]): WordTable {
  let size = 64
  while (size < words.length * SPACE) size *= 2
  const mask = size - 2
  const slots = new Int32Array(size)
  const next = new Int32Array(words.length).fill(NONE)
  for (const [number, word] of words.entries()) {
    const isPlain = /^[a-z]+$/.test(word)
    const hash = (isPlain ? hashWord(word) : hashFolded(word)) | 0
    let slot = hash & mask
    while (slots[slot] !== hash && slots[slot] !== 0) slot = (slot + 2) & mask
    const isFirst = slots[slot] === 0
    if (!isFirst) next[number] = slots[slot + 1] >> 1
    slots[slot] = hash
    slots[slot + 1] = 2 * number + Number(isFirst && isPlain)
  }
  return { words, slots, mask, next }
}

/** The hash that a word has in a document. */
function hashFolded(word: string): number {
  const folded = Array.from({ length: word.length }, (_, at) => foldUnit(word.charCodeAt(at)))
  return hashWord(String.fromCharCode(...folded))
}
