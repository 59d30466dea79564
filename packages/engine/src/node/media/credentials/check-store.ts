/** Deepest nesting of a manifest store that is read: the library keeps a copy of the rest at each level. */
const DEEPEST = 12
const MOST_BOXES = 20_000
/** Bytes of a description before its label: an identifier and switches. */
const DESCRIPTION = 17
const HAS_LABEL = 2
const HAS_ID = 4
const HAS_HASH = 8
const HAS_PRIVATE = 16

/** Whether each box of a manifest store lies inside its box, at a depth and in a number that writers have use for. */
export function isBoundedStore(store: Uint8Array): boolean {
  const view = Buffer.from(store.buffer, store.byteOffset, store.byteLength)
  const left = { boxes: MOST_BOXES }
  return isBounded(view, 0, left)
}

interface Left {
  boxes: number
}

function isBounded(view: Buffer, depth: number, left: Left): boolean {
  if (depth > DEEPEST) return false
  let at = 0
  while (at < view.length) {
    if (at + 8 > view.length || left.boxes === 0) return false
    left.boxes--
    const size = view.readUInt32BE(at)
    if (size < 8 || at + size > view.length) return false
    const content = view.subarray(at + 8, at + size)
    const name = view.toString('latin1', at + 4, at + 8)
    if (name === 'jumb' && !isBounded(content, depth + 1, left)) return false
    if (name === 'jumd' && !isBounded(privateBoxes(content), depth + 1, left)) return false
    at += size
    // What follows a store is padding.
    if (depth === 0) return true
  }
  return true
}

/** The boxes at the end of a description. */
function privateBoxes(content: Buffer): Buffer {
  const switches = content[DESCRIPTION - 1] ?? 0
  if ((switches & HAS_PRIVATE) === 0) return content.subarray(content.length)
  let at = DESCRIPTION
  if ((switches & HAS_LABEL) !== 0) {
    const end = content.indexOf(0, at)
    at = end < 0 ? content.length : end + 1
  }
  if ((switches & HAS_ID) !== 0) at += 4
  if ((switches & HAS_HASH) !== 0) at += 32
  return content.subarray(Math.min(at, content.length))
}
