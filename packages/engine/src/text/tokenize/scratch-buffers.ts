import { createTokenBuffers, type TokenBuffers } from '../features/token-stream.ts'
import { type BlockTable, createBlockTable } from '../markdown/block-table.ts'
import { createScanBuffers, type ScanBuffers } from '../markdown/scan-buffers.ts'
import { type BlockRanges, createBlockRanges } from '../segment/block-ranges.ts'
import { createSentenceTable, type SentenceTable } from '../segment/sentence-table.ts'
import { createWordTable, type WordTable } from '../segment/word-table.ts'

/**
 * Buffers that one analysis fills and the next may fill again. Fresh tables for every draft cost a tenth
 * of the time: the system clears their pages, and the collector runs for what lies outside its heap.
 */
export interface ScratchBuffers {
  codes: Uint16Array<ArrayBuffer>
  readonly scan: ScanBuffers
  readonly blocks: BlockTable
  readonly ranges: BlockRanges
  readonly words: WordTable
  readonly sentences: SentenceTable
  readonly tokens: TokenBuffers
}

/** A longer draft gets buffers of its own, which are dropped after it. */
const LONGEST = 200_000

/** Empty buffers; they grow with the drafts. */
export function createScratchBuffers(): ScratchBuffers {
  return {
    codes: new Uint16Array(0),
    scan: createScanBuffers(),
    blocks: createBlockTable(),
    ranges: createBlockRanges(),
    words: createWordTable(0),
    sentences: createSentenceTable(0),
    tokens: createTokenBuffers(),
  }
}

/** Whether a source may be read into buffers that are kept; what is not a text is refused elsewhere. */
export function fitsScratchBuffers(source: unknown): boolean {
  return typeof source === 'string' && source.length <= LONGEST
}

/** A buffer for the code units of a source of exactly this length; it keeps its content until it is overwritten. */
export function codeBuffer(buffers: ScratchBuffers | undefined, length: number): Uint16Array {
  if (buffers === undefined) return new Uint16Array(length)
  if (buffers.codes.length < length) buffers.codes = new Uint16Array(length * 2)
  return buffers.codes.subarray(0, length)
}

/** Lends the kept buffers to one analysis at a time. */
export function createBufferPool(): <Value>(use: (buffers: ScratchBuffers) => Value) => Value {
  let spare: ScratchBuffers | undefined
  return (use) => {
    const buffers = spare ?? createScratchBuffers()
    spare = undefined
    try {
      return use(buffers)
    } finally {
      spare = buffers
    }
  }
}
