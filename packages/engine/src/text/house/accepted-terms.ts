import type { Term } from './read-term.ts'
import { longestTerm, type TermText, type TermTree } from './term-tree.ts'

/** The accepted terms in a draft. */
export interface AcceptedTerms {
  /** 1 for each word that is part of one. */
  readonly words: Uint8Array
  /** Whether a range of the source lies in one. */
  covers(start: number, end: number): boolean
}

/** Finds the accepted terms of a draft; undefined where it holds none. */
export function acceptedTerms(text: TermText, tree: TermTree<Term>): AcceptedTerms | undefined {
  const { sentences, words } = text.document
  const inTerm = new Uint8Array(words.count)
  const ranges: Range[] = []
  for (let sentence = 0; sentence < sentences.count; sentence++) {
    const end = sentences.endWords[sentence]
    for (let word = sentences.firstWords[sentence]; word < end; word++) {
      const found = longestTerm(text, tree, word, end)
      if (found === undefined) continue
      inTerm.fill(1, found.first, found.last + 1)
      ranges.push(found)
    }
  }
  return ranges.length === 0 ? undefined : { words: inTerm, covers: coverOf(ranges) }
}

interface Range {
  readonly start: number
  readonly end: number
}

/** Tells whether one of the ranges holds another. */
function coverOf(ranges: readonly Range[]): AcceptedTerms['covers'] {
  // Alternative text is read behind the paragraph that it is in.
  const inOrder = [...ranges].sort((a, b) => a.start - b.start)
  const starts = Int32Array.from(inOrder, ({ start }) => start)
  // How far those reach that begin up to each: they may overlap.
  const reaches = Int32Array.from(inOrder, ({ end }) => end)
  for (let at = 1; at < reaches.length; at++) reaches[at] = Math.max(reaches[at], reaches[at - 1])
  return (start, end) => {
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (starts[middle] <= start) low = middle + 1
      else high = middle
    }
    return low > 0 && reaches[low - 1] >= end
  }
}
