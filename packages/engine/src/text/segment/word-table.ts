import type { Words } from '../document.ts'
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
  gaps: Uint16Array
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
    gaps: new Uint16Array(capacity),
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
  table.gaps = grown(table.gaps, new Uint16Array(capacity))
  table.sentences = grown(table.sentences, new Int32Array(capacity))
  table.classesLow = grown(table.classesLow, new Uint32Array(capacity))
  table.classesHigh = grown(table.classesHigh, new Uint32Array(capacity))
}
