import { type Document, KIND, SEPARATOR, SHAPE } from '../document/document.ts'
import { SUFFIX_CLASSES } from '../segment/suffixes.ts'

/**
 * A draft as a stream of tokens without its topic: common words as themselves, every other word as
 * a class (number, name, ending), punctuation as one token a mark. Typography is folded: all
 * dashes are one token, quotes are left out, line breaks and markup are not there.
 */
export interface TokenStream {
  readonly tokens: Uint16Array
  /** Index of the word that each token belongs to (punctuation: the word before it). */
  readonly words: Int32Array
  /** Hash of the folded word after each token; 0 for punctuation, starts and masked code. */
  readonly hashes: Uint32Array
  readonly count: number
}

/** Token numbers: 0 starts a sentence, then classes, then common words in list order. */
const START = 0
const NUMBER = 1
const NAME = 2
const COMMA = 3
const SEMICOLON = 4
const COLON = 5
const DASH = 6
const BRACKET = 7
const PERIOD = 8
const QUESTION = 9
const EXCLAMATION = 10
const OPAQUE = 11
const FOREIGN = 12
const FIRST_SUFFIX = 13
const FIRST_COMMON = FIRST_SUFFIX + SUFFIX_CLASSES

/** Maps vocabulary ids of common words to tokens; all others to 0. */
export function createTokenIds(
  commonWords: readonly string[],
  vocabularySize: number,
  idOf: (word: string) => number | undefined,
): Uint16Array {
  const tokens = new Uint16Array(vocabularySize)
  for (const [index, word] of commonWords.entries()) {
    const id = idOf(word)
    if (id !== undefined) tokens[id] = FIRST_COMMON + index
  }
  return tokens
}

/** Buffers for a token stream that may be filled again. */
export interface TokenBuffers {
  tokens: Uint16Array
  words: Int32Array
  hashes: Uint32Array
}

/** Empty buffers; they grow with the drafts. */
export function createTokenBuffers(): TokenBuffers {
  return { tokens: new Uint16Array(0), words: new Int32Array(0), hashes: new Uint32Array(0) }
}

/** Reads the words of paragraphs, list items and headings as a token stream, which lies in `buffers`. */
export function readTokenStream(
  document: Document,
  tokenIds: Uint16Array,
  buffers: TokenBuffers = createTokenBuffers(),
): TokenStream {
  const { blocks, words, sentences } = document
  widen(buffers, words.count * 3 + sentences.count * 2)
  const { tokens, words: owners, hashes } = buffers
  let count = 0
  for (let block = 0; block < blocks.count; block++) {
    const kind = blocks.kinds[block]
    if (kind === KIND.table_cell || kind === KIND.alt_text) continue
    const endSentence = blocks.endSentences[block]
    for (let sentence = blocks.firstSentences[block]; sentence < endSentence; sentence++) {
      const first = sentences.firstWords[sentence]
      const end = sentences.endWords[sentence]
      tokens[count] = START
      hashes[count] = 0
      owners[count++] = first
      for (let word = first; word < end; word++) {
        const separator = words.separators[word]
        if (word > first && separator !== 0) {
          const mark = markOf(separator)
          if (mark !== 0) {
            tokens[count] = mark
            hashes[count] = 0
            owners[count++] = word - 1
          }
        }
        const token = tokenOf(document, tokenIds, word, word === first)
        tokens[count] = token
        hashes[count] = token === OPAQUE ? 0 : words.hashes[word]
        owners[count++] = word
      }
      const stop = stopOf(sentences.tails[sentence])
      if (stop !== 0) {
        tokens[count] = stop
        hashes[count] = 0
        owners[count++] = end - 1
      }
    }
  }
  return { tokens, words: owners, hashes, count }
}

function widen(buffers: TokenBuffers, size: number): void {
  if (buffers.tokens.length >= size) return
  buffers.tokens = new Uint16Array(size)
  buffers.words = new Int32Array(size)
  buffers.hashes = new Uint32Array(size)
}

function tokenOf(
  document: Document,
  tokenIds: Uint16Array,
  word: number,
  isFirst: boolean,
): number {
  const { words } = document
  const common = tokenIds[words.ids[word]]
  if (common !== 0) return common
  const flags = words.flags[word]
  if ((flags & SHAPE.opaque) !== 0) return OPAQUE
  if ((flags & SHAPE.digit) !== 0) return NUMBER
  if ((flags & SHAPE.foreign) !== 0) return FOREIGN
  if (!isFirst && (flags & SHAPE.capital) !== 0) return NAME
  return FIRST_SUFFIX + words.suffixes[word]
}

/** The one mark of a separator that tells most about rhythm. */
function markOf(separator: number): number {
  if ((separator & SEPARATOR.dash) !== 0) return DASH
  if ((separator & SEPARATOR.semicolon) !== 0) return SEMICOLON
  if ((separator & SEPARATOR.colon) !== 0) return COLON
  if ((separator & SEPARATOR.bracket) !== 0) return BRACKET
  if ((separator & SEPARATOR.comma) !== 0) return COMMA
  return stopOf(separator)
}

function stopOf(tail: number): number {
  if ((tail & SEPARATOR.question) !== 0) return QUESTION
  if ((tail & SEPARATOR.exclamation) !== 0) return EXCLAMATION
  if ((tail & SEPARATOR.colon) !== 0) return COLON
  return (tail & SEPARATOR.period) !== 0 ? PERIOD : 0
}

/** Offset basis and prime of FNV-1a. */
const BASIS = 0x811c9dc5
const PRIME = 0x01000193

/** Bucket of the n-gram of `length` tokens that ends at `at`; FNV-1a over tokens and length. */
export function ngramBucket(tokens: Uint16Array, at: number, length: number, bits: number): number {
  let hash = BASIS ^ length
  for (let i = at - length + 1; i <= at; i++) hash = Math.imul(hash ^ tokens[i], PRIME)
  return bucketOf(hash, bits)
}

/** The same for three tokens, which most n-grams are read with; without a loop. */
export function trigramBucket(first: number, second: number, third: number, bits: number): number {
  const hash = Math.imul(Math.imul(BASIS ^ 3 ^ first, PRIME) ^ second, PRIME)
  return bucketOf(Math.imul(hash ^ third, PRIME), bits)
}

/** The same for two tokens. */
export function bigramBucket(first: number, second: number, bits: number): number {
  return bucketOf(Math.imul(Math.imul(BASIS ^ 2 ^ first, PRIME) ^ second, PRIME), bits)
}

/** The same for one token. */
export function unigramBucket(token: number, bits: number): number {
  return bucketOf(Math.imul(BASIS ^ 1 ^ token, PRIME), bits)
}

function bucketOf(hash: number, bits: number): number {
  // FNV's low bits are its weakest; fold the high ones in.
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) & ((1 << bits) - 1)
}
