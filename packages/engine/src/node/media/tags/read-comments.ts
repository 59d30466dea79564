import type { MediaContainer } from '../container/sniff-container.ts'

/** Most bytes of comments that are read; some hold a cover. */
const MOST_BYTES = 1_048_576
const MOST_COMMENTS = 500
const COMMENTS = 4
const PAGE_HEAD = 27

/** The comments of an Ogg or FLAC file as names in capitals and texts; empty where there are none. */
export function readComments(
  bytes: Uint8Array,
  container: Extract<MediaContainer, 'ogg' | 'flac'>,
): ReadonlyMap<string, readonly string[]> {
  const found = container === 'flac' ? findBlock(bytes) : findPacket(bytes)
  return found === null ? new Map() : parseComments(Buffer.from(found))
}

/** The block of a FLAC file that holds its comments. */
function findBlock(bytes: Uint8Array): Uint8Array | null {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 4
  while (at + 4 <= view.length) {
    const kind = view.readUInt8(at)
    const end = at + 4 + view.readUIntBE(at + 1, 3)
    if ((kind & 0x7f) === COMMENTS) return bytes.subarray(at + 4, Math.min(end, bytes.length))
    if (kind > 0x7f) return null
    at = end
  }
  return null
}

/** The second packet of an Ogg file, after its mark: the one with the comments of Opus and Vorbis. */
function findPacket(bytes: Uint8Array): Uint8Array | null {
  const [, second] = firstPackets(bytes)
  if (second === undefined) return null
  const mark = second.subarray(0, 8).toString('latin1')
  if (mark === 'OpusTags') return second.subarray(8)
  return mark.startsWith('\x03vorbis') ? second.subarray(7) : null
}

/** The first two packets of the first stream of an Ogg file. */
function firstPackets(bytes: Uint8Array): Buffer[] {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const packets: Buffer[] = []
  let parts: Buffer[] = []
  let at = 0
  let length = 0
  while (at + PAGE_HEAD <= view.length && view.toString('latin1', at, at + 4) === 'OggS') {
    const sizes = view.subarray(at + PAGE_HEAD, at + PAGE_HEAD + (view[at + 26] ?? 0))
    const isOwn = view.readUInt32LE(at + 14) === view.readUInt32LE(14)
    at += PAGE_HEAD + sizes.length
    for (const size of sizes) {
      const part = view.subarray(at, at + size)
      at += size
      if (!isOwn) continue
      parts.push(part)
      length += size
      if (length > MOST_BYTES) return packets
      if (size === 255) continue
      packets.push(Buffer.concat(parts))
      if (packets.length === 2) return packets
      parts = []
    }
  }
  return packets
}

function parseComments(view: Buffer): ReadonlyMap<string, readonly string[]> {
  const comments = new Map<string, string[]>()
  let at = 0
  const take = () => {
    if (at + 4 > view.length) return null
    const end = at + 4 + view.readUInt32LE(at)
    const text = end > view.length ? null : view.toString('utf8', at + 4, end)
    at = end
    return text
  }
  const vendor = take()
  if (vendor === null || at + 4 > view.length) return comments
  if (vendor !== '') comments.set('vendor', [vendor])
  const count = Math.min(view.readUInt32LE(at), MOST_COMMENTS)
  at += 4
  for (let index = 0; index < count; index++) {
    const comment = take()
    if (comment === null) break
    const separator = comment.indexOf('=')
    if (separator < 0) continue
    const name = comment.slice(0, separator).toUpperCase()
    const texts = comments.get(name)
    if (texts === undefined) comments.set(name, [comment.slice(separator + 1)])
    else texts.push(comment.slice(separator + 1))
  }
  return comments
}
