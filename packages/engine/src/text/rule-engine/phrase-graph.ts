import type { Vocabulary } from '../document/vocabulary.ts'
import { classBit, type WordClass } from '../document/word-classes.ts'
import { countSequences, type Element, expand, type Part } from './pattern.ts'

/** A state of the automaton while it is being built. */
export interface PhraseNode {
  /** Two patterns may go on from one word to nodes of their own. */
  words: Map<number, PhraseNode[]> | null
  classes: { bit: number; node: PhraseNode }[] | null
  number: PhraseNode | null
  any: PhraseNode | null
  /** Continues where a comma may be. */
  comma: PhraseNode | null
  /** Numbers of the phrases that end here. */
  accepts: number[] | null
}

/** Patterns of more sequences get nodes of their own, so that their size is not the product of their choices. */
const MOST_SHARED = 12

/** Builds the graph of all phrases; a phrase's number is its place in the list. */
export function buildPhraseGraph(
  phrases: readonly (readonly Part[])[],
  vocabulary: Vocabulary,
): PhraseNode {
  const root = createNode()
  const isShared = phrases.map((parts) => countSequences(parts) <= MOST_SHARED)
  for (const [phrase, parts] of phrases.entries()) {
    if (!isShared[phrase]) continue
    for (const elements of expand(parts)) {
      const node = elements.reduce((from, element) => step(from, element, vocabulary), root)
      node.accepts ??= []
      node.accepts.push(phrase)
    }
  }
  // Nodes of single patterns come last: the shared tree must be complete before they lead into it.
  for (const [phrase, parts] of phrases.entries()) {
    if (isShared[phrase]) continue
    const last = createNode()
    last.accepts = [phrase]
    addEdges(root, build(parts, last, vocabulary))
  }
  // Every word is tried against the root, so what follows a first word is one node.
  for (const [id, nodes] of root.words ?? []) root.words?.set(id, [union(nodes)])
  return root
}

/** A node from which the parts lead to `last`. Nodes are never changed once something leads to them. */
function build(parts: readonly Part[], last: PhraseNode, vocabulary: Vocabulary): PhraseNode {
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
function addEdges(into: PhraseNode, from: PhraseNode): void {
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
  into.number = merged(into.number, from.number)
  into.any = merged(into.any, from.any)
  into.comma = merged(into.comma, from.comma)
}

function merged(a: PhraseNode | null, b: PhraseNode | null): PhraseNode | null {
  return a === null || b === null ? (a ?? b) : union([a, b])
}

/** A node that does what all of them do; a new one unless there is only one. */
function union(nodes: readonly PhraseNode[]): PhraseNode {
  if (nodes.length === 1) return nodes[0]
  const all = createNode()
  for (const node of nodes) addEdges(all, node)
  return all
}

function link(from: PhraseNode, element: Element, to: PhraseNode, vocabulary: Vocabulary): void {
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

function addClassEdge(from: PhraseNode, name: WordClass, to: PhraseNode): void {
  from.classes ??= []
  from.classes.push({ bit: classBit(name), node: to })
}

function idOf(word: string, vocabulary: Vocabulary): number {
  const id = vocabulary.idOf(word)
  if (id === undefined) throw new RangeError(`The word “${word}” is not in the vocabulary.`)
  return id
}

/** The node after an element in the shared tree. */
function step(node: PhraseNode, element: Element, vocabulary: Vocabulary): PhraseNode {
  switch (element.kind) {
    case 'word': {
      const id = idOf(element.word, vocabulary)
      node.words ??= new Map()
      const shared = node.words.get(id) ?? [createNode()]
      node.words.set(id, shared)
      return shared[0]
    }
    case 'class': {
      const bit = classBit(element.name)
      const known = node.classes?.find((edge) => edge.bit === bit)
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

function createNode(): PhraseNode {
  return { words: null, classes: null, number: null, any: null, comma: null, accepts: null }
}
