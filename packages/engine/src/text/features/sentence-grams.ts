import { SHAPE, type Words } from '../document/document.ts'

/**
 * What the sentence models know of words: each word, its stem, and each pair of neighbours. Numbers
 * are one token, years another, and what is not a word a third.
 */

const NUMBER = 0x1f83d9ab
const YEAR = 0x5be0cd19
const OPAQUE = 0x3c6ef372
/** Tokens that stand for whatever is written as one of their kind. */
export const closedTokens: readonly number[] = [NUMBER, YEAR, OPAQUE]
/** The place before the first and after the last word of a sentence. */
export const EDGE = 0x510e527f

/** The hash of a word as the sentence models see it. */
export function tokenOf(words: Words, word: number): number {
  const flags = words.flags[word]
  if ((flags & SHAPE.opaque) !== 0) return OPAQUE
  if ((flags & SHAPE.number) === 0) return words.hashes[word]
  return words.ends[word] - words.starts[word] === 4 ? YEAR : NUMBER
}

/** Bucket of a token in a table of 2^bits. */
export function wordBucket(token: number, bits: number): number {
  const mixed = Math.imul(token ^ (token >>> 16), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 15)) & ((1 << bits) - 1)
}

/** Bucket of a stem in a table of 2^bits that it shares with pairs. */
export function stemBucket(stem: number, bits: number): number {
  return wordBucket(Math.imul(stem, 0x9e3779b1), bits)
}

/** Bucket of two neighbouring tokens. */
export function pairBucket(before: number, token: number, bits: number): number {
  return wordBucket(Math.imul(before, 0x85ebca6b) ^ token ^ (before >>> 15), bits)
}
