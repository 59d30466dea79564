import { encodeBase64 } from '../../packages/engine/src/models/base64.ts'
import type { TreesFile } from '../../packages/engine/src/models/boosted-trees.ts'
import type { FittedTree } from './boost-trees.ts'

const LARGEST = 32_767

/** Writes trees in the form in which the engine reads them. */
export function packTrees(
  trees: readonly FittedTree[],
  edges: readonly (readonly number[])[],
): TreesFile {
  const splits = trees.flatMap(({ features }) => [...features])
  const cuts = trees.flatMap(({ cuts: each }) => [...each])
  const leaves = trees.flatMap(({ leaves: each }) => [...each])
  const largest = leaves.reduce((most, leaf) => Math.max(most, Math.abs(leaf)), 0)
  const scale = largest / LARGEST
  return {
    count: trees.length,
    depth: Math.log2(trees[0].leaves.length),
    edgeCounts: edges.map(({ length }) => length),
    edges: pack(edges.flat(), 4, (view, at, value) => view.setFloat32(at, value, true)),
    splits: pack(splits, 2, (view, at, value) => view.setUint16(at, value, true)),
    cuts: pack(cuts, 1, (view, at, value) => view.setUint8(at, value)),
    leaves: pack(leaves, 2, (view, at, value) =>
      view.setInt16(at, Math.round(value / scale), true),
    ),
    scale,
  }
}

function pack(
  values: readonly number[],
  size: number,
  write: (view: DataView, at: number, value: number) => void,
): string {
  const bytes = new Int8Array(values.length * size)
  const view = new DataView(bytes.buffer)
  for (const [index, value] of values.entries()) write(view, index * size, value)
  return encodeBase64(bytes)
}
