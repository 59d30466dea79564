import type { Document } from '../document/document.ts'
import type { ReusedParts } from '../incremental/reused-parts.ts'
import { blockReaders } from './block-readers.ts'
import type { CompiledRules } from './compile-rules.ts'
import type { Acceptance } from './phrase-automaton.ts'

/**
 * The phrases of all rules that are in a draft, by their first word, before a rule has judged them:
 * three lists of equal length. A phrase lies in one sentence and depends on nothing outside.
 */
export interface FoundPhrases {
  readonly acceptances: Acceptance[]
  readonly firsts: number[]
  /** Inclusive. */
  readonly lasts: number[]
}

/** What is reused of an earlier draft. */
export interface ReusedPhrases {
  readonly parts: ReusedParts
  readonly phrases: FoundPhrases
}

/** Finds the phrases of a document in one walk over its words; those of unchanged blocks are copied. */
export function findPhrases(
  document: Document,
  compiled: CompiledRules,
  reused?: ReusedPhrases,
): FoundPhrases {
  const found: FoundPhrases = { acceptances: [], firsts: [], lasts: [] }
  const { blocks } = document
  const findIn = createFinder(document, compiled, found)
  if (reused === undefined) {
    for (let block = 0; block < blocks.count; block++) findIn(block)
    return found
  }
  const { head, tail, tailEnd, earlierTail } = reused.parts.words
  const shift = tail - earlierTail
  copyPhrases(reused.phrases, 0, head, 0, found)
  let isCopied = false
  for (let block = 0; block < blocks.count; block++) {
    const firstWord = blocks.firstWords[block]
    const endWord = blocks.endWords[block]
    if (firstWord >= tail && !isCopied) {
      copyPhrases(reused.phrases, earlierTail, tailEnd - shift, shift, found)
      isCopied = true
    }
    const isReused = endWord <= head || (firstWord >= tail && endWord <= tailEnd)
    if (!isReused) findIn(block)
  }
  return found
}

function createFinder(
  document: Document,
  compiled: CompiledRules,
  { acceptances, firsts, lasts }: FoundPhrases,
): (block: number) => void {
  const { blocks, sentences } = document
  const { automaton } = compiled
  const readersOf = blockReaders(compiled)
  const sink = (acceptance: Acceptance, first: number, last: number): void => {
    acceptances.push(acceptance)
    firsts.push(first)
    lasts.push(last)
  }
  return (block) => {
    if (!readersOf(blocks.kinds[block], blocks.quoted[block]).isRead) return
    const endSentence = blocks.endSentences[block]
    for (let sentence = blocks.firstSentences[block]; sentence < endSentence; sentence++) {
      const first = sentences.firstWords[sentence]
      const end = sentences.endWords[sentence]
      for (let word = first; word < end; word++) {
        automaton.matchAt(document, word, first, end, sink)
      }
    }
  }
}

/** Copies the phrases that begin at the words `from` to `end`, which is not included. */
function copyPhrases(
  { acceptances, firsts, lasts }: FoundPhrases,
  from: number,
  end: number,
  shift: number,
  found: FoundPhrases,
): void {
  for (let at = firstAtOrAfter(firsts, from); at < firsts.length && firsts[at] < end; at++) {
    found.acceptances.push(acceptances[at])
    found.firsts.push(firsts[at] + shift)
    found.lasts.push(lasts[at] + shift)
  }
}

function firstAtOrAfter(firsts: readonly number[], word: number): number {
  let low = 0
  let high = firsts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (firsts[middle] < word) low = middle + 1
    else high = middle
  }
  return low
}
