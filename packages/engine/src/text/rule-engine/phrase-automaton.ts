import { CLAUSE_BREAK, type Document, SEPARATOR, SHAPE } from '../document/document.ts'
import type { PhraseTable } from './phrase-table.ts'

/** What the automaton reports when a phrase has been read to its end. */
export interface Acceptance {
  /** Number of the phrase's owner: a rule, in the order of compilation. */
  readonly owner: number
  readonly pattern: string
  readonly replacement: string | undefined
  readonly atStart: boolean
  readonly atEnd: boolean
}

/** Called for every phrase found; `last` is inclusive. */
export type PhraseSink = (acceptance: Acceptance, first: number, last: number) => void

export interface PhraseAutomaton {
  /** Reports all phrases that start at the word `first`; `end` bounds its sentence. */
  matchAt(
    document: Document,
    first: number,
    firstOfSentence: number,
    end: number,
    sink: PhraseSink,
  ): void
}

const NONE = -1

/** The edges of all nodes in flat arrays; those of node n lie from offset n to offset n + 1. */
export interface PhraseEdges {
  /** Where each word of the vocabulary leads from the root: most words start no phrase, so the first step is one read. */
  readonly starts: Int32Array
  readonly wordOffsets: Int32Array
  readonly words: Int32Array
  readonly wordTargets: Int32Array
  readonly classOffsets: Int32Array
  /** Class bits, one set in either half, and their union over the node. */
  readonly low: Int32Array
  readonly high: Int32Array
  readonly classTargets: Int32Array
  readonly nodeLow: Int32Array
  readonly nodeHigh: Int32Array
  readonly acceptOffsets: Int32Array
  readonly accepts: Int32Array
  readonly numbers: Int32Array
  readonly anys: Int32Array
  readonly commas: Int32Array
}

/** Makes edges ready to match; `acceptances` are what the numbers of their phrases stand for. */
export function createPhraseAutomaton(
  edges: PhraseEdges,
  acceptances: readonly Acceptance[],
): PhraseAutomaton {
  return new EdgeWalker(edges, acceptances)
}

class EdgeWalker implements PhraseAutomaton {
  readonly #edges: PhraseEdges
  readonly #acceptances: readonly Acceptance[]

  constructor(edges: PhraseEdges, acceptances: readonly Acceptance[]) {
    this.#edges = edges
    this.#acceptances = acceptances
  }

  matchAt(
    document: Document,
    first: number,
    firstOfSentence: number,
    end: number,
    sink: PhraseSink,
  ): void {
    const edges = this.#edges
    const { words } = document
    const start = edges.starts[words.ids[first]]
    if (start !== NONE) this.#follow(document, start, first, first, firstOfSentence, end, sink)
    const low = words.classesLow[first]
    const high = words.classesHigh[first]
    if (((low & edges.nodeLow[0]) | (high & edges.nodeHigh[0])) !== 0) {
      this.#walkClasses(document, 0, first, first, firstOfSentence, end, sink)
    }
    if (edges.numbers[0] !== NONE && (words.flags[first] & SHAPE.number) !== 0) {
      this.#follow(document, edges.numbers[0], first, first, firstOfSentence, end, sink)
    }
  }

  /** Reports the phrases that end at a node with the word `last`, and goes on after that word. */
  #follow(
    document: Document,
    node: number,
    first: number,
    last: number,
    firstOfSentence: number,
    end: number,
    sink: PhraseSink,
  ): void {
    const edges = this.#edges
    for (let at = edges.acceptOffsets[node]; at < edges.acceptOffsets[node + 1]; at++) {
      const acceptance = this.#acceptances[edges.accepts[at]]
      if (acceptance.atStart && first !== firstOfSentence) continue
      if (acceptance.atEnd && last + 1 !== end) continue
      sink(acceptance, first, last)
    }
    const next = last + 1
    if (next >= end) return
    const separator = document.words.separators[next] & CLAUSE_BREAK
    const comma = edges.commas[node]
    if (comma !== NONE && (separator === 0 || separator === SEPARATOR.comma)) {
      this.#walk(document, comma, first, next, firstOfSentence, end, sink)
    }
    if (separator === 0) this.#walk(document, node, first, next, firstOfSentence, end, sink)
  }

  /** Follows all edges of a node that the word `next` fits. */
  #walk(
    document: Document,
    node: number,
    first: number,
    next: number,
    firstOfSentence: number,
    end: number,
    sink: PhraseSink,
  ): void {
    const edges = this.#edges
    const { words } = document
    const id = words.ids[next]
    for (let at = findWord(edges, node, id); at < edges.wordOffsets[node + 1]; at++) {
      if (edges.words[at] !== id) break
      this.#follow(document, edges.wordTargets[at], first, next, firstOfSentence, end, sink)
    }
    const low = words.classesLow[next]
    const high = words.classesHigh[next]
    if (((low & edges.nodeLow[node]) | (high & edges.nodeHigh[node])) !== 0) {
      this.#walkClasses(document, node, first, next, firstOfSentence, end, sink)
    }
    const flags = words.flags[next]
    if (edges.numbers[node] !== NONE && (flags & SHAPE.number) !== 0) {
      this.#follow(document, edges.numbers[node], first, next, firstOfSentence, end, sink)
    }
    if (edges.anys[node] !== NONE && (flags & SHAPE.opaque) === 0) {
      this.#follow(document, edges.anys[node], first, next, firstOfSentence, end, sink)
    }
  }

  /** Follows the edges of a node for the classes of the word `next`. */
  #walkClasses(
    document: Document,
    node: number,
    first: number,
    next: number,
    firstOfSentence: number,
    end: number,
    sink: PhraseSink,
  ): void {
    const edges = this.#edges
    const low = document.words.classesLow[next]
    const high = document.words.classesHigh[next]
    for (let at = edges.classOffsets[node]; at < edges.classOffsets[node + 1]; at++) {
      if (((low & edges.low[at]) | (high & edges.high[at])) !== 0) {
        this.#follow(document, edges.classTargets[at], first, next, firstOfSentence, end, sink)
      }
    }
  }
}

/** The first edge of a node for a word, or for the next larger one; binary search. */
function findWord(edges: PhraseEdges, node: number, id: number): number {
  let low = edges.wordOffsets[node]
  let high = edges.wordOffsets[node + 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (edges.words[middle] < id) low = middle + 1
    else high = middle
  }
  return low
}

/** The edges of a phrase table over a vocabulary of so many words. */
export function phraseEdges(table: PhraseTable, vocabularySize: number): PhraseEdges {
  const nodes = table.wordCounts.length
  const low = Int32Array.from(table.edgeClasses, (bit) => (bit < 32 ? 1 << bit : 0))
  const high = Int32Array.from(table.edgeClasses, (bit) => (bit < 32 ? 0 : 1 << (bit - 32)))
  const classOffsets = offsetsOf(table.classCounts)
  const nodeLow = new Int32Array(nodes)
  const nodeHigh = new Int32Array(nodes)
  for (let node = 0; node < nodes; node++) {
    for (let at = classOffsets[node]; at < classOffsets[node + 1]; at++) {
      nodeLow[node] |= low[at]
      nodeHigh[node] |= high[at]
    }
  }
  const wordOffsets = offsetsOf(table.wordCounts)
  const starts = new Int32Array(vocabularySize).fill(NONE)
  for (let at = 0; at < wordOffsets[1]; at++) starts[table.edgeWords[at]] = table.edgeTargets[at]
  return {
    starts,
    wordOffsets,
    words: Int32Array.from(table.edgeWords),
    wordTargets: Int32Array.from(table.edgeTargets),
    classOffsets,
    low,
    high,
    classTargets: Int32Array.from(table.classTargets),
    nodeLow,
    nodeHigh,
    acceptOffsets: offsetsOf(table.acceptCounts),
    accepts: Int32Array.from(table.accepts),
    numbers: targetsOf(table.numbers, nodes),
    anys: targetsOf(table.anys, nodes),
    commas: targetsOf(table.commas, nodes),
  }
}

/** Sums of counts: where each node's edges begin, and after the last where they end. */
function offsetsOf(counts: readonly number[]): Int32Array {
  const offsets = new Int32Array(counts.length + 1)
  for (let at = 0; at < counts.length; at++) offsets[at + 1] = offsets[at] + counts[at]
  return offsets
}

function targetsOf(pairs: readonly number[], nodes: number): Int32Array {
  const targets = new Int32Array(nodes).fill(NONE)
  for (let at = 0; at < pairs.length; at += 2) targets[pairs[at]] = pairs[at + 1]
  return targets
}
