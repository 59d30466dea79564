import { CLAUSE_BREAK, type Document, GAP, SHAPE } from '../document.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { classBit, type WordClass } from '../word-classes.ts'
import { countSequences, type Element, expand, type Part } from './pattern.ts'

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
  /** Two patterns may go on from one word to nodes of their own. */
  words: Map<number, Node[]> | null
  classes: { low: number; high: number; node: Node }[] | null
  /** Union of the bits of `classes`. */
  low: number
  high: number
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
  matchAt(
    document: Document,
    first: number,
    firstOfSentence: number,
    end: number,
    sink: PhraseSink,
  ): void
}

/** Compiles phrases of all rules into one automaton over vocabulary ids. */
export function createPhraseAutomaton(
  phrases: readonly { readonly parts: readonly Part[]; readonly acceptance: Acceptance }[],
  vocabulary: Vocabulary,
): PhraseAutomaton {
  const root = createNode()
  const isShared = ({ parts }: { parts: readonly Part[] }): boolean =>
    countSequences(parts) <= MOST_SHARED
  for (const { parts, acceptance } of phrases.filter(isShared)) {
    for (const elements of expand(parts)) {
      const node = elements.reduce((from, element) => step(from, element, vocabulary), root)
      node.accepts ??= []
      node.accepts.push(acceptance)
    }
  }
  // Nodes of single patterns come last: the shared tree must be complete before they lead into it.
  for (const { parts, acceptance } of phrases.filter((phrase) => !isShared(phrase))) {
    const last = createNode()
    last.accepts = [acceptance]
    addEdges(root, build(parts, last, vocabulary))
  }
  // Most words start no phrase, so the first step is one array read.
  const starts: (Node | undefined)[] = new Array(vocabulary.size)
  for (const [id, nodes] of root.words ?? []) starts[id] = union(nodes)
  return {
    matchAt(document, first, firstOfSentence, end, sink) {
      const { words } = document
      const start = starts[words.ids[first]]
      if (start) follow(document, start, first, first, firstOfSentence, end, sink)
      if (((words.classesLow[first] & root.low) | (words.classesHigh[first] & root.high)) !== 0) {
        for (const edge of root.classes ?? []) {
          if (
            ((words.classesLow[first] & edge.low) | (words.classesHigh[first] & edge.high)) !==
            0
          ) {
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
  if (node.comma && (gap === 0 || gap === GAP.comma)) {
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
  if (byWord) {
    for (const follower of byWord)
      follow(document, follower, first, next, firstOfSentence, end, sink)
  }
  if (
    node.classes &&
    ((words.classesLow[next] & node.low) | (words.classesHigh[next] & node.high)) !== 0
  ) {
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
  return {
    words: null,
    classes: null,
    low: 0,
    high: 0,
    number: null,
    any: null,
    comma: null,
    accepts: null,
  }
}

/** Patterns of more sequences get nodes of their own, so that their size is not the product of their choices. */
const MOST_SHARED = 12

/** A node from which the parts lead to `last`. Nodes are never changed once something leads to them. */
function build(parts: readonly Part[], last: Node, vocabulary: Vocabulary): Node {
  let node = last
  for (const part of parts.toReversed()) {
    const before = createNode()
    if (part.kind === 'choice') {
      for (const alternative of part.alternatives)
        addEdges(before, build(alternative, node, vocabulary))
    } else {
      link(before, part, node, vocabulary)
    }
    node = before
  }
  return node
}

/** Lets `into`, whose lists are its own, go wherever `from` goes, and accept what it accepts. */
function addEdges(into: Node, from: Node): void {
  if (from.words) {
    into.words ??= new Map()
    for (const [id, nodes] of from.words) {
      const known = into.words.get(id)
      if (known) known.push(...nodes)
      else into.words.set(id, [...nodes])
    }
  }
  if (from.classes) {
    into.classes ??= []
    into.classes.push(...from.classes)
  }
  if (from.accepts) {
    into.accepts ??= []
    into.accepts.push(...from.accepts)
  }
  into.low |= from.low
  into.high |= from.high
  into.number = merged(into.number, from.number)
  into.any = merged(into.any, from.any)
  into.comma = merged(into.comma, from.comma)
}

function merged(a: Node | null, b: Node | null): Node | null {
  return a === null || b === null ? (a ?? b) : union([a, b])
}

/** A node that does what all of them do; a new one unless there is only one. */
function union(nodes: readonly Node[]): Node {
  if (nodes.length === 1) return nodes[0]
  const all = createNode()
  for (const node of nodes) addEdges(all, node)
  return all
}

function link(from: Node, element: Element, to: Node, vocabulary: Vocabulary): void {
  switch (element.kind) {
    case 'word':
      from.words = new Map([[idOf(element.word, vocabulary), [to]]])
      return
    case 'class':
      addClassEdge(from, element.name, to)
      return
    case 'number':
      from.number = to
      return
    case 'any':
      from.any = to
      return
    case 'comma':
      // The comma may be missing.
      addEdges(from, to)
      from.comma = to
      return
    default:
      element satisfies never
  }
}

function addClassEdge(from: Node, name: WordClass, to: Node): void {
  const bits = bitsOf(name)
  from.classes ??= []
  from.classes.push({ ...bits, node: to })
  from.low |= bits.low
  from.high |= bits.high
}

function idOf(word: string, vocabulary: Vocabulary): number {
  const id = vocabulary.idOf(word)
  if (id === undefined) throw new RangeError(`The word “${word}” is not in the vocabulary.`)
  return id
}

function bitsOf(name: WordClass): { low: number; high: number } {
  const bit = classBit(name)
  return { low: bit < 32 ? 1 << bit : 0, high: bit < 32 ? 0 : 1 << (bit - 32) }
}

/** The node behind an element in the shared tree. */
function step(node: Node, element: Element, vocabulary: Vocabulary): Node {
  switch (element.kind) {
    case 'word': {
      const id = idOf(element.word, vocabulary)
      node.words ??= new Map()
      const shared = node.words.get(id) ?? [createNode()]
      node.words.set(id, shared)
      return shared[0]
    }
    case 'class': {
      const { low, high } = bitsOf(element.name)
      const known = node.classes?.find((edge) => edge.low === low && edge.high === high)
      if (known) return known.node
      const created = createNode()
      addClassEdge(node, element.name, created)
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
