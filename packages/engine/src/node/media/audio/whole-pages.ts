const HEAD = 27

/** The bytes of an Ogg file up to the end of its last whole page: decoders turn a partial page into noise. */
export function wholePages(bytes: Uint8Array): Uint8Array {
  let at = 0
  while (at + HEAD <= bytes.length && isPage(bytes, at)) {
    const segments = bytes[at + 26]
    const body = at + HEAD + segments
    if (body > bytes.length) break
    let end = body
    for (const size of bytes.subarray(at + HEAD, body)) end += size
    if (end > bytes.length) break
    at = end
  }
  return bytes.subarray(0, at)
}

function isPage(bytes: Uint8Array, at: number): boolean {
  return (
    bytes[at] === 0x4f && bytes[at + 1] === 0x67 && bytes[at + 2] === 0x67 && bytes[at + 3] === 0x53
  )
}
