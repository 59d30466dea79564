import { SHAPE } from '../document/document.ts'
import { createVocabulary } from '../document/vocabulary.ts'
import { scanPlain } from '../markdown/scan-plain.ts'
import { createDocument } from '../tokenize/create-document.ts'
import { sentenceBreaker } from '../tokenize/sentence-breaks.ts'
import { inkBetween } from './ink.ts'

/** A term in the words that drafts are read in. */
export interface Term {
  /** Each word as the settings write it, in lower case where case does not count. */
  readonly words: readonly string[]
  readonly hashes: readonly number[]
  /** Units of each folded word. */
  readonly lengths: readonly number[]
  /** Marks before the first word, between two words and behind the last: one more than words. */
  readonly marks: readonly string[]
  /** Whether case counts. */
  readonly isExact: boolean
}

const ANY_CASE = '(?i)'
const regularExpression = /[[\]{}\\|*^<>`~\p{Cc}]|\.\+|\(\?|\?(?=\S)/u
const noWords = createVocabulary([], [])

/**
 * Reads a term of the settings. Case counts where it has a capital, unless `(?i)` stands before it. Throws a
 * `SyntaxError` for what no draft could hold.
 */
export function readTerm(entry: string): Term {
  const trimmed = entry.trim()
  const text = trimmed.startsWith(ANY_CASE) ? trimmed.slice(ANY_CASE.length).trim() : trimmed
  const [odd] = regularExpression.exec(text) ?? []
  if (odd !== undefined) {
    throw new SyntaxError(
      `Unexpected ${JSON.stringify(odd)} in a term, expected words. A term is no regular expression: write each form as a term of its own, or a phrase under \`rules\`.`,
    )
  }
  const { words } = createDocument(scanPlain(text), noWords, sentenceBreaker)
  if (words.count === 0) {
    throw new SyntaxError('Unexpected term without a word, expected letters or digits.')
  }
  const each = Array.from({ length: words.count }, (_, word) => word)
  if (each.some((word) => (words.flags[word] & SHAPE.opaque) !== 0)) {
    throw new SyntaxError('Unexpected address, expected words: addresses in drafts are not read.')
  }
  const isExact = text === trimmed && text !== text.toLowerCase()
  const unitAt = (offset: number): number => text.charCodeAt(offset)
  const marks = each.map((word) =>
    inkBetween(unitAt, word === 0 ? 0 : words.ends[word - 1], words.starts[word]),
  )
  return {
    words: each.map((word) =>
      comparable(text.slice(words.starts[word], words.ends[word]), isExact),
    ),
    hashes: each.map((word) => words.hashes[word]),
    lengths: each.map((word) => words.lengths[word]),
    marks: [...marks, inkBetween(unitAt, words.ends[words.count - 1], text.length)],
    isExact,
  }
}

/** A word as it is compared: composed, with straight apostrophes, and in lower case unless case counts. */
export function comparable(word: string, isExact: boolean): string {
  const straight = word.normalize('NFC').replaceAll('’', "'")
  return isExact ? straight : straight.toLowerCase()
}
