import type { Mention } from '../../../policy/match/policy-draft.ts'
import { formsOf, type PolicyTerms } from '../../../policy/match/policy-terms.ts'
import { findPhrases, makePhraseBook, type PhraseBook } from '../../../policy/phrase-book.ts'
import { CLAUSE_BREAK, type Document } from '../../document/document.ts'
import { hashWord } from '../../document/vocabulary.ts'

/**
 * Finds the terms of a policy by the hash of each word, so that look-alike letters, emphasis and
 * line wraps hide none; one walk over the words whatever the number of terms.
 */
export function findPolicyTerms(
  document: Document,
  terms: PolicyTerms,
): Map<string, readonly Mention[]> {
  const { sentences, words } = document
  const { book, known } = compiled(terms)
  const found = new Map<string, Mention[]>()
  for (let sentence = 0; sentence < sentences.count; sentence++) {
    const end = sentences.endWords[sentence]
    for (let word = sentences.firstWords[sentence]; word < end; word++) {
      const first = known.get(words.hashes[word])
      if (first === undefined || !book.has(first)) continue
      const here = runFrom(document, word, end, known)
      for (const { meaning: keys, length } of findPhrases(book, here, 0)) {
        const mention = { sentence, start: words.starts[word], end: words.ends[word + length - 1] }
        for (const key of keys) addMention(found, key, mention)
      }
    }
  }
  return found
}

/** Terms made ready for a walk. */
interface CompiledTerms {
  readonly book: PhraseBook<readonly string[]>
  readonly known: ReadonlyMap<number, string>
}

const ready = new WeakMap<PolicyTerms, CompiledTerms>()

/** The terms of a policy are made ready once, however many drafts are held against it. */
function compiled(terms: PolicyTerms): CompiledTerms {
  const made = ready.get(terms) ?? { book: makePhraseBook(terms), known: wordsByHash(terms) }
  ready.set(terms, made)
  return made
}

/** Of phrases that start at one word the longest is enough. */
function addMention(found: Map<string, Mention[]>, key: string, mention: Mention): void {
  const list = found.get(key)
  if (list === undefined) found.set(key, [mention])
  else if (list.at(-1)?.start !== mention.start) list.push(mention)
}

function wordsByHash(terms: PolicyTerms): ReadonlyMap<number, string> {
  const known = new Map<number, string>()
  for (const phrase of terms.keys()) {
    for (const word of phrase.split(' ')) {
      for (const form of formsOf(word))
        if (!known.has(hashWord(form))) known.set(hashWord(form), word)
    }
  }
  return known
}

/** Longest phrase that is looked for. */
const LONGEST = 16

/** The known words from one on, up to the first other word or the end of the clause. */
function runFrom(
  { words }: Document,
  from: number,
  end: number,
  known: ReadonlyMap<number, string>,
): string[] {
  const run: string[] = []
  for (let word = from; word < end && run.length < LONGEST; word++) {
    const text = known.get(words.hashes[word])
    if (text === undefined) break
    if (word > from && (words.separators[word] & CLAUSE_BREAK) !== 0) break
    run.push(text)
  }
  return run
}
