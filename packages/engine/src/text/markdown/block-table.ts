import type { IntList } from './int-list.ts'
import { type Block, type Blocks, blockKinds } from './scanned-text.ts'

/** Blocks while they are being found; grows by doubling, and may be filled again. */
export interface BlockTable extends Blocks {
  count: number
  kinds: Uint8Array
  starts: Int32Array
  ends: Int32Array
  depths: Int32Array
  quoted: Uint8Array
}

/** An empty table; it grows with the drafts. */
export function createBlockTable(): BlockTable {
  const capacity = 64
  return {
    count: 0,
    kinds: new Uint8Array(capacity),
    starts: new Int32Array(capacity),
    ends: new Int32Array(capacity),
    depths: new Int32Array(capacity),
    quoted: new Uint8Array(capacity),
  }
}

/** Appends a block; `kind` is a number of KIND, and `quoted` 0 or 1. */
export function appendBlock(
  table: BlockTable,
  kind: number,
  start: number,
  end: number,
  depth: number,
  quoted: number,
): void {
  const index = table.count++
  if (index === table.starts.length) growBlockTable(table)
  table.kinds[index] = kind
  table.starts[index] = start
  table.ends[index] = end
  table.depths[index] = depth
  table.quoted[index] = quoted
}

/**
 * Puts blocks of one kind after others: three integers each, the index of the block before it, start
 * and end, in the order of those blocks. They are as quoted as what they follow.
 */
export function insertBlocks(table: BlockTable, kind: number, inserted: IntList): void {
  let from = table.count - 1
  table.count += inserted.length / 3
  while (table.count > table.starts.length) growBlockTable(table)
  // From the end, so that no block is written over before it has moved.
  for (let to = table.count - 1, next = inserted.length - 3; next >= 0; to--) {
    const isInserted = inserted.data[next] === from
    table.kinds[to] = isInserted ? kind : table.kinds[from]
    table.starts[to] = isInserted ? inserted.data[next + 1] : table.starts[from]
    table.ends[to] = isInserted ? inserted.data[next + 2] : table.ends[from]
    table.depths[to] = isInserted ? 0 : table.depths[from]
    table.quoted[to] = table.quoted[from]
    if (isInserted) next -= 3
    else from--
  }
}

function growBlockTable(table: BlockTable): void {
  const { kinds, starts, ends, depths, quoted } = table
  const capacity = starts.length * 2
  table.kinds = new Uint8Array(capacity)
  table.starts = new Int32Array(capacity)
  table.ends = new Int32Array(capacity)
  table.depths = new Int32Array(capacity)
  table.quoted = new Uint8Array(capacity)
  table.kinds.set(kinds)
  table.starts.set(starts)
  table.ends.set(ends)
  table.depths.set(depths)
  table.quoted.set(quoted)
}

/** The blocks one by one, for those who have time. */
export function listBlocks(blocks: Blocks): Block[] {
  return Array.from({ length: blocks.count }, (_, index) => ({
    kind: blockKinds[blocks.kinds[index]] ?? 'paragraph',
    start: blocks.starts[index],
    end: blocks.ends[index],
    depth: blocks.depths[index],
    quoted: blocks.quoted[index] === 1,
  }))
}
