import type { Document } from '../document/document.ts'
import type { ScannedText } from '../markdown/scanned-text.ts'

/** What two drafts have in common, unit by unit: their start, and one run after it. */
export interface SharedText {
  /** Units at the start. */
  readonly prefix: number
  /** The run in the earlier draft, half-open; empty when there is none. */
  readonly start: number
  readonly end: number
  /** What is added to an offset of the run to get the one in the new draft. */
  readonly shift: number
}

/** Units that are looked for to find where the drafts meet again. */
const PROBE = 64
/** How many blocks after the change are looked for, in turn. */
const probed = [1, 2, 4, 8, 16]

type Units = Pick<ScannedText, 'source' | 'codes'>

/** Compares a scanned draft with the one before it, its source and what the scanner made of it. */
export function findSharedText(earlier: Document, scanned: ScannedText): SharedText {
  const prefix = commonPrefix(earlier, scanned)
  const changed = firstBlockBehind(earlier, prefix)
  for (const step of probed) {
    if (changed + step >= earlier.blocks.count) break
    const start = earlier.blocks.starts[changed + step]
    const probe = earlier.source.slice(start, start + PROBE)
    const at = scanned.source.indexOf(probe, prefix)
    if (at !== -1) return extend(earlier, scanned, prefix, start, at - start)
  }
  return { prefix, start: prefix, end: prefix, shift: 0 }
}

function firstBlockBehind({ blocks }: Document, offset: number): number {
  let low = 0
  let high = blocks.count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (blocks.ends[middle] < offset) low = middle + 1
    else high = middle
  }
  return low
}

function commonPrefix(a: Units, b: Units): number {
  const most = Math.min(a.codes.length, b.codes.length)
  let at = 0
  while (at < most && isEqual(a, b, at, at)) at++
  return at
}

/** The longest run of equal units around a place; nothing of the prefix belongs to it. */
function extend(a: Units, b: Units, prefix: number, at: number, shift: number): SharedText {
  const last = Math.min(a.codes.length, b.codes.length - shift)
  const first = Math.max(prefix, prefix - shift)
  let start = at
  let end = at
  while (end < last && isEqual(a, b, end, end + shift)) end++
  while (start > first && isEqual(a, b, start - 1, start - 1 + shift)) start--
  return { prefix, start, end, shift }
}

function isEqual(a: Units, b: Units, at: number, other: number): boolean {
  return a.codes[at] === b.codes[other] && a.source.charCodeAt(at) === b.source.charCodeAt(other)
}
