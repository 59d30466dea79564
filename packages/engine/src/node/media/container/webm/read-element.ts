/** The head of an EBML element. */
export interface Element {
  readonly id: number
  /** Where its id starts, and its data. */
  readonly at: number
  readonly from: number
  /** Where its data end, which may be beyond the file; null where the size is left open, as in live streams. */
  readonly to: number | null
}

/** The head of the element at this place; null where there is none. */
export function readElement(bytes: Uint8Array, at: number, end: number): Element | null {
  const id = readNumber(bytes, at, Math.min(end, at + 4), true)
  if (id === null) return null
  const size = readNumber(bytes, id.end, end, false)
  if (size === null) return null
  const to = size.isOpen ? null : size.end + size.value
  return { id: id.value, at, from: size.end, to }
}

/** A number whose first byte tells its length by its leading zeros. */
function readNumber(bytes: Uint8Array, at: number, end: number, keepsMarker: boolean) {
  if (at >= end || bytes[at] === 0) return null
  const length = Math.clz32(bytes[at]) - 23
  if (at + length > end) return null
  const low = bytes[at] & (0xff >> length)
  let value = keepsMarker ? bytes[at] : low
  let isOpen = low === 0xff >> length
  for (let place = at + 1; place < at + length; place++) {
    value = value * 256 + bytes[place]
    isOpen &&= bytes[place] === 0xff
  }
  return { value, end: at + length, isOpen }
}
