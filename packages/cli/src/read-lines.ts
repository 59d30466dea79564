const LINE_FEED = 0x0a

/**
 * Splits a byte stream at line feeds, keeping one line in memory at a time. Nothing else ends a line of JSON:
 * a string in it may hold U+2028, U+2029 and U+0085, at which `readline` of Node and readers of other languages cut.
 * The carriage return of `\r\n` stays, as JSON takes it for a space.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let kept: Uint8Array[] = []
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      yield join(kept, chunk.subarray(start, end))
      kept = []
      start = end + 1
    }
    if (start < chunk.length) kept.push(chunk.subarray(start))
  }
  if (kept.length > 0) yield join(kept, new Uint8Array())
}

function join(kept: readonly Uint8Array[], last: Uint8Array): Uint8Array {
  return kept.length === 0 ? last : Buffer.concat([...kept, last])
}
