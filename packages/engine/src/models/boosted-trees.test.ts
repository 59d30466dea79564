import { expect, it } from 'vitest'
import { EngineError } from '../schema/index.ts'
import { encodeBase64 } from './base64.ts'
import { loadTrees, type TreesFile } from './boosted-trees.ts'

function pack(values: readonly number[], size: 1 | 2 | 4): string {
  const bytes = new Int8Array(values.length * size)
  const view = new DataView(bytes.buffer)
  for (const [index, value] of values.entries()) {
    if (size === 4) view.setFloat32(index * 4, value, true)
    else if (size === 2) view.setInt16(index * 2, value, true)
    else view.setInt8(index, value)
  }
  return encodeBase64(bytes)
}

/** One tree of depth 2: first by feature 0 at 10, then by feature 1 at 5. */
const file: TreesFile = {
  count: 1,
  depth: 2,
  edgeCounts: [1, 1],
  edges: pack([10, 5], 4),
  splits: pack([0, 1, 1], 2),
  cuts: pack([0, 0, 0], 1),
  leaves: pack([-4, -2, 2, 4], 2),
  scale: 0.5,
}

it.each([
  [[0, 0], -2],
  [[0, 5], -1],
  [[10, 4.9], 1],
  [[99, 99], 2],
])('leads a row to its leaf: %j', (row, sum) => {
  expect(loadTrees(file)(row).sum).toBe(sum)
})

it('shares the sum out among the features', () => {
  const { byFeature, sum } = loadTrees(file)([10, 5])
  expect([...byFeature]).toEqual([1.5, 0.5])
  expect(sum).toBe(2)
})

it('refuses bytes that are cut, and a split that names no feature', () => {
  expect(() => loadTrees({ ...file, leaves: pack([1, 2], 2) })).toThrow(EngineError)
  expect(() => loadTrees({ ...file, splits: pack([0, 1, 7], 2) })).toThrow('splits')
})
