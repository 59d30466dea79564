import {
  type Block,
  type Blocks,
  blockKinds,
  type Comment,
  type Link,
  type ScannedText,
} from '../markdown/scanned-text.ts'

export { KIND, MASKED_INLINE } from '../markdown/scanned-text.ts'

/** Bits of `separators`: what is between a word and the one before it, besides white space. */
export const SEPARATOR = {
  comma: 1,
  semicolon: 2,
  colon: 4,
  dash: 8,
  quote: 16,
  bracket: 32,
  period: 64,
  question: 128,
  exclamation: 256,
  symbol: 512,
  /** The word is joined to the one before by a hyphen without spaces. */
  hyphen: 1024,
  percent: 2048,
  slash: 4096,
} as const

/** Separators that end a clause: a phrase never reaches over one. */
export const CLAUSE_BREAK = ~SEPARATOR.hyphen

/** Bits of `flags`: the shape of a word. */
export const SHAPE = {
  capital: 1,
  allCapitals: 2,
  digit: 4,
  number: 8,
  opaque: 16,
  /** Holds a letter outside the Latin script. */
  foreign: 32,
  /** Letters of ASCII and nothing between them, so that the source holds the word as it is. */
  plain: 64,
} as const

/** One block of a document, for those who look at few. */
export interface DocumentBlock extends Block {
  readonly firstWord: number
  readonly endWord: number
  readonly firstSentence: number
  readonly endSentence: number
}

/** The blocks of a draft as flat arrays; ranges of words and sentences are half-open. */
export interface DocumentBlocks extends Blocks {
  readonly firstWords: Int32Array
  readonly endWords: Int32Array
  readonly firstSentences: Int32Array
  readonly endSentences: Int32Array
}

/** The words of a draft as flat arrays of equal length, in block order. */
export interface Words {
  readonly count: number
  /** Offsets into the source, half-open. */
  readonly starts: Int32Array
  readonly ends: Int32Array
  /** Units of the folded form, so that invisible characters make no word longer. */
  readonly lengths: Uint16Array
  /** Vocabulary id. */
  readonly ids: Int32Array
  /** FNV-1a of the folded form. */
  readonly hashes: Uint32Array
  /** FNV-1a of the first five units of the folded form: one for all forms of most words. */
  readonly stems: Uint32Array
  /** Class of the ending, see `suffixOf`. */
  readonly suffixes: Uint8Array
  readonly flags: Uint8Array
  /** What separates the word from the one before it in its block (see SEPARATOR). */
  readonly separators: Uint16Array
  /** Index of the word's sentence. */
  readonly sentences: Int32Array
  /** Word classes of the vocabulary, 0-31 and 32-63. */
  readonly classesLow: Uint32Array
  readonly classesHigh: Uint32Array
}

/** The sentences of a draft as flat arrays of equal length. */
export interface Sentences {
  readonly count: number
  /** Word range, half-open. */
  readonly firstWords: Int32Array
  readonly endWords: Int32Array
  /** Offsets into the source, closing punctuation included. */
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly blocks: Int32Array
  /** Punctuation after the last word (see SEPARATOR). */
  readonly tails: Uint16Array
  /** Union of the classes of the sentence's words. */
  readonly classesLow: Uint32Array
  readonly classesHigh: Uint32Array
  /** Union of the separators inside the sentence and of its tail. */
  readonly punctuation: Uint16Array
  /** Number of links that start in the sentence. */
  readonly links: Uint16Array
}

/** A draft, read once: everything a rule, a feature or a score may look at. Immutable. */
export interface Document {
  readonly source: string
  /** The scanner's units of the source, as `ScannedText` has them. */
  readonly codes: Uint16Array
  readonly blocks: DocumentBlocks
  readonly words: Words
  readonly sentences: Sentences
  readonly links: readonly Link[]
  readonly comments: readonly Comment[]
  readonly frontMatter: ScannedText['frontMatter']
  readonly codeBlocks: number
  /** Where code blocks begin, rising; in Markdown their fences tell. */
  readonly codeStarts?: readonly number[] | undefined
  /** Its letters by script; undefined when all are Latin. */
  readonly letters: LetterCounts | undefined
  /** Words that are prose: no opaque content, hyphenated parts counted as one. */
  readonly proseWords: number
  /**
   * The text of words first..last (inclusive) with all that is between them, as a reader sees it: look-alike
   * letters as Latin ones, no invisible characters. It is for comparing; findings quote the source.
   */
  textOf(firstWord: number, lastWord: number): string
}

/** One of the blocks. */
export function blockOf({ blocks }: Document, index: number): DocumentBlock {
  return {
    kind: blockKinds[blocks.kinds[index]] ?? 'paragraph',
    start: blocks.starts[index],
    end: blocks.ends[index],
    depth: blocks.depths[index],
    quoted: blocks.quoted[index] === 1,
    firstWord: blocks.firstWords[index],
    endWord: blocks.endWords[index],
    firstSentence: blocks.firstSentences[index],
    endSentence: blocks.endSentences[index],
  }
}

/** The letters of a draft by script. */
export interface LetterCounts {
  readonly latin: number
  readonly other: number
  /** Those of the other letters that look like a Latin one. */
  readonly twins: number
}
