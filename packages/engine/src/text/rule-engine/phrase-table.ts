import type { PhraseNode } from './phrase-graph.ts'

/**
 * The phrase automaton as plain numbers, so that a file can hold it: building it takes a hundred
 * milliseconds in a fresh process, reading it takes a few. Node 0 is the root.
 */
export interface PhraseTable {
  /** Words of the patterns, in the order in which they enter the vocabulary. */
  readonly words: readonly string[]
  /** Checksum of the patterns and word classes that the table was made from. */
  readonly fingerprint: number
  /** For each node the number of its word edges, class edges and accepted phrases. */
  readonly wordCounts: readonly number[]
  readonly classCounts: readonly number[]
  readonly acceptCounts: readonly number[]
  /** Vocabulary ids, rising within a node, and where they lead. */
  readonly edgeWords: readonly number[]
  readonly edgeTargets: readonly number[]
  readonly edgeClasses: readonly number[]
  readonly classTargets: readonly number[]
  /** Numbers of accepted phrases. */
  readonly accepts: readonly number[]
  /** Pairs of node and target of the edges for a number, for any word and for a comma. */
  readonly numbers: readonly number[]
  readonly anys: readonly number[]
  readonly commas: readonly number[]
}

/** Numbers the nodes of a graph, breadth first, and writes their edges down. */
export function flattenGraph(
  root: PhraseNode,
  words: readonly string[],
  fingerprint: number,
): PhraseTable {
  const order: PhraseNode[] = [root]
  const numberOf = new Map<PhraseNode, number>([[root, 0]])
  const visit = (node: PhraseNode): number => {
    const known = numberOf.get(node)
    if (known !== undefined) return known
    numberOf.set(node, order.length)
    order.push(node)
    return order.length - 1
  }
  const table = {
    words,
    fingerprint,
    wordCounts: [] as number[],
    classCounts: [] as number[],
    acceptCounts: [] as number[],
    edgeWords: [] as number[],
    edgeTargets: [] as number[],
    edgeClasses: [] as number[],
    classTargets: [] as number[],
    accepts: [] as number[],
    numbers: [] as number[],
    anys: [] as number[],
    commas: [] as number[],
  }
  // The list grows while it is read: that is the breadth-first walk.
  for (let at = 0; at < order.length; at++) {
    const node = order[at]
    const edges = [...(node.words ?? [])].sort((a, b) => a[0] - b[0])
    let count = 0
    for (const [id, targets] of edges) {
      for (const target of targets) {
        table.edgeWords.push(id)
        table.edgeTargets.push(visit(target))
        count++
      }
    }
    table.wordCounts.push(count)
    const classes = node.classes ?? []
    for (const { bit, node: target } of classes) {
      table.edgeClasses.push(bit)
      table.classTargets.push(visit(target))
    }
    table.classCounts.push(classes.length)
    table.accepts.push(...(node.accepts ?? []))
    table.acceptCounts.push(node.accepts?.length ?? 0)
    if (node.number) table.numbers.push(at, visit(node.number))
    if (node.any) table.anys.push(at, visit(node.any))
    if (node.comma) table.commas.push(at, visit(node.comma))
  }
  return table
}
