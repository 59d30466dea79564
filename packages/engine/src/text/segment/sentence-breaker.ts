import { SEPARATOR, SHAPE } from '../document/document.ts'
import type { WordTable } from './word-table.ts'

/** Bits of the two abbreviation classes in `classesLow`; see `lexicons/abbreviations.ts`. */
export interface SentenceBreaker {
  /** Never ends a sentence: Mr, e.g., vs. */
  readonly titleBit: number
  /** Ends a sentence only before a capital: etc., Inc., a.m. */
  readonly abbreviationBit: number
  /** Hashes of words that open a sentence: "in the U.S. He liked it". */
  readonly openers: ReadonlySet<number>
}

/** What the reader saw between two words of a block. */
export interface Seam {
  /** SEPARATOR bits between the words. */
  readonly separator: number
  /** White space (or masked markup) follows the last stop. */
  readonly hasSpaceAfterStop: boolean
  /** A CJK full stop, which needs no space. */
  readonly hasIdeographicStop: boolean
}

/** Bits of the marks that may end a sentence. */
export const STOPS = SEPARATOR.period | SEPARATOR.question | SEPARATOR.exclamation

/**
 * Whether a sentence ends between the word `previous` and the word after it, which is not yet in
 * the table. Called only when a stop is between them; `first` is the sentence's first word.
 */
export function breaksSentence(
  words: WordTable,
  breaker: SentenceBreaker,
  seam: Seam,
  first: number,
  previous: number,
  nextIsLower: boolean,
  nextIsNumber: boolean,
  nextHash: number,
): boolean {
  if (seam.hasIdeographicStop) return true
  if (!seam.hasSpaceAfterStop || nextIsLower) return false
  if ((seam.separator & STOPS) !== SEPARATOR.period) return true

  const classes = words.classesLow[previous]
  if ((classes & breaker.titleBit) !== 0) return false
  if ((classes & breaker.abbreviationBit) !== 0) return !nextIsNumber
  const flags = words.flags[previous]
  // An ordinal at the start ("1. Heat the oven") or a numbered heading in plain text.
  if (previous === first && (flags & SHAPE.number) !== 0) return false
  const length = words.ends[previous] - words.starts[previous]
  if (length === 1 && (flags & (SHAPE.number | SHAPE.opaque)) === 0) {
    // An initial ("J. Smith", "U.S. Army") ends a sentence only before a word that opens one.
    if (breaker.openers.has(nextHash)) return previous > first
    const isInitialism = previous > first && (words.separators[previous] & SEPARATOR.period) !== 0
    return !isInitialism && (flags & SHAPE.capital) !== 0 && words.hashes[previous] === PRONOUN_I
  }
  return true
}

/** FNV-1a of "i". */
const PRONOUN_I = Math.imul(0x811c9dc5 ^ 0x69, 0x01000193) >>> 0
