import { EngineError } from '../schema/error.ts'
import { decodeBase64 } from './base64.ts'

/**
 * The file form of boosted trees: small trees whose levels are all full. Edges cut each feature into
 * bins; a split names a feature and the last bin that goes left. Numbers are bytes, little end first.
 */
export interface TreesFile {
  readonly count: number
  readonly depth: number
  /** How many edges each feature has. */
  readonly edgeCounts: readonly number[]
  /** 32-bit floating point numbers, rising within a feature. */
  readonly edges: string
  /** 16 bits a split. */
  readonly splits: string
  /** 8 bits a split. */
  readonly cuts: string
  /** 16 bits a leaf, with a sign; `scale` turns them into log-odds. */
  readonly leaves: string
  readonly scale: number
}

/** What trees make of one row of features. */
export interface TreesScore {
  readonly sum: number
  /** What each feature added; they add up to the sum less what every row gets. */
  readonly byFeature: Float64Array
  /** The bin of each feature. */
  readonly bins: readonly number[]
}

/** Decodes trees and answers the function that scores a row; throws `invalid_model` for a damaged file. */
export function loadTrees(file: TreesFile): (row: ArrayLike<number>) => TreesScore {
  const { count, depth, edgeCounts, scale } = file
  const splitCount = (1 << depth) - 1
  const leafCount = 1 << depth
  const total = edgeCounts.reduce((sum, edges) => sum + edges, 0)
  const edges = readNumbers(file.edges, 4, total, 'edges', (view, at) => view.getFloat32(at, true))
  const splits = readNumbers(file.splits, 2, count * splitCount, 'splits', (view, at) =>
    view.getUint16(at, true),
  )
  const cuts = readNumbers(file.cuts, 1, count * splitCount, 'cuts', (view, at) => view.getUint8(at))
  const leaves = readNumbers(file.leaves, 2, count * leafCount, 'leaves', (view, at) =>
    view.getInt16(at, true),
  )
  if (splits.some((feature) => feature >= edgeCounts.length)) throw damaged('splits')
  const starts = edgeCounts.map((_, at) => edgeCounts.slice(0, at).reduce((a, b) => a + b, 0))
  const values = nodeValues(leaves, count, depth, scale)
  const nodeCount = splitCount + leafCount

  return (row) => {
    const bins = edgeCounts.map((edgeCount, at) => binOf(edges, starts[at], edgeCount, row[at]))
    const byFeature = new Float64Array(edgeCounts.length)
    let sum = 0
    for (let tree = 0; tree < count; tree++) {
      const nodes = tree * nodeCount
      let at = 0
      while (at < splitCount) {
        const split = tree * splitCount + at
        const feature = splits[split]
        const next = at * 2 + (bins[feature] > cuts[split] ? 2 : 1)
        byFeature[feature] += values[nodes + next] - values[nodes + at]
        at = next
      }
      sum += values[nodes + at]
    }
    return { sum, byFeature, bins }
  }
}

function readNumbers(
  text: string,
  size: number,
  expected: number,
  name: string,
  read: (view: DataView, at: number) => number,
): Float64Array {
  const bytes = decodeBase64(text)
  if (bytes.length !== expected * size) throw damaged(name)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float64Array.from({ length: expected }, (_, at) => read(view, at * size))
}

/** How many edges a number lies at or above. */
function binOf(edges: Float64Array, start: number, count: number, value: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (value >= edges[start + middle]) low = middle + 1
    else high = middle
  }
  return low
}

/** The mean of the leaves below each node: what a row is worth when it has come so far. */
function nodeValues(
  leaves: Float64Array,
  count: number,
  depth: number,
  scale: number,
): Float64Array {
  const splitCount = (1 << depth) - 1
  const leafCount = 1 << depth
  const nodeCount = splitCount + leafCount
  const values = new Float64Array(count * nodeCount)
  for (let tree = 0; tree < count; tree++) {
    const from = tree * nodeCount
    for (let leaf = 0; leaf < leafCount; leaf++) {
      values[from + splitCount + leaf] = leaves[tree * leafCount + leaf] * scale
    }
    for (let at = splitCount - 1; at >= 0; at--) {
      values[from + at] = (values[from + 2 * at + 1] + values[from + 2 * at + 2]) / 2
    }
  }
  return values
}

function damaged(part: string): EngineError {
  return new EngineError(
    'invalid_model',
    `Unexpected length or number in the ${part} of boosted trees. The file is damaged: reinstall the package, or train it again: npm run train.`,
  )
}
