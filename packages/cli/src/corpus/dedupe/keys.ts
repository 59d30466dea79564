import { createHash } from 'node:crypto'
import type { DedupeKind } from '../rows/row-options.ts'
import { mix } from '../rows/sample.ts'

/** Words of a shingle. */
const SHINGLE_WORDS = 5
/** Bands of the signature; texts that agree in one band are near duplicates. */
const BANDS = 14
/** Minimum hashes of a band. */
const BAND_ROWS = 8

/** Keys of a text; two texts that share one are duplicates. A key is a whole number below 2^53. */
export type Keys = (text: string) => Float64Array

/** How keys are made for a kind of duplicate. */
export function createKeys(kind: DedupeKind): Keys {
  return kind === 'exact' ? exactKeys : nearKeys
}

/** One key: 53 bits of the SHA-256 of the unchanged text. */
function exactKeys(text: string): Float64Array {
  const hash = createHash('sha256').update(text).digest()
  return Float64Array.of(keyOf(hash.readUInt32LE(0), hash.readUInt32LE(4)))
}

/**
 * MinHash over shingles of five lower-case words: 112 minimum hashes in 14 bands of 8. Two texts whose
 * shingles overlap by a share s agree in a band with the chance 1 - (1 - s^8)^14: 0.05 at 0.5, 0.56 at
 * 0.7, 0.92 at 0.8, and 0.9996 at 0.9.
 */
function nearKeys(text: string): Float64Array {
  const minima = new Uint32Array(BANDS * BAND_ROWS).fill(0xff_ff_ff_ff)
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(hashWord)
  // Without words, all texts would be alike.
  if (words.length === 0) return exactKeys(text)
  for (const shingle of shingleHashes(words)) {
    for (let i = 0; i < minima.length; i++) {
      const hash = mix(shingle ^ (seeds[i] ?? 0))
      if (hash < (minima[i] ?? 0)) minima[i] = hash
    }
  }
  return Float64Array.from({ length: BANDS }, (_, band) => {
    let low = band
    let high = ~band
    for (let i = band * BAND_ROWS; i < (band + 1) * BAND_ROWS; i++) {
      const minimum = minima[i] ?? 0
      low = mix(low ^ minimum)
      high = mix((Math.imul(high, 31) ^ minimum) >>> 0)
    }
    return keyOf(low, high)
  })
}

const seeds = Uint32Array.from({ length: BANDS * BAND_ROWS }, (_, i) =>
  mix(0x9e_37_79_b9 * (i + 1)),
)

/** Hashes of all runs of five words; of all words, when there are fewer. */
function* shingleHashes(words: readonly number[]): Generator<number> {
  const count = Math.max(1, words.length - SHINGLE_WORDS + 1)
  for (let start = 0; start < count; start++) {
    let hash = 0
    for (const word of words.slice(start, start + SHINGLE_WORDS)) {
      hash = (Math.imul(hash, 0x01_00_01_93) + word) >>> 0
    }
    yield hash
  }
}

function hashWord(word: string): number {
  let hash = 2_166_136_261
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 16_777_619)
  return mix(hash)
}

/** A key from 53 of 64 bits; never 0, which marks a free place. */
function keyOf(low: number, high: number): number {
  return (high >>> 11) * 2 ** 32 + (low >>> 0) || 1
}
