import { ids, outsideClusters } from './element-ids.ts'
import { type Element, readElement } from './read-element.ts'
import { SegmentWriter } from './segment-writer.ts'

/** Blocks of a file that are read. The shortest hold 2.5 ms, so these are far more than what is measured. */
export const MOST_FRAMES = 400_000
/** Most frames that share blocks, in a file and in one cluster: the library moves all of a cluster for each. */
const MOST_LACED = 200_000
const MOST_LACED_TOGETHER = 8_192
/** A block is its track, a time in two bytes and flags; the number of its frames follows. */
const LEAST_BLOCK = 4

/** What was copied of a file so far. */
export interface Frames {
  blocks: number
  laced: number
}

/** A cluster with its time and blocks alone, and where the next element starts. */
export function copyCluster(bytes: Uint8Array, cluster: Element, frames: Frames) {
  const writer = new SegmentWriter(bytes)
  const end = Math.min(cluster.to ?? bytes.length, bytes.length)
  const most = Math.min(MOST_LACED, frames.laced + MOST_LACED_TOGETHER)
  let at = cluster.from
  while (at < end && frames.blocks < MOST_FRAMES) {
    const child = readElement(bytes, at, end)
    if (child === null || child.to === null || outsideClusters.has(child.id)) break
    if (child.to > end) {
      // The last block of a file that was cut off.
      at = end
      break
    }
    copyChild(bytes, child, child.to, { writer, frames, most })
    at = child.to
  }
  return { writer, end: at }
}

interface Copying {
  readonly writer: SegmentWriter
  readonly frames: Frames
  /** Laced frames after which laced blocks are left out. */
  readonly most: number
}

function copyChild(bytes: Uint8Array, { id, at, from }: Element, to: number, copying: Copying) {
  const { writer } = copying
  if (id === ids.timestamp && to - from <= 8) writer.copy(at, to)
  else if (id === ids.simpleBlock && takeBlock(bytes, from, to, copying)) writer.copy(at, to)
  else if (id === ids.blockGroup) copyGroup(bytes, from, to, copying)
}

/** A block with its duration and whether it refers to others. */
function copyGroup(bytes: Uint8Array, start: number, end: number, copying: Copying): void {
  const group = new SegmentWriter(bytes)
  let at = start
  while (at < end) {
    const child = readElement(bytes, at, end)
    if (child === null || child.to === null || child.to > end) break
    const { id, from, to } = child
    const isNumber = (id === ids.blockDuration || id === ids.referenceBlock) && to - from <= 8
    if (isNumber || (id === ids.block && takeBlock(bytes, from, to, copying))) group.copy(at, to)
    at = to
  }
  if (group.length > 0) copying.writer.put(ids.blockGroup, group)
}

/** Counts a block; false for one that is left out. */
function takeBlock(bytes: Uint8Array, from: number, to: number, { frames, most }: Copying) {
  if (bytes[from] === 0 || to <= from) return false
  const flagsAt = from + Math.clz32(bytes[from]) - 23 + 2
  if (to - from < LEAST_BLOCK || flagsAt >= to) return false
  frames.blocks++
  const isLaced = (bytes[flagsAt] & 0x06) !== 0
  if (!isLaced) return true
  if (flagsAt + 1 >= to) return false
  frames.laced += bytes[flagsAt + 1] + 1
  return frames.laced <= most
}
