import { CLAUSE_BREAK, type Document, GAP, SHAPE } from '../document.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { classBit } from '../word-classes.ts'
import type { Element, Sequence } from './pattern.ts'

/** What the automaton reports when a sequence has been read to its end. */
export interface Acceptance {
  /** Number of the phrase's owner: a rule, in the order of compilation. */
  readonly owner: number
  readonly pattern: string
  readonly replacement: string | undefined
  readonly atStart: boolean
  readonly atEnd: boolean
}

interface Node {
  words: Map<number, Node> | null
  classes: { low: number; high: number; node: Node }[] | null
  number: Node | null
  any: Node | null
  /** Continues where a comma may stand. */
  comma: Node | null
  accepts: Acceptance[] | null
}

/** Called for every phrase found; `last` is inclusive. */
export type PhraseSink = (acceptance: Acceptance, first: number, last: number) => void

export interface PhraseAutomaton {
  /** Reports all phrases that start at the word `first`; `end` bounds its sentence. */
  matchAt(document: Document, first: number, firstOfSentence: number, end: number, sink: PhraseSink): void
}

/** Compiles phrases of all rules into one automaton over vocabulary ids. */
export function createPhraseAutomaton(
  phrases: readonly { readonly sequence: Sequence; readonly acceptance: Acceptance }[],
  vocabulary: Vocabulary,
): PhraseAutomaton {
  const root = createNode()
  for (const { sequence, acceptance } of phrases) {
    let node = root
    for (const element of sequence.elements) node = step(node, element, vocabulary)
    node.accepts = [...(node.accepts ?? []), acceptance]
  }
  // Most words start no phrase, so the first step is one array read.
  const starts: (Node | undefined)[] = new Array(vocabulary.size)
  for (const [id, node] of root.words ?? []) starts[id] = node
  let low = 0
  let high = 0
  for (const edge of root.classes ?? []) {
    low |= edge.low
    high |= edge.high
  }

  return {
    matchAt(document, first, firstOfSentence, end, sink) {
      const { words } = document
      const start = starts[words.ids[first]]
      if (start) follow(document, start, first, first, firstOfSentence, end, sink)
      if (((words.classesLow[first] & low) | (words.classesHigh[first] & high)) !== 0) {
        for (const edge of root.classes ?? []) {
          if (((words.classesLow[first] & edge.low) | (words.classesHigh[first] & edge.high)) !== 0) {
            follow(document, edge.node, first, first, firstOfSentence, end, sink)
          }
        }
      }
      if (root.number && (words.flags[first] & SHAPE.number) !== 0) {
        follow(document, root.number, first, first, firstOfSentence, end, sink)
      }
    },
  }
}

/** Reports what ends at `last` and walks on; the depth is bounded by the longest pattern. */
function follow(
  document: Document,
  node: Node,
  first: number,
  last: number,
  firstOfSentence: number,
  end: number,
  sink: PhraseSink,
): void {
  if (node.accepts) {
    for (const acceptance of node.accepts) {
      if (acceptance.atStart && first !== firstOfSentence) continue
      if (acceptance.atEnd && last + 1 !== end) continue
      sink(acceptance, first, last)
    }
  }
  const next = last + 1
  if (next >= end) return
  const gap = document.words.gaps[next] & CLAUSE_BREAK
  if (node.comma && (gap & ~GAP.comma) === 0) {
    walk(document, node.comma, first, next, firstOfSentence, end, sink)
  }
  if (gap === 0) walk(document, node, first, next, firstOfSentence, end, sink)
}

function walk(
  document: Document,
  node: Node,
  first: number,
  next: number,
  firstOfSentence: number,
  end: number,
  sink: PhraseSink,
): void {
  const { words } = document
  const byWord = node.words?.get(words.ids[next])
  if (byWord) follow(document, byWord, first, next, firstOfSentence, end, sink)
  if (node.classes) {
    for (const edge of node.classes) {
      if (((words.classesLow[next] & edge.low) | (words.classesHigh[next] & edge.high)) !== 0) {
        follow(document, edge.node, first, next, firstOfSentence, end, sink)
      }
    }
  }
  const flags = words.flags[next]
  if (node.number && (flags & SHAPE.number) !== 0) {
    follow(document, node.number, first, next, firstOfSentence, end, sink)
  }
  if (node.any && (flags & SHAPE.opaque) === 0) {
    follow(document, node.any, first, next, firstOfSentence, end, sink)
  }
}

function createNode(): Node {
  return { words: null, classes: null, number: null, any: null, comma: null, accepts: null }
}

function step(node: Node, element: Element, vocabulary: Vocabulary): Node {
  switch (element.kind) {
    case 'word': {
      const id = vocabulary.idOf(element.word)
      if (id === undefined) throw new RangeError(`The word “${element.word}” is not in the vocabulary.`)
      node.words ??= new Map()
      const known = node.words.get(id) ?? createNode()
      node.words.set(id, known)
      return known
    }
    case 'class': {
      const bit = classBit(element.name)
      const low = bit < 32 ? 1 << bit : 0
      const high = bit < 32 ? 0 : 1 << (bit - 32)
      node.classes ??= []
      const known = node.classes.find((edge) => edge.low === low && edge.high === high)
      if (known) return known.node
      const created = createNode()
      node.classes.push({ low, high, node: created })
      return created
    }
    case 'number':
      node.number ??= createNode()
      return node.number
    case 'any':
      node.any ??= createNode()
      return node.any
    case 'comma':
      node.comma ??= createNode()
      return node.comma
    default:
      return element satisfies never
  }
}
