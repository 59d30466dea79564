import { type Document, SHAPE } from '../document/document.ts'
import { createScratchList } from '../document/scratch-list.ts'

/** Sentences of a draft that were read, by what the sentence models see of them. */
export interface LikeSentences {
  /** A sentence noted before that reads alike in all the models see, or -1. */
  find(sentence: number): number
  /** Keeps the sentence that was last looked for. */
  note(sentence: number): void
}

/** Only short sentences come again: cells, headings, items of lists. */
const LONGEST = 6
/** Places to keep a sentence at; a power of two. */
const PLACES = 1024
const NONE = -1

const lendPlaces = createScratchList()

/** No sentence is noted yet. The notes hold until the next draft is read. */
export function createLikeSentences({ blocks, words, sentences }: Document): LikeSentences {
  const { hashes, ids, separators, flags, stems, suffixes, lengths, starts, ends } = words
  /** A sentence by its place, one more than its index. */
  const places = lendPlaces(PLACES)
  let place = NONE

  function placeOf(sentence: number, first: number, end: number): number {
    let hash = sentences.tails[sentence]
    for (let word = first; word < end; word++) {
      hash = Math.imul(hash ^ hashes[word] ^ separators[word], 0x2c1b3c6d)
    }
    return (hash ^ (hash >>> 15)) & (PLACES - 1)
  }

  function isLike(sentence: number, other: number, first: number, end: number): boolean {
    const shift = sentences.firstWords[other] - first
    if (
      sentences.endWords[other] - shift !== end ||
      sentences.tails[other] !== sentences.tails[sentence] ||
      sentences.links[other] !== sentences.links[sentence] ||
      blocks.kinds[sentences.blocks[other]] !== blocks.kinds[sentences.blocks[sentence]]
    ) {
      return false
    }
    for (let word = first; word < end; word++) if (!isLikeWord(word, word + shift)) return false
    return true
  }

  /** Two words may share a hash, so what depends on their letters is compared too. */
  function isLikeWord(word: number, other: number): boolean {
    return (
      hashes[word] === hashes[other] &&
      ids[word] === ids[other] &&
      separators[word] === separators[other] &&
      flags[word] === flags[other] &&
      stems[word] === stems[other] &&
      suffixes[word] === suffixes[other] &&
      lengths[word] === lengths[other] &&
      // The models tell a year from other numbers by its width.
      ((flags[word] & SHAPE.number) === 0 || widthOf(word) === widthOf(other))
    )
  }

  function widthOf(word: number): number {
    return ends[word] - starts[word]
  }

  return {
    find(sentence) {
      const first = sentences.firstWords[sentence]
      const end = sentences.endWords[sentence]
      place = NONE
      if (end - first > LONGEST) return NONE
      place = placeOf(sentence, first, end)
      const other = places[place] - 1
      return other !== NONE && isLike(sentence, other, first, end) ? other : NONE
    },
    note(sentence) {
      if (place !== NONE) places[place] = sentence + 1
    },
  }
}
