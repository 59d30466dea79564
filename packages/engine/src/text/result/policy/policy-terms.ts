import type { Mention } from '../../../policy/match/policy-draft.ts'
import { formsOf, type PolicyTerms } from '../../../policy/match/policy-terms.ts'
import { makePhraseBook, type PhraseBook } from '../../../policy/phrase-book.ts'
import { CLAUSE_BREAK, type Document } from '../../document/document.ts'
import { createHashTable, type HashTable, placeOf } from '../../document/hash-table.ts'
import { hashWord } from '../../document/vocabulary.ts'

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
  const { book, table, bases, addresses } = ready
  const found = new Map<string, Mention[]>()
  for (let word = 0; word < words.count; word++) {
    if (addresses && words.hashes[word] === OPAQUE) {
      const start = words.starts[word]
      const end = words.ends[word]
      const keys = terms.get(document.source.slice(start, end).toLowerCase()) ?? []
      for (const key of keys)
        addMention(found, key, { sentence: words.sentences[word], start, end })
    }
    const place = placeOf(table, words.hashes[word])
    if (place === NONE) continue
    for (const { words: phrase, meaning: keys } of book.get(bases[place]) ?? []) {
      if (!isAt(document, word, phrase, ready)) continue
      const end = words.ends[word + phrase.length - 1]
      const mention = { sentence: words.sentences[word], start: words.starts[word], end }
      for (const key of keys) addMention(found, key, mention)
    }
  }
  return found
}

const NONE = -1
/** Hash of what is no word: an address. */
const OPAQUE = 0

/** Terms made ready for a walk. */
interface CompiledTerms {
  readonly book: PhraseBook<readonly string[]>
  /** All forms of the words of terms. */
  readonly table: HashTable
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
  const byHash = new Map<number, string>()
  for (const phrase of terms.keys()) {
    for (const word of phrase.split(' ')) {
      for (const form of formsOf(word)) {
        const hash = hashWord(form)
        if (!byHash.has(hash)) byHash.set(hash, word)
      }
    }
  }
  return {
    book: makePhraseBook(terms),
    table: createHashTable([...byHash.keys()]),
    bases: [...byHash.values()],
    addresses: [...terms.keys()].some((phrase) => phrase.includes('@')),
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
  { words, sentences }: Document,
  first: number,
  phrase: readonly string[],
  { table, bases }: CompiledTerms,
): boolean {
  if (phrase.length === 1) return true
  const isLong = phrase.length > LONGEST
  if (isLong || first + phrase.length > sentences.endWords[words.sentences[first]]) return false
  return phrase.every((base, index) => {
    const word = first + index
    const isBroken = index > 0 && (words.separators[word] & CLAUSE_BREAK) !== 0
    // “bit.ly”: a mark without a space ends no clause.
    if (isBroken && words.starts[word] - words.ends[word - 1] > 1) return false
    return bases[placeOf(table, words.hashes[word])] === base
  })
}
