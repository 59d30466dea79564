import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { hashWord } from '../../packages/engine/src/text/document/vocabulary.ts'

/** What words mean, as vectors; the most frequent word first. See `write-word-vectors.ts`. */
export interface WordVectors {
  readonly dimensions: number
  /** Hashes of the words, as the document keeps them. */
  readonly hashes: Uint32Array
  /** Index of a word by its hash. */
  readonly indexOf: ReadonlyMap<number, number>
  /** The vectors one after the other. */
  readonly values: Float32Array
}

let known: WordVectors | undefined

/** Reads the vectors that lie beside this file, once. */
export function wordVectors(): WordVectors {
  known ??= readVectors()
  return known
}

function readVectors(): WordVectors {
  const bytes = gunzipSync(readFileSync(new URL('word-vectors.bin.gz', import.meta.url)))
  const end = bytes.indexOf(0x0a)
  const head: { dimensions: number; scale: number; words: string[] } = JSON.parse(
    bytes.subarray(0, end).toString('utf8'),
  )
  const steps = new Int8Array(bytes.subarray(end + 1))
  const hashes = Uint32Array.from(head.words, hashWord)
  return {
    dimensions: head.dimensions,
    hashes,
    indexOf: new Map(Array.from(hashes, (hash, index) => [hash, index])),
    values: Float32Array.from(steps, (step) => step * head.scale),
  }
}
