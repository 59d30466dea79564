import type { ProseBlock } from '@content-trust/engine/prose'
import type { Span } from '../schema/index.ts'

/** The index of the last of rising numbers that is not above a limit; -1 where all are. */
export function lastUpTo(count: number, at: (index: number) => number, limit: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (at(middle) <= limit) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The words of a part of the source as a reader sees them; empty where it is no prose. */
export function textWithin(block: ProseBlock, { start, end }: Span): string {
  const { text, offsets } = block
  const at = (index: number) => offsets[index] ?? 0
  const from = lastUpTo(text.length, at, start - 1) + 1
  const to = lastUpTo(text.length, at, end - 1) + 1
  return text.slice(from, to).trim()
}
