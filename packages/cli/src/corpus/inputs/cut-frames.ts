const MAGIC = 0xfd2fb528
/** Frames that hold no data have one of 16 magic numbers. */
const SKIPPABLE = 0x184d2a50

/** What is known of a zstd stream after some bytes of it. */
interface Place {
  /** The part that begins here. */
  readonly part: 'frame' | 'block' | 'unknown'
  /** Bytes of that part that are not looked at. */
  readonly skip: number
  readonly hasChecksum: boolean
}

/**
 * Cuts a zstd stream (RFC 8878) so that no piece holds the end of one frame and the start of another: the
 * decompressor of Node ends where a frame ends, and drops what follows it in the same piece.
 */
export async function* cutFrames(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let place: Place = { part: 'frame', skip: 0, hasChecksum: false }
  let head: number[] = []
  let { skip } = place
  for await (const chunk of chunks) {
    let start = 0
    let at = 0
    while (at < chunk.length) {
      if (skip > 0) {
        const step = Math.min(skip, chunk.length - at)
        at += step
        skip -= step
      } else {
        head.push(chunk[at] ?? 0)
        at++
        const next = readHead(head, place)
        if (next === null) continue
        head = []
        place = next
        skip = next.skip
      }
      if (skip === 0 && place.part === 'frame') {
        yield chunk.subarray(start, at)
        start = at
      }
    }
    if (start < chunk.length) yield chunk.subarray(start)
  }
}

/** Where the stream continues after a header; null while the header is incomplete. */
function readHead(head: readonly number[], place: Place): Place | null {
  return place.part === 'block' ? readBlock(head, place) : readFrame(head)
}

function readFrame(head: readonly number[]): Place | null {
  if (head.length < 4) return null
  const magic = numberOf(head.slice(0, 4))
  if (magic >>> 4 === SKIPPABLE >>> 4) {
    if (head.length < 8) return null
    return { part: 'frame', skip: numberOf(head.slice(4)), hasChecksum: false }
  }
  // The decompressor says what is wrong.
  if (magic !== MAGIC) return unknown
  const [, , , , descriptor] = head
  if (descriptor === undefined) return null
  const isSingle = (descriptor & 0x20) !== 0
  const sizeLength = [isSingle ? 1 : 0, 2, 4, 8][descriptor >>> 6] ?? 0
  const dictionaryLength = [0, 1, 2, 4][descriptor & 3] ?? 0
  const skip = (isSingle ? 0 : 1) + dictionaryLength + sizeLength
  return { part: 'block', skip, hasChecksum: (descriptor & 4) !== 0 }
}

function readBlock(head: readonly number[], { hasChecksum }: Place): Place | null {
  if (head.length < 3) return null
  const block = numberOf(head)
  // A byte that is repeated is there once.
  const length = ((block >>> 1) & 3) === 1 ? 1 : block >>> 3
  const isLast = (block & 1) === 1
  if (!isLast) return { part: 'block', skip: length, hasChecksum }
  return { part: 'frame', skip: length + (hasChecksum ? 4 : 0), hasChecksum: false }
}

const unknown: Place = {
  part: 'unknown',
  skip: Number.POSITIVE_INFINITY,
  hasChecksum: false,
}

/** A number whose first byte is its lowest. */
function numberOf(bytes: readonly number[]): number {
  return bytes.reduceRight((sum, byte) => sum * 256 + byte, 0)
}
