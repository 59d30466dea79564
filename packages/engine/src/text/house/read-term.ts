import { houseLimits } from '../../schema/house-limits.ts'
import { SHAPE, type Words } from '../document/document.ts'
import { createVocabulary } from '../document/vocabulary.ts'
import { scanPlain } from '../markdown/scan-plain.ts'
import { asSeen } from '../segment/as-seen.ts'
import { createSentenceTable } from '../segment/sentence-table.ts'
import { WordReader } from '../segment/word-reader.ts'
import { createWordTable } from '../segment/word-table.ts'
import { sentenceBreaker } from '../tokenize/sentence-breaks.ts'
import { marksBetween, marksIn } from './marks.ts'

/** A term in the words that drafts are read in. */
export interface Term {
  /** Each word as the settings write it, in lower case where case does not count. */
  readonly words: readonly string[]
  readonly hashes: readonly number[]
  /** Units of each folded word. */
  readonly lengths: readonly number[]
  /** Marks before the first word, between two words and behind the last: one more than there are words. */
  readonly marks: readonly string[]
  /** SEPARATOR bits before each word. */
  readonly separators: readonly number[]
  /** Whether case counts. */
  readonly isExact: boolean
}

const ANY_CASE = '(?i)'
const regularExpression = /[[\]{}\\|*^<>`~\p{Cc}]|\.\+|\(\?|\?(?=\S)/u
const noWords = createVocabulary([], [])

/** A term as it is written, before its words are read. */
export interface Entry {
  readonly text: string
  /** Whether case counts. */
  readonly isExact: boolean
}

/**
 * Reads terms of the settings, in their order. Case counts where a term has a capital, unless `(?i)` is
 * before it. Calls `fail` for what no draft could hold, with the place of the term in the list.
 */
export function readTerms(
  entries: readonly string[],
  fail: (at: number, problem: string) => never,
): Term[] {
  const cleaned = entries.map((entry, at) => cleanEntry(entry, (problem) => fail(at, problem)))
  return readWritten(cleaned).map((term, at) => {
    if (term === 'no words') fail(at, 'Unexpected term without a word, expected letters or digits.')
    if (term === 'address')
      fail(at, 'Unexpected address, expected words: addresses in drafts are not read.')
    return term
  })
}

/** Reads each text as one term, in their order; tells which have no words and which hold an address. */
export function readWritten(written: readonly Entry[]): (Term | 'no words' | 'address')[] {
  // All at once, each a paragraph of its own: the tables for one term take longer than its words.
  const source = written.map(({ text }) => text).join('\n\n')
  const { codes, blocks } = scanPlain(source)
  const words = createWordTable(source.length)
  const sentences = createSentenceTable(source.length)
  const reader = new WordReader({
    source,
    codes,
    vocabulary: noWords,
    words,
    sentences,
    breaker: sentenceBreaker,
    readsTwins: false,
  })
  return written.map(({ isExact }, at) => {
    const first = words.count
    reader.readBlock(blocks, at)
    if (words.count === first) return 'no words'
    for (let word = first; word < words.count; word++)
      if ((words.flags[word] & SHAPE.opaque) !== 0) return 'address'
    const block = { start: blocks.starts[at], end: blocks.ends[at] }
    return termOf(source, words, first, block, isExact)
  })
}

/** The text of an entry and whether its case counts. */
function cleanEntry(entry: string, fail: (problem: string) => never): Entry {
  if (entry.length > houseLimits.term) {
    fail(`Unexpected term of ${entry.length} characters, expected at most ${houseLimits.term}.`)
  }
  const trimmed = entry.trim()
  const text = trimmed.startsWith(ANY_CASE) ? trimmed.slice(ANY_CASE.length).trim() : trimmed
  if (text === '') fail('Unexpected term without a word, expected letters or digits.')
  const [odd] = regularExpression.exec(text) ?? []
  if (odd !== undefined) {
    fail(
      `Unexpected ${JSON.stringify(odd)} in a term, expected words. A term is no regular expression: write each form as a term of its own, or a phrase under \`rules\`.`,
    )
  }
  return { text, isExact: text === trimmed && text !== text.toLowerCase() }
}

/** The term whose words are those of a table from `first` on. */
function termOf(
  source: string,
  { starts, ends, hashes, lengths, separators, count }: Words,
  first: number,
  block: { readonly start: number; readonly end: number },
  isExact: boolean,
): Term {
  const unitAt = (offset: number): number => source.charCodeAt(offset)
  const each = Array.from({ length: count - first }, (_, at) => first + at)
  const between = each.slice(1).map((word) => marksBetween(unitAt, ends[word - 1], starts[word]))
  return {
    words: each.map((word) =>
      comparable(asSeen(source.slice(starts[word], ends[word]), false), isExact),
    ),
    hashes: each.map((word) => hashes[word]),
    lengths: each.map((word) => lengths[word]),
    marks: [
      marksIn(unitAt, block.start, starts[first]),
      ...between,
      marksIn(unitAt, ends[count - 1], block.end),
    ],
    separators: each.map((word) => separators[word]),
    isExact,
  }
}

/** A word as it is compared: composed, with straight apostrophes, and in lower case unless case counts. */
export function comparable(word: string, isExact: boolean): string {
  const straight = word.normalize('NFC').replaceAll(/[’‘ʼ＇`´]/g, "'")
  return isExact ? straight : straight.toLowerCase()
}
