import type { Sentences } from '../document/document.ts'
import { grown } from './grown.ts'

/** Sentences while they are being read; grows by doubling. */
export interface SentenceTable extends Sentences {
  count: number
  firstWords: Int32Array
  endWords: Int32Array
  starts: Int32Array
  ends: Int32Array
  blocks: Int32Array
  tails: Uint16Array
  classesLow: Uint32Array
  classesHigh: Uint32Array
  punctuation: Uint16Array
  links: Uint16Array
}

/** An empty table sized for a draft of the given length. */
export function createSentenceTable(sourceLength: number): SentenceTable {
  const capacity = 8 + (sourceLength >> 5)
  return {
    count: 0,
    firstWords: new Int32Array(capacity),
    endWords: new Int32Array(capacity),
    starts: new Int32Array(capacity),
    ends: new Int32Array(capacity),
    blocks: new Int32Array(capacity),
    tails: new Uint16Array(capacity),
    classesLow: new Uint32Array(capacity),
    classesHigh: new Uint32Array(capacity),
    punctuation: new Uint16Array(capacity),
    links: new Uint16Array(capacity),
  }
}

/** Doubles the capacity of a full table. */
function growSentenceTable(table: SentenceTable): void {
  const capacity = table.starts.length * 2
  table.firstWords = grown(table.firstWords, new Int32Array(capacity))
  table.endWords = grown(table.endWords, new Int32Array(capacity))
  table.starts = grown(table.starts, new Int32Array(capacity))
  table.ends = grown(table.ends, new Int32Array(capacity))
  table.blocks = grown(table.blocks, new Int32Array(capacity))
  table.tails = grown(table.tails, new Uint16Array(capacity))
  table.classesLow = grown(table.classesLow, new Uint32Array(capacity))
  table.classesHigh = grown(table.classesHigh, new Uint32Array(capacity))
  table.punctuation = grown(table.punctuation, new Uint16Array(capacity))
  table.links = grown(table.links, new Uint16Array(capacity))
}

/** Appends a sentence that starts at a unit and with a word; returns its number. */
export function openSentence(
  table: SentenceTable,
  start: number,
  block: number,
  firstWord: number,
): number {
  if (table.count === table.starts.length) growSentenceTable(table)
  const index = table.count++
  table.classesLow[index] = 0
  table.classesHigh[index] = 0
  table.punctuation[index] = 0
  table.links[index] = 0
  table.firstWords[index] = firstWord
  table.starts[index] = start
  table.blocks[index] = block
  return index
}

/** Ends a sentence before a word; `tail` are the separators that follow its last one, `end` its end in the source. */
export function closeSentence(
  table: SentenceTable,
  sentence: number,
  tail: number,
  end: number,
  endWord: number,
): void {
  table.endWords[sentence] = endWord
  table.ends[sentence] = end
  table.tails[sentence] = tail
  table.punctuation[sentence] |= tail
}

/** How far a sentence lies from where it lay in an earlier draft. */
export interface Move {
  /** In units of the source. */
  readonly units: number
  readonly words: number
  readonly blocks: number
}

/** Appends sentences of an earlier draft; their links are counted again. */
export function appendSentences(
  table: SentenceTable,
  from: Sentences,
  first: number,
  end: number,
  { units, words, blocks }: Move,
): void {
  const at = table.count
  const count = end - first
  while (at + count > table.starts.length) growSentenceTable(table)
  table.tails.set(from.tails.subarray(first, end), at)
  table.classesLow.set(from.classesLow.subarray(first, end), at)
  table.classesHigh.set(from.classesHigh.subarray(first, end), at)
  table.punctuation.set(from.punctuation.subarray(first, end), at)
  table.links.fill(0, at, at + count)
  for (let i = 0; i < count; i++) {
    table.firstWords[at + i] = from.firstWords[first + i] + words
    table.endWords[at + i] = from.endWords[first + i] + words
    table.starts[at + i] = from.starts[first + i] + units
    table.ends[at + i] = from.ends[first + i] + units
    table.blocks[at + i] = from.blocks[first + i] + blocks
  }
  table.count = at + count
}
