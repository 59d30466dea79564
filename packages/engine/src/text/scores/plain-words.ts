import { type Document, KIND, SEPARATOR, SHAPE, type Words } from '../document/document.ts'
import { substanceOf } from '../queries/substance/document-substance.ts'
import { isCompany, isRunningText, isSpecificWord } from '../queries/substance/word-substance.ts'

/** A short draft, and what is specific in it apart from the rest. */
export interface PlainDraft {
  /** The words that are not specific, as one sentence of one paragraph. */
  readonly document: Document
  /** Numbers, dates, pieces of code and links. */
  readonly specifics: number
  /** Words in capitals that no word list knows. */
  readonly names: number
}

/** Marks that count wherever sentences end. */
const MARKS = ~(SEPARATOR.period | SEPARATOR.hyphen)

/**
 * Reads the running text of a draft as one sentence without numbers, dates, code, links and names, nor articles,
 * prepositions and units that may come with them.
 * Whether a word stays depends on the word alone and on links, so that something specific between two words leaves
 * the sentence as it is.
 */
export function withoutSpecifics(document: Document): PlainDraft {
  const { blocks, words } = document
  const { links, linked } = substanceOf(document)
  const kept: number[] = []
  let specifics = 0
  let names = 0
  let marks = 0
  const separators: number[] = []
  for (let block = 0; block < blocks.count; block++) {
    if (!isRunningText(document, block)) continue
    for (let word = blocks.firstWords[block]; word < blocks.endWords[block]; word++) {
      marks |= words.separators[word] & MARKS
      if (links[word] === 1) specifics++
      if (isSpecificWord(document, word)) specifics++
      else if (linked[word] === 1 || isCompany(document, word)) continue
      else if (isUnknownCapital(document, word)) names++
      else {
        kept.push(word)
        separators.push(marks)
        marks = 0
      }
    }
    marks |= tailOf(document, block) & MARKS
  }
  return { document: asSentence(document, kept, separators, marks), specifics, names }
}

/** The marks after the last word of a block. */
function tailOf({ blocks, sentences }: Document, block: number): number {
  const end = blocks.endSentences[block]
  return end > blocks.firstSentences[block] ? sentences.tails[end - 1] : 0
}

function isUnknownCapital({ words }: Document, word: number): boolean {
  return (
    (words.flags[word] & SHAPE.capital) !== 0 &&
    (words.classesLow[word] | words.classesHigh[word]) === 0
  )
}

function asSentence(
  document: Document,
  kept: readonly number[],
  separators: readonly number[],
  tail: number,
): Document {
  const words = wordsOf(document.words, kept, separators)
  return {
    ...document,
    words,
    sentences: {
      ...document.sentences,
      count: 1,
      firstWords: Int32Array.of(0),
      endWords: Int32Array.of(words.count),
      blocks: Int32Array.of(0),
      tails: Uint16Array.of(tail),
      links: Uint16Array.of(0),
    },
    blocks: { ...document.blocks, count: 1, kinds: Uint8Array.of(KIND.paragraph) },
  }
}

/** The words at the given places. A copy with other lists: an object of another shape slows what reads both. */
function wordsOf(words: Words, kept: readonly number[], separators: readonly number[]): Words {
  const count = kept.length
  const own = {
    ...words,
    count,
    starts: new Int32Array(count),
    ends: new Int32Array(count),
    lengths: new Uint16Array(count),
    ids: new Int32Array(count),
    hashes: new Uint32Array(count),
    stems: new Uint32Array(count),
    suffixes: new Uint8Array(count),
    flags: new Uint8Array(count),
    separators: Uint16Array.from(separators),
    sentences: new Int32Array(count),
    classesLow: new Uint32Array(count),
    classesHigh: new Uint32Array(count),
  }
  for (let at = 0; at < count; at++) {
    const word = kept[at]
    own.starts[at] = words.starts[word]
    own.ends[at] = words.ends[word]
    own.lengths[at] = words.lengths[word]
    own.ids[at] = words.ids[word]
    own.hashes[at] = words.hashes[word]
    own.stems[at] = words.stems[word]
    own.suffixes[at] = words.suffixes[word]
    // Whether a capital opens a sentence depends on what is before it.
    own.flags[at] = words.flags[word] & ~(SHAPE.capital | SHAPE.allCapitals)
    own.classesLow[at] = words.classesLow[word]
    own.classesHigh[at] = words.classesHigh[word]
  }
  return own
}
