import type { Mention } from '../../../policy/match/policy-draft.ts'
import { formsOf, type PolicyTerms } from '../../../policy/match/policy-terms.ts'
import { type Entry, PhraseBook } from '../../../policy/phrase-book.ts'
import { ANY_NUMBER, isNumber } from '../../../policy/phrase-numbers.ts'
import { isMarked, singular, wordsOf } from '../../../policy/policy-tokens.ts'
import { CLAUSE_BREAK, type Document } from '../../document/document.ts'
import { createHashTable, type HashTable, placeOf } from '../../document/hash-table.ts'
import { hashWord } from '../../document/vocabulary.ts'
import { hashFilter, mayHold } from '../../house/hash-filter.ts'
import { marksAfter, marksBefore, marksBetween } from '../../house/marks.ts'
import { comparable, readWritten } from '../../house/read-term.ts'
import { unitsOf } from '../../house/term-tree.ts'

/**
 * Finds the terms of a policy by the hash of each word, so that look-alike letters, emphasis and
 * line wraps hide none; one walk over the words whatever the number of terms.
 */
export function findPolicyTerms(
  document: Document,
  terms: PolicyTerms,
): Map<string, readonly Mention[]> {
  const { words } = document
  const ready = compiled(terms)
  const { table, filter, entries, addresses } = ready
  const { count, hashes } = words
  const found = new Map<string, Mention[]>()
  for (let word = 0; word < count; word++) {
    const hash = hashes[word]
    if (addresses && hash === OPAQUE) {
      const start = words.starts[word]
      const end = words.ends[word]
      const keys = terms.get(document.source.slice(start, end).toLowerCase()) ?? []
      for (const key of keys)
        addMention(found, key, { sentence: words.sentences[word], start, end })
    }
    if (!mayHold(filter, hash)) continue
    const own = entries[placeOf(table, hash)]
    if (own === undefined) continue
    for (const { words: phrase, meaning } of own) {
      if (!isAt(document, word, phrase, meaning, ready)) continue
      const { marks } = meaning
      const last = word + phrase.length - 1
      const start = marks === undefined ? words.starts[word] : startOf(document, word, marks)
      const end = marks === undefined ? words.ends[last] : endOf(document, last, marks)
      if (start === NONE || end === NONE) continue
      const mention = { sentence: words.sentences[word], start, end }
      for (const key of meaning.keys) addMention(found, key, mention)
    }
  }
  return found
}

const NONE = -1
/** Hash of what is no word: an address. */
const OPAQUE = 0

/** What tells a phrase from others with the same words. */
interface Phrase {
  readonly keys: readonly string[]
  /** As they are written, where the marks of the phrase count: before, between and behind its words. */
  readonly marks?: readonly string[]
  /** Its words as they are written, where case counts. */
  readonly exact?: readonly string[]
}

/** Terms made ready for a walk. */
interface CompiledTerms {
  /** All forms of the words of terms. */
  readonly table: HashTable
  /** Passes the words in the table and few others. */
  readonly filter: Int32Array
  /** For each of these forms the phrases that begin with its word. */
  readonly entries: readonly (readonly Entry<Phrase>[] | undefined)[]
  /** The word of each of these forms. */
  readonly bases: readonly string[]
  /** Whether a term is an e-mail address. */
  readonly addresses: boolean
}

const ready = new WeakMap<PolicyTerms, CompiledTerms>()

/** The terms of a policy are made ready once, however many drafts are held against it. */
function compiled(terms: PolicyTerms): CompiledTerms {
  const known = ready.get(terms) ?? compile(terms)
  ready.set(terms, known)
  return known
}

function compile(terms: PolicyTerms): CompiledTerms {
  const phrases = [...readMarked(terms), ...readPlain(terms)]
  const byHash = new Map<number, string>()
  for (const [phrase] of phrases) {
    for (const word of phrase.split(' ')) {
      for (const form of formsOf(word)) {
        const hash = hashWord(form)
        if (!byHash.has(hash)) byHash.set(hash, word)
      }
    }
  }
  const book = new PhraseBook(phrases)
  const hashes = [...byHash.keys()]
  const bases = [...byHash.values()]
  const entries = bases.map((base) => book.get(base))
  return {
    table: createHashTable(hashes),
    filter: hashFilter(hashes.filter((_hash, at) => entries[at] !== undefined)),
    entries,
    bases,
    addresses: [...terms.keys()].some((phrase) => phrase.includes('@')),
  }
}

function* readPlain(terms: PolicyTerms): Generator<[string, Phrase]> {
  for (const [phrase, keys] of terms) if (!isMarked(phrase)) yield [phrase, { keys }]
}

/** Phrases such as “C++”, “St. Moritz” and “3.5%”, in the words that drafts are read in. */
function* readMarked(terms: PolicyTerms): Generator<[string, Phrase]> {
  const marked = [...terms].filter(([phrase]) => isMarked(phrase))
  if (marked.length === 0) return
  const read = readWritten(marked.map(([text]) => ({ text, isExact: text !== text.toLowerCase() })))
  for (const [at, [phrase, keys]] of marked.entries()) {
    const term = read[at]
    if (term === 'no words') continue
    if (term === 'address') {
      yield [wordsOf(phrase).join(' '), { keys }]
      continue
    }
    const { words, marks, isExact } = term
    const bases = words.map((word) => singular(word.toLowerCase())).join(' ')
    yield [bases, isExact ? { keys, marks, exact: words } : { keys, marks }]
  }
}

/** Of phrases that start at one word the longest is enough. */
function addMention(found: Map<string, Mention[]>, key: string, mention: Mention): void {
  const list = found.get(key)
  if (list === undefined) found.set(key, [mention])
  else if (list.at(-1)?.start !== mention.start) list.push(mention)
}

/** Words of the longest phrase that is looked for. */
const LONGEST = 16

/** Whether a phrase whose first word is known goes on, in the sentence and up to the end of the clause. */
function isAt(
  document: Document,
  first: number,
  phrase: readonly string[],
  { marks, exact }: Phrase,
  { table, bases }: CompiledTerms,
): boolean {
  const { words, sentences } = document
  if (phrase.length === 1 && exact === undefined) return true
  const isLong = phrase.length > LONGEST
  if (isLong || first + phrase.length > sentences.endWords[words.sentences[first]]) return false
  return phrase.every((base, index) => {
    const word = first + index
    if (exact !== undefined && !hasCase(document, word, exact[index])) return false
    if (index > 0 && !isJoined(document, word, marks?.[index])) return false
    if (base === ANY_NUMBER) return isNumber(document.textOf(word, word))
    return bases[placeOf(table, words.hashes[word])] === base
  })
}

/**
 * Whether a word has the capitals of a phrase: all of “US”, the first of “Labour”. Whoever begins a sentence in small letters
 * writes names in them too.
 */
function hasCase(document: Document, word: number, exact: string): boolean {
  if (!/\p{Lu}/u.test(exact)) return true
  const written = comparable(document.textOf(word, word), true)
  if (exact.length > 1 && exact === exact.toUpperCase())
    return written.replace(/'?s$/, '') === exact || written === exact
  if (/^\p{Lu}/u.test(written)) return true
  const first = document.sentences.firstWords[document.words.sentences[word]]
  return /^\p{Ll}/u.test(document.textOf(first, first))
}

/** Whether a word goes on from the one before it: with these marks between them, or with no end of a clause. */
function isJoined(document: Document, word: number, marks: string | undefined): boolean {
  const { starts, ends, separators } = document.words
  if (marks !== undefined)
    return marksBetween(unitsOf(document, word), ends[word - 1], starts[word]) === marks
  // “bit.ly”: a mark without a space ends no clause.
  return (separators[word] & CLAUSE_BREAK) === 0 || starts[word] - ends[word - 1] === 1
}

/** Where the marks before a phrase begin; -1 where there are others. */
function startOf(document: Document, first: number, marks: readonly string[]): number {
  return marksBefore(unitsOf(document, first), document.words.starts[first], marks[0])
}

/** Where the marks behind a phrase end; -1 where there are others. */
function endOf(document: Document, last: number, marks: readonly string[]): number {
  const { source, words } = document
  return marksAfter(unitsOf(document, last), words.ends[last], source.length, marks.at(-1) ?? '')
}
