import { SEPARATOR, SHAPE, type Words } from '../document/document.ts'
import { grown } from './grown.ts'

/** Words while they are being read; grows by doubling. */
export interface WordTable extends Words {
  count: number
  proseCount: number
  starts: Int32Array
  ends: Int32Array
  lengths: Uint16Array
  ids: Int32Array
  hashes: Uint32Array
  stems: Uint32Array
  suffixes: Uint8Array
  flags: Uint8Array
  separators: Uint16Array
  sentences: Int32Array
  classesLow: Uint32Array
  classesHigh: Uint32Array
}

/** An empty table sized for a draft of the given length. */
export function createWordTable(sourceLength: number): WordTable {
  const capacity = 16 + (sourceLength >> 2)
  return {
    count: 0,
    proseCount: 0,
    starts: new Int32Array(capacity),
    ends: new Int32Array(capacity),
    lengths: new Uint16Array(capacity),
    ids: new Int32Array(capacity),
    hashes: new Uint32Array(capacity),
    stems: new Uint32Array(capacity),
    suffixes: new Uint8Array(capacity),
    flags: new Uint8Array(capacity),
    separators: new Uint16Array(capacity),
    sentences: new Int32Array(capacity),
    classesLow: new Uint32Array(capacity),
    classesHigh: new Uint32Array(capacity),
  }
}

/** Doubles the capacity of a full table. */
export function growWordTable(table: WordTable): void {
  const capacity = table.starts.length * 2
  table.starts = grown(table.starts, new Int32Array(capacity))
  table.ends = grown(table.ends, new Int32Array(capacity))
  table.lengths = grown(table.lengths, new Uint16Array(capacity))
  table.ids = grown(table.ids, new Int32Array(capacity))
  table.hashes = grown(table.hashes, new Uint32Array(capacity))
  table.stems = grown(table.stems, new Uint32Array(capacity))
  table.suffixes = grown(table.suffixes, new Uint8Array(capacity))
  table.flags = grown(table.flags, new Uint8Array(capacity))
  table.separators = grown(table.separators, new Uint16Array(capacity))
  table.sentences = grown(table.sentences, new Int32Array(capacity))
  table.classesLow = grown(table.classesLow, new Uint32Array(capacity))
  table.classesHigh = grown(table.classesHigh, new Uint32Array(capacity))
}

/** Appends words of an earlier draft, moved by `shift` units and into sentences moved by `sentences`. */
export function appendWords(
  table: WordTable,
  from: Words,
  first: number,
  end: number,
  shift: number,
  sentences: number,
): void {
  const at = table.count
  const count = end - first
  while (at + count > table.starts.length) growWordTable(table)
  table.lengths.set(from.lengths.subarray(first, end), at)
  table.ids.set(from.ids.subarray(first, end), at)
  table.hashes.set(from.hashes.subarray(first, end), at)
  table.stems.set(from.stems.subarray(first, end), at)
  table.suffixes.set(from.suffixes.subarray(first, end), at)
  table.flags.set(from.flags.subarray(first, end), at)
  table.separators.set(from.separators.subarray(first, end), at)
  table.classesLow.set(from.classesLow.subarray(first, end), at)
  table.classesHigh.set(from.classesHigh.subarray(first, end), at)
  for (let i = 0; i < count; i++) {
    table.starts[at + i] = from.starts[first + i] + shift
    table.ends[at + i] = from.ends[first + i] + shift
    table.sentences[at + i] = from.sentences[first + i] + sentences
    if (isProseWord(from.flags[first + i], from.separators[first + i])) table.proseCount++
  }
  table.count = at + count
}

/** No opaque content, and of a hyphenated word only its first part. */
export function isProseWord(flags: number, separator: number): boolean {
  return (flags & SHAPE.opaque) === 0 && (separator & SEPARATOR.hyphen) === 0
}
