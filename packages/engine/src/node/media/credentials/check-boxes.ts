/** Boxes of MPEG-4 and HEIF whose content is boxes; `meta` has a version before them. */
const containers: ReadonlySet<string> = new Set([
  ...['cinf', 'dinf', 'edts', 'grp1', 'mdia', 'meco', 'mfra', 'minf', 'moof', 'moov', 'mvex'],
  ...['paen', 'rinf', 'sinf', 'stbl', 'strd', 'strk', 'traf', 'trak', 'udta', 'meta'],
])
const DEEPEST = 24
const LONG_HEAD = 16

/**
 * Whether the library for content credentials reads these boxes in a time that their size bounds: each box is
 * larger than its head, so that the next one starts later, and tables of places give each place at least a byte.
 */
export function areBoundedBoxes(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return isBounded(view, 0, 0)
}

function isBounded(view: Buffer, from: number, depth: number): boolean {
  if (depth > DEEPEST) return false
  let at = from
  while (at + 8 <= view.length) {
    const name = view.toString('latin1', at + 4, at + 8)
    const size = sizeOf(view, at)
    if (size === null) return false
    const end = Math.min(at + size, view.length)
    const content = at + (view.readUInt32BE(at) === 1 ? LONG_HEAD : 8)
    const inner = content + (name === 'meta' ? 4 : 0)
    if (containers.has(name) && !isBounded(view.subarray(0, end), inner, depth + 1)) return false
    if (name === 'iloc' && !hasPlaces(view.subarray(content, end))) return false
    at += size
  }
  return true
}

/** The size of a box with its head; null for one that is smaller than that. */
function sizeOf(view: Buffer, at: number): number | null {
  const size = view.readUInt32BE(at)
  if (size === 0) return view.length - at
  if (size !== 1) return size >= 8 ? size : null
  if (at + LONG_HEAD > view.length) return null
  const large = Number(view.readBigUInt64BE(at + 8))
  return large >= LONG_HEAD ? large : null
}

/** Whether each place of a table takes at least a byte: up to 65,535 of none could follow each item. */
function hasPlaces(table: Buffer): boolean {
  if (table.length < 6) return true
  const version = table.readUInt8(0)
  const offsets = table.readUInt8(4)
  const indexes = table.readUInt8(5) & 0x0f
  return offsets !== 0 || ((version === 1 || version === 2) && indexes !== 0)
}
